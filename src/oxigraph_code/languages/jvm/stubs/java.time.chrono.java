// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.time.chrono;

import java.lang.*;
import java.io.Serializable;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

public class AbstractChronology implements Chronology {
    public int compareTo(Chronology a);
    public ChronoLocalDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
}

public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    default ChronoLocalDateTime<?> atTime(LocalTime a);
    default int compareTo(ChronoLocalDate a);
    default String format(DateTimeFormatter a);
    static ChronoLocalDate from(TemporalAccessor a);
    Chronology getChronology();
    default Era getEra();
    default boolean isAfter(ChronoLocalDate a);
    default boolean isBefore(ChronoLocalDate a);
    default boolean isEqual(ChronoLocalDate a);
    default boolean isLeapYear();
    int lengthOfMonth();
    default int lengthOfYear();
    default ChronoLocalDate minus(TemporalAmount a);
    default ChronoLocalDate minus(long a, TemporalUnit b);
    default ChronoLocalDate plus(TemporalAmount a);
    default ChronoLocalDate plus(long a, TemporalUnit b);
    static Comparator<ChronoLocalDate> timeLineOrder();
    default long toEpochDay();
    ChronoPeriod until(ChronoLocalDate a);
    default ChronoLocalDate with(TemporalAdjuster a);
    default ChronoLocalDate with(TemporalField a, long b);
}

public interface ChronoLocalDateTime<D extends ChronoLocalDate> extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    ChronoZonedDateTime<D> atZone(ZoneId a);
    default int compareTo(ChronoLocalDateTime<?> a);
    default String format(DateTimeFormatter a);
    static ChronoLocalDateTime<?> from(TemporalAccessor a);
    default Chronology getChronology();
    default boolean isAfter(ChronoLocalDateTime<?> a);
    default boolean isBefore(ChronoLocalDateTime<?> a);
    default boolean isEqual(ChronoLocalDateTime<?> a);
    default ChronoLocalDateTime<D> minus(TemporalAmount a);
    default ChronoLocalDateTime<D> minus(long a, TemporalUnit b);
    default ChronoLocalDateTime<D> plus(TemporalAmount a);
    ChronoLocalDateTime<D> plus(long a, TemporalUnit b);
    static Comparator<ChronoLocalDateTime<?>> timeLineOrder();
    default long toEpochSecond(ZoneOffset a);
    default Instant toInstant(ZoneOffset a);
    D toLocalDate();
    LocalTime toLocalTime();
    default ChronoLocalDateTime<D> with(TemporalAdjuster a);
    ChronoLocalDateTime<D> with(TemporalField a, long b);
}

public interface ChronoPeriod extends TemporalAmount {
    static ChronoPeriod between(ChronoLocalDate a, ChronoLocalDate b);
    Chronology getChronology();
    default boolean isNegative();
    default boolean isZero();
    ChronoPeriod minus(TemporalAmount a);
    ChronoPeriod multipliedBy(int a);
    default ChronoPeriod negated();
    ChronoPeriod normalized();
    ChronoPeriod plus(TemporalAmount a);
}

public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    default int compareTo(ChronoZonedDateTime<?> a);
    default String format(DateTimeFormatter a);
    static ChronoZonedDateTime<?> from(TemporalAccessor a);
    default Chronology getChronology();
    ZoneOffset getOffset();
    ZoneId getZone();
    default boolean isAfter(ChronoZonedDateTime<?> a);
    default boolean isBefore(ChronoZonedDateTime<?> a);
    default boolean isEqual(ChronoZonedDateTime<?> a);
    default ChronoZonedDateTime<D> minus(TemporalAmount a);
    default ChronoZonedDateTime<D> minus(long a, TemporalUnit b);
    default ChronoZonedDateTime<D> plus(TemporalAmount a);
    ChronoZonedDateTime<D> plus(long a, TemporalUnit b);
    static Comparator<ChronoZonedDateTime<?>> timeLineOrder();
    default long toEpochSecond();
    default Instant toInstant();
    default D toLocalDate();
    ChronoLocalDateTime<D> toLocalDateTime();
    default LocalTime toLocalTime();
    default ChronoZonedDateTime<D> with(TemporalAdjuster a);
    ChronoZonedDateTime<D> with(TemporalField a, long b);
    ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();
    ChronoZonedDateTime<D> withLaterOffsetAtOverlap();
    ChronoZonedDateTime<D> withZoneSameInstant(ZoneId a);
    ChronoZonedDateTime<D> withZoneSameLocal(ZoneId a);
}

public interface Chronology extends Comparable<Chronology> {
    int compareTo(Chronology a);
    default ChronoLocalDate date(Era a, int b, int c, int d);
    ChronoLocalDate date(TemporalAccessor a);
    ChronoLocalDate date(int a, int b, int c);
    ChronoLocalDate dateEpochDay(long a);
    default ChronoLocalDate dateNow();
    default ChronoLocalDate dateNow(Clock a);
    default ChronoLocalDate dateNow(ZoneId a);
    default ChronoLocalDate dateYearDay(Era a, int b, int c);
    ChronoLocalDate dateYearDay(int a, int b);
    default long epochSecond(Era a, int b, int c, int d, int e, int f, int g, ZoneOffset h);
    default long epochSecond(int a, int b, int c, int d, int e, int f, ZoneOffset g);
    Era eraOf(int a);
    List<Era> eras();
    static Chronology from(TemporalAccessor a);
    static Set<Chronology> getAvailableChronologies();
    String getCalendarType();
    default String getDisplayName(TextStyle a, Locale b);
    String getId();
    boolean isLeapYear(long a);
    default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor a);
    static Chronology of(String a);
    static Chronology ofLocale(Locale a);
    default ChronoPeriod period(int a, int b, int c);
    int prolepticYear(Era a, int b);
    ValueRange range(ChronoField a);
    ChronoLocalDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant a, ZoneId b);
    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor a);
}

public interface Era extends TemporalAccessor, TemporalAdjuster {
    default String getDisplayName(TextStyle a, Locale b);
    int getValue();
}

public class HijrahChronology extends AbstractChronology implements Serializable {
    public static HijrahChronology INSTANCE;
    public HijrahDate date(Era a, int b, int c, int d);
    public HijrahDate date(TemporalAccessor a);
    public HijrahDate date(int a, int b, int c);
    public HijrahDate dateEpochDay(long a);
    public HijrahDate dateNow();
    public HijrahDate dateNow(Clock a);
    public HijrahDate dateNow(ZoneId a);
    public HijrahDate dateYearDay(Era a, int b, int c);
    public HijrahDate dateYearDay(int a, int b);
    public HijrahEra eraOf(int a);
    public HijrahDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
}

public class HijrahDate implements ChronoLocalDate, Serializable, Temporal, TemporalAdjuster {
    public ChronoLocalDateTime<HijrahDate> atTime(LocalTime a);
    public boolean equals(Object a);
    public static HijrahDate from(TemporalAccessor a);
    public HijrahChronology getChronology();
    public HijrahEra getEra();
    public long getLong(TemporalField a);
    public int hashCode();
    public boolean isLeapYear();
    public int lengthOfMonth();
    public int lengthOfYear();
    public HijrahDate minus(TemporalAmount a);
    public HijrahDate minus(long a, TemporalUnit b);
    public static HijrahDate now();
    public static HijrahDate now(Clock a);
    public static HijrahDate now(ZoneId a);
    public static HijrahDate of(int a, int b, int c);
    public HijrahDate plus(TemporalAmount a);
    public HijrahDate plus(long a, TemporalUnit b);
    public ValueRange range(TemporalField a);
    public long toEpochDay();
    public ChronoPeriod until(ChronoLocalDate a);
    public long until(Temporal a, TemporalUnit b);
    public HijrahDate with(TemporalAdjuster a);
    public HijrahDate with(TemporalField a, long b);
    public HijrahDate withVariant(HijrahChronology a);
}

public enum HijrahEra implements Era {
    AH;
    public String getDisplayName(TextStyle a, Locale b);
    public int getValue();
    public static HijrahEra of(int a);
    public ValueRange range(TemporalField a);
    public static HijrahEra valueOf(String a);
    public static HijrahEra[] values();
}

public class IsoChronology extends AbstractChronology implements Serializable {
    public static IsoChronology INSTANCE;
    public LocalDate date(Era a, int b, int c, int d);
    public LocalDate date(TemporalAccessor a);
    public LocalDate date(int a, int b, int c);
    public LocalDate dateEpochDay(long a);
    public LocalDate dateNow();
    public LocalDate dateNow(Clock a);
    public LocalDate dateNow(ZoneId a);
    public LocalDate dateYearDay(Era a, int b, int c);
    public LocalDate dateYearDay(int a, int b);
    public IsoEra eraOf(int a);
    public LocalDateTime localDateTime(TemporalAccessor a);
    public Period period(int a, int b, int c);
    public LocalDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
    public ZonedDateTime zonedDateTime(Instant a, ZoneId b);
    public ZonedDateTime zonedDateTime(TemporalAccessor a);
}

public enum IsoEra implements Era {
    BCE, CE;
    public int getValue();
    public static IsoEra of(int a);
    public static IsoEra valueOf(String a);
    public static IsoEra[] values();
}

public class JapaneseChronology extends AbstractChronology implements Serializable {
    public static JapaneseChronology INSTANCE;
    public JapaneseDate date(Era a, int b, int c, int d);
    public JapaneseDate date(TemporalAccessor a);
    public JapaneseDate date(int a, int b, int c);
    public JapaneseDate dateEpochDay(long a);
    public JapaneseDate dateNow();
    public JapaneseDate dateNow(Clock a);
    public JapaneseDate dateNow(ZoneId a);
    public JapaneseDate dateYearDay(Era a, int b, int c);
    public JapaneseDate dateYearDay(int a, int b);
    public JapaneseEra eraOf(int a);
    public JapaneseDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
}

public class JapaneseDate implements ChronoLocalDate, Serializable, Temporal, TemporalAdjuster {
    public ChronoLocalDateTime<JapaneseDate> atTime(LocalTime a);
    public boolean equals(Object a);
    public static JapaneseDate from(TemporalAccessor a);
    public JapaneseChronology getChronology();
    public JapaneseEra getEra();
    public long getLong(TemporalField a);
    public int hashCode();
    public boolean isSupported(TemporalField a);
    public int lengthOfMonth();
    public int lengthOfYear();
    public JapaneseDate minus(TemporalAmount a);
    public JapaneseDate minus(long a, TemporalUnit b);
    public static JapaneseDate now();
    public static JapaneseDate now(Clock a);
    public static JapaneseDate now(ZoneId a);
    public static JapaneseDate of(JapaneseEra a, int b, int c, int d);
    public static JapaneseDate of(int a, int b, int c);
    public JapaneseDate plus(TemporalAmount a);
    public JapaneseDate plus(long a, TemporalUnit b);
    public ValueRange range(TemporalField a);
    public long toEpochDay();
    public ChronoPeriod until(ChronoLocalDate a);
    public long until(Temporal a, TemporalUnit b);
    public JapaneseDate with(TemporalAdjuster a);
    public JapaneseDate with(TemporalField a, long b);
}

public class JapaneseEra implements Era, Serializable {
    public static JapaneseEra HEISEI;
    public static JapaneseEra MEIJI;
    public static JapaneseEra REIWA;
    public static JapaneseEra SHOWA;
    public static JapaneseEra TAISHO;
    public String getDisplayName(TextStyle a, Locale b);
    public int getValue();
    public static JapaneseEra of(int a);
    public ValueRange range(TemporalField a);
    public static JapaneseEra valueOf(String a);
    public static JapaneseEra[] values();
}

public class MinguoChronology extends AbstractChronology implements Serializable {
    public static MinguoChronology INSTANCE;
    public MinguoDate date(Era a, int b, int c, int d);
    public MinguoDate date(TemporalAccessor a);
    public MinguoDate date(int a, int b, int c);
    public MinguoDate dateEpochDay(long a);
    public MinguoDate dateNow();
    public MinguoDate dateNow(Clock a);
    public MinguoDate dateNow(ZoneId a);
    public MinguoDate dateYearDay(Era a, int b, int c);
    public MinguoDate dateYearDay(int a, int b);
    public MinguoEra eraOf(int a);
    public MinguoDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
}

public class MinguoDate implements ChronoLocalDate, Serializable, Temporal, TemporalAdjuster {
    public ChronoLocalDateTime<MinguoDate> atTime(LocalTime a);
    public boolean equals(Object a);
    public static MinguoDate from(TemporalAccessor a);
    public MinguoChronology getChronology();
    public MinguoEra getEra();
    public long getLong(TemporalField a);
    public int hashCode();
    public int lengthOfMonth();
    public MinguoDate minus(TemporalAmount a);
    public MinguoDate minus(long a, TemporalUnit b);
    public static MinguoDate now();
    public static MinguoDate now(Clock a);
    public static MinguoDate now(ZoneId a);
    public static MinguoDate of(int a, int b, int c);
    public MinguoDate plus(TemporalAmount a);
    public MinguoDate plus(long a, TemporalUnit b);
    public ValueRange range(TemporalField a);
    public long toEpochDay();
    public ChronoPeriod until(ChronoLocalDate a);
    public long until(Temporal a, TemporalUnit b);
    public MinguoDate with(TemporalAdjuster a);
    public MinguoDate with(TemporalField a, long b);
}

public enum MinguoEra implements Era {
    BEFORE_ROC, ROC;
    public String getDisplayName(TextStyle a, Locale b);
    public int getValue();
    public static MinguoEra of(int a);
    public static MinguoEra valueOf(String a);
    public static MinguoEra[] values();
}

public class ThaiBuddhistChronology extends AbstractChronology implements Serializable {
    public static ThaiBuddhistChronology INSTANCE;
    public ThaiBuddhistDate date(Era a, int b, int c, int d);
    public ThaiBuddhistDate date(TemporalAccessor a);
    public ThaiBuddhistDate date(int a, int b, int c);
    public ThaiBuddhistDate dateEpochDay(long a);
    public ThaiBuddhistDate dateNow();
    public ThaiBuddhistDate dateNow(Clock a);
    public ThaiBuddhistDate dateNow(ZoneId a);
    public ThaiBuddhistDate dateYearDay(Era a, int b, int c);
    public ThaiBuddhistDate dateYearDay(int a, int b);
    public ThaiBuddhistEra eraOf(int a);
    public ThaiBuddhistDate resolveDate(Map<TemporalField, Long> a, ResolverStyle b);
}

public class ThaiBuddhistDate implements ChronoLocalDate, Serializable, Temporal, TemporalAdjuster {
    public ChronoLocalDateTime<ThaiBuddhistDate> atTime(LocalTime a);
    public boolean equals(Object a);
    public static ThaiBuddhistDate from(TemporalAccessor a);
    public ThaiBuddhistChronology getChronology();
    public ThaiBuddhistEra getEra();
    public long getLong(TemporalField a);
    public int hashCode();
    public int lengthOfMonth();
    public ThaiBuddhistDate minus(TemporalAmount a);
    public ThaiBuddhistDate minus(long a, TemporalUnit b);
    public static ThaiBuddhistDate now();
    public static ThaiBuddhistDate now(Clock a);
    public static ThaiBuddhistDate now(ZoneId a);
    public static ThaiBuddhistDate of(int a, int b, int c);
    public ThaiBuddhistDate plus(TemporalAmount a);
    public ThaiBuddhistDate plus(long a, TemporalUnit b);
    public ValueRange range(TemporalField a);
    public long toEpochDay();
    public ChronoPeriod until(ChronoLocalDate a);
    public long until(Temporal a, TemporalUnit b);
    public ThaiBuddhistDate with(TemporalAdjuster a);
    public ThaiBuddhistDate with(TemporalField a, long b);
}

public enum ThaiBuddhistEra implements Era {
    BEFORE_BE, BE;
    public String getDisplayName(TextStyle a, Locale b);
    public int getValue();
    public static ThaiBuddhistEra of(int a);
    public static ThaiBuddhistEra valueOf(String a);
    public static ThaiBuddhistEra[] values();
}
