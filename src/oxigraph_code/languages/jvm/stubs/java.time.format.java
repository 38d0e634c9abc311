// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.time.format;

import java.lang.*;
import java.text.Format;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

public class DateTimeFormatter {
    public static DateTimeFormatter BASIC_ISO_DATE;
    public static DateTimeFormatter ISO_DATE;
    public static DateTimeFormatter ISO_DATE_TIME;
    public static DateTimeFormatter ISO_INSTANT;
    public static DateTimeFormatter ISO_LOCAL_DATE;
    public static DateTimeFormatter ISO_LOCAL_DATE_TIME;
    public static DateTimeFormatter ISO_LOCAL_TIME;
    public static DateTimeFormatter ISO_OFFSET_DATE;
    public static DateTimeFormatter ISO_OFFSET_DATE_TIME;
    public static DateTimeFormatter ISO_OFFSET_TIME;
    public static DateTimeFormatter ISO_ORDINAL_DATE;
    public static DateTimeFormatter ISO_TIME;
    public static DateTimeFormatter ISO_WEEK_DATE;
    public static DateTimeFormatter ISO_ZONED_DATE_TIME;
    public static DateTimeFormatter RFC_1123_DATE_TIME;
    public String format(TemporalAccessor a);
    public void formatTo(TemporalAccessor a, Appendable b);
    public Chronology getChronology();
    public DecimalStyle getDecimalStyle();
    public Locale getLocale();
    public Set<TemporalField> getResolverFields();
    public ResolverStyle getResolverStyle();
    public ZoneId getZone();
    public DateTimeFormatter localizedBy(Locale a);
    public static DateTimeFormatter ofLocalizedDate(FormatStyle a);
    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle a);
    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle a, FormatStyle b);
    public static DateTimeFormatter ofLocalizedTime(FormatStyle a);
    public static DateTimeFormatter ofPattern(String a);
    public static DateTimeFormatter ofPattern(String a, Locale b);
    public TemporalAccessor parse(CharSequence a);
    public TemporalAccessor parse(CharSequence a, ParsePosition b);
    public <T> T parse(CharSequence a, TemporalQuery<T> b);
    public TemporalAccessor parseBest(CharSequence a, TemporalQuery<?>... b);
    public TemporalAccessor parseUnresolved(CharSequence a, ParsePosition b);
    public static TemporalQuery<Period> parsedExcessDays();
    public static TemporalQuery<Boolean> parsedLeapSecond();
    public Format toFormat();
    public Format toFormat(TemporalQuery<?> a);
    public DateTimeFormatter withChronology(Chronology a);
    public DateTimeFormatter withDecimalStyle(DecimalStyle a);
    public DateTimeFormatter withLocale(Locale a);
    public DateTimeFormatter withResolverFields(Set<TemporalField> a);
    public DateTimeFormatter withResolverFields(TemporalField... a);
    public DateTimeFormatter withResolverStyle(ResolverStyle a);
    public DateTimeFormatter withZone(ZoneId a);
}

public class DateTimeFormatterBuilder {
    public DateTimeFormatterBuilder append(DateTimeFormatter a);
    public DateTimeFormatterBuilder appendChronologyId();
    public DateTimeFormatterBuilder appendChronologyText(TextStyle a);
    public DateTimeFormatterBuilder appendDayPeriodText(TextStyle a);
    public DateTimeFormatterBuilder appendFraction(TemporalField a, int b, int c, boolean d);
    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle a);
    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle a, Set<ZoneId> b);
    public DateTimeFormatterBuilder appendInstant();
    public DateTimeFormatterBuilder appendInstant(int a);
    public DateTimeFormatterBuilder appendLiteral(String a);
    public DateTimeFormatterBuilder appendLiteral(char a);
    public DateTimeFormatterBuilder appendLocalized(FormatStyle a, FormatStyle b);
    public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle a);
    public DateTimeFormatterBuilder appendOffset(String a, String b);
    public DateTimeFormatterBuilder appendOffsetId();
    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter a);
    public DateTimeFormatterBuilder appendPattern(String a);
    public DateTimeFormatterBuilder appendText(TemporalField a);
    public DateTimeFormatterBuilder appendText(TemporalField a, Map<Long, String> b);
    public DateTimeFormatterBuilder appendText(TemporalField a, TextStyle b);
    public DateTimeFormatterBuilder appendValue(TemporalField a);
    public DateTimeFormatterBuilder appendValue(TemporalField a, int b);
    public DateTimeFormatterBuilder appendValue(TemporalField a, int b, int c, SignStyle d);
    public DateTimeFormatterBuilder appendValueReduced(TemporalField a, int b, int c, ChronoLocalDate d);
    public DateTimeFormatterBuilder appendValueReduced(TemporalField a, int b, int c, int d);
    public DateTimeFormatterBuilder appendZoneId();
    public DateTimeFormatterBuilder appendZoneOrOffsetId();
    public DateTimeFormatterBuilder appendZoneRegionId();
    public DateTimeFormatterBuilder appendZoneText(TextStyle a);
    public DateTimeFormatterBuilder appendZoneText(TextStyle a, Set<ZoneId> b);
    public static String getLocalizedDateTimePattern(FormatStyle a, FormatStyle b, Chronology c, Locale d);
    public DateTimeFormatterBuilder optionalEnd();
    public DateTimeFormatterBuilder optionalStart();
    public DateTimeFormatterBuilder padNext(int a);
    public DateTimeFormatterBuilder padNext(int a, char b);
    public DateTimeFormatterBuilder parseCaseInsensitive();
    public DateTimeFormatterBuilder parseCaseSensitive();
    public DateTimeFormatterBuilder parseDefaulting(TemporalField a, long b);
    public DateTimeFormatterBuilder parseLenient();
    public DateTimeFormatterBuilder parseStrict();
    public DateTimeFormatter toFormatter();
    public DateTimeFormatter toFormatter(Locale a);
}

public class DateTimeParseException extends DateTimeException {
    public int getErrorIndex();
    public String getParsedString();
}

public class DecimalStyle {
    public static DecimalStyle STANDARD;
    public static Set<Locale> getAvailableLocales();
    public char getDecimalSeparator();
    public char getNegativeSign();
    public char getPositiveSign();
    public char getZeroDigit();
    public static DecimalStyle of(Locale a);
    public static DecimalStyle ofDefaultLocale();
    public DecimalStyle withDecimalSeparator(char a);
    public DecimalStyle withNegativeSign(char a);
    public DecimalStyle withPositiveSign(char a);
    public DecimalStyle withZeroDigit(char a);
}

public enum FormatStyle {
    FULL, LONG, MEDIUM, SHORT;
    public static FormatStyle valueOf(String a);
    public static FormatStyle[] values();
}

public enum ResolverStyle {
    STRICT, SMART, LENIENT;
    public static ResolverStyle valueOf(String a);
    public static ResolverStyle[] values();
}

public enum SignStyle {
    NORMAL, ALWAYS, NEVER, NOT_NEGATIVE, EXCEEDS_PAD;
    public static SignStyle valueOf(String a);
    public static SignStyle[] values();
}

public enum TextStyle {
    FULL, FULL_STANDALONE, SHORT, SHORT_STANDALONE, NARROW, NARROW_STANDALONE;
    public TextStyle asNormal();
    public TextStyle asStandalone();
    public boolean isStandalone();
    public static TextStyle valueOf(String a);
    public static TextStyle[] values();
}
