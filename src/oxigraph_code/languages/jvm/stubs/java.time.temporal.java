// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.time.temporal;

import java.lang.*;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

public enum ChronoField implements TemporalField {
    NANO_OF_SECOND, NANO_OF_DAY, MICRO_OF_SECOND, MICRO_OF_DAY, MILLI_OF_SECOND, MILLI_OF_DAY, SECOND_OF_MINUTE, SECOND_OF_DAY, MINUTE_OF_HOUR, MINUTE_OF_DAY, HOUR_OF_AMPM, CLOCK_HOUR_OF_AMPM, HOUR_OF_DAY, CLOCK_HOUR_OF_DAY, AMPM_OF_DAY, DAY_OF_WEEK, ALIGNED_DAY_OF_WEEK_IN_MONTH, ALIGNED_DAY_OF_WEEK_IN_YEAR, DAY_OF_MONTH, DAY_OF_YEAR, EPOCH_DAY, ALIGNED_WEEK_OF_MONTH, ALIGNED_WEEK_OF_YEAR, MONTH_OF_YEAR, PROLEPTIC_MONTH, YEAR_OF_ERA, YEAR, ERA, INSTANT_SECONDS, OFFSET_SECONDS;
    public <R extends Temporal> R adjustInto(R a, long b);
    public int checkValidIntValue(long a);
    public long checkValidValue(long a);
    public TemporalUnit getBaseUnit();
    public String getDisplayName(Locale a);
    public long getFrom(TemporalAccessor a);
    public TemporalUnit getRangeUnit();
    public boolean isDateBased();
    public boolean isSupportedBy(TemporalAccessor a);
    public boolean isTimeBased();
    public ValueRange range();
    public ValueRange rangeRefinedBy(TemporalAccessor a);
    public static ChronoField valueOf(String a);
    public static ChronoField[] values();
}

public enum ChronoUnit implements TemporalUnit {
    NANOS, MICROS, MILLIS, SECONDS, MINUTES, HOURS, HALF_DAYS, DAYS, WEEKS, MONTHS, YEARS, DECADES, CENTURIES, MILLENNIA, ERAS, FOREVER;
    public <R extends Temporal> R addTo(R a, long b);
    public long between(Temporal a, Temporal b);
    public Duration getDuration();
    public boolean isDateBased();
    public boolean isDurationEstimated();
    public boolean isSupportedBy(Temporal a);
    public boolean isTimeBased();
    public static ChronoUnit valueOf(String a);
    public static ChronoUnit[] values();
}

public class IsoFields {
    public static TemporalField DAY_OF_QUARTER;
    public static TemporalField QUARTER_OF_YEAR;
    public static TemporalUnit QUARTER_YEARS;
    public static TemporalField WEEK_BASED_YEAR;
    public static TemporalUnit WEEK_BASED_YEARS;
    public static TemporalField WEEK_OF_WEEK_BASED_YEAR;
}

public class JulianFields {
    public static TemporalField JULIAN_DAY;
    public static TemporalField MODIFIED_JULIAN_DAY;
    public static TemporalField RATA_DIE;
}

public interface Temporal extends TemporalAccessor {
    boolean isSupported(TemporalUnit a);
    default Temporal minus(TemporalAmount a);
    default Temporal minus(long a, TemporalUnit b);
    default Temporal plus(TemporalAmount a);
    Temporal plus(long a, TemporalUnit b);
    long until(Temporal a, TemporalUnit b);
    default Temporal with(TemporalAdjuster a);
    Temporal with(TemporalField a, long b);
}

public interface TemporalAccessor {
    default int get(TemporalField a);
    long getLong(TemporalField a);
    boolean isSupported(TemporalField a);
    default <R> R query(TemporalQuery<R> a);
    default ValueRange range(TemporalField a);
}

public interface TemporalAdjuster {
    Temporal adjustInto(Temporal a);
}

public class TemporalAdjusters {
    public static TemporalAdjuster dayOfWeekInMonth(int a, DayOfWeek b);
    public static TemporalAdjuster firstDayOfMonth();
    public static TemporalAdjuster firstDayOfNextMonth();
    public static TemporalAdjuster firstDayOfNextYear();
    public static TemporalAdjuster firstDayOfYear();
    public static TemporalAdjuster firstInMonth(DayOfWeek a);
    public static TemporalAdjuster lastDayOfMonth();
    public static TemporalAdjuster lastDayOfYear();
    public static TemporalAdjuster lastInMonth(DayOfWeek a);
    public static TemporalAdjuster next(DayOfWeek a);
    public static TemporalAdjuster nextOrSame(DayOfWeek a);
    public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> a);
    public static TemporalAdjuster previous(DayOfWeek a);
    public static TemporalAdjuster previousOrSame(DayOfWeek a);
}

public interface TemporalAmount {
    Temporal addTo(Temporal a);
    long get(TemporalUnit a);
    List<TemporalUnit> getUnits();
    Temporal subtractFrom(Temporal a);
}

public interface TemporalField {
    <R extends Temporal> R adjustInto(R a, long b);
    TemporalUnit getBaseUnit();
    default String getDisplayName(Locale a);
    long getFrom(TemporalAccessor a);
    TemporalUnit getRangeUnit();
    boolean isDateBased();
    boolean isSupportedBy(TemporalAccessor a);
    boolean isTimeBased();
    ValueRange range();
    ValueRange rangeRefinedBy(TemporalAccessor a);
    default TemporalAccessor resolve(Map<TemporalField, Long> a, TemporalAccessor b, ResolverStyle c);
}

public class TemporalQueries {
    public static TemporalQuery<Chronology> chronology();
    public static TemporalQuery<LocalDate> localDate();
    public static TemporalQuery<LocalTime> localTime();
    public static TemporalQuery<ZoneOffset> offset();
    public static TemporalQuery<TemporalUnit> precision();
    public static TemporalQuery<ZoneId> zone();
    public static TemporalQuery<ZoneId> zoneId();
}

public interface TemporalQuery<R> {
    R queryFrom(TemporalAccessor a);
}

public interface TemporalUnit {
    <R extends Temporal> R addTo(R a, long b);
    long between(Temporal a, Temporal b);
    Duration getDuration();
    boolean isDateBased();
    boolean isDurationEstimated();
    default boolean isSupportedBy(Temporal a);
    boolean isTimeBased();
}

public class UnsupportedTemporalTypeException extends DateTimeException {
}

public class ValueRange implements Serializable {
    public int checkValidIntValue(long a, TemporalField b);
    public long checkValidValue(long a, TemporalField b);
    public long getLargestMinimum();
    public long getMaximum();
    public long getMinimum();
    public long getSmallestMaximum();
    public boolean isFixed();
    public boolean isIntValue();
    public boolean isValidIntValue(long a);
    public boolean isValidValue(long a);
    public static ValueRange of(long a, long b);
    public static ValueRange of(long a, long b, long c);
    public static ValueRange of(long a, long b, long c, long d);
}

public class WeekFields implements Serializable {
    public static WeekFields ISO;
    public static WeekFields SUNDAY_START;
    public static TemporalUnit WEEK_BASED_YEARS;
    public TemporalField dayOfWeek();
    public DayOfWeek getFirstDayOfWeek();
    public int getMinimalDaysInFirstWeek();
    public static WeekFields of(DayOfWeek a, int b);
    public static WeekFields of(Locale a);
    public TemporalField weekBasedYear();
    public TemporalField weekOfMonth();
    public TemporalField weekOfWeekBasedYear();
    public TemporalField weekOfYear();
}
