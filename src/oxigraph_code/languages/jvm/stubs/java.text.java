// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.text;

import java.lang.*;
import java.io.Serializable;
import java.math.RoundingMode;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;

public class Annotation {
    public Object getValue();
}

public interface AttributedCharacterIterator extends CharacterIterator {
    Set<AttributedCharacterIterator.Attribute> getAllAttributeKeys();
    Object getAttribute(AttributedCharacterIterator.Attribute a);
    Map<AttributedCharacterIterator.Attribute, Object> getAttributes();
    int getRunLimit();
    int getRunLimit(AttributedCharacterIterator.Attribute a);
    int getRunLimit(Set<? extends AttributedCharacterIterator.Attribute> a);
    int getRunStart();
    int getRunStart(AttributedCharacterIterator.Attribute a);
    int getRunStart(Set<? extends AttributedCharacterIterator.Attribute> a);
    public static class Attribute implements Serializable {
        public static AttributedCharacterIterator.Attribute INPUT_METHOD_SEGMENT;
        public static AttributedCharacterIterator.Attribute LANGUAGE;
        public static AttributedCharacterIterator.Attribute READING;
        protected String getName();
        protected Object readResolve();
    }
}

public class AttributedString {
    public void addAttribute(AttributedCharacterIterator.Attribute a, Object b);
    public void addAttribute(AttributedCharacterIterator.Attribute a, Object b, int c, int d);
    public void addAttributes(Map<? extends AttributedCharacterIterator.Attribute, ?> a, int b, int c);
    public AttributedCharacterIterator getIterator();
    public AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] a);
    public AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] a, int b, int c);
}

public class Bidi {
    public static int DIRECTION_DEFAULT_LEFT_TO_RIGHT;
    public static int DIRECTION_DEFAULT_RIGHT_TO_LEFT;
    public static int DIRECTION_LEFT_TO_RIGHT;
    public static int DIRECTION_RIGHT_TO_LEFT;
    public boolean baseIsLeftToRight();
    public Bidi createLineBidi(int a, int b);
    public int getBaseLevel();
    public int getLength();
    public int getLevelAt(int a);
    public int getRunCount();
    public int getRunLevel(int a);
    public int getRunLimit(int a);
    public int getRunStart(int a);
    public boolean isLeftToRight();
    public boolean isMixed();
    public boolean isRightToLeft();
    public static void reorderVisually(byte[] a, int b, Object[] c, int d, int e);
    public static boolean requiresBidi(char[] a, int b, int c);
}

public class BreakIterator implements Cloneable {
    public static int DONE;
    public Object clone();
    public int current();
    public int first();
    public int following(int a);
    public static Locale[] getAvailableLocales();
    public static BreakIterator getCharacterInstance();
    public static BreakIterator getCharacterInstance(Locale a);
    public static BreakIterator getLineInstance();
    public static BreakIterator getLineInstance(Locale a);
    public static BreakIterator getSentenceInstance();
    public static BreakIterator getSentenceInstance(Locale a);
    public CharacterIterator getText();
    public static BreakIterator getWordInstance();
    public static BreakIterator getWordInstance(Locale a);
    public boolean isBoundary(int a);
    public int last();
    public int next();
    public int next(int a);
    public int preceding(int a);
    public int previous();
    public void setText(CharacterIterator a);
    public void setText(String a);
}

public interface CharacterIterator extends Cloneable {
    char DONE;
    Object clone();
    char current();
    char first();
    int getBeginIndex();
    int getEndIndex();
    int getIndex();
    char last();
    char next();
    char previous();
    char setIndex(int a);
}

public class ChoiceFormat extends NumberFormat {
    public void applyPattern(String a);
    public Object[] getFormats();
    public double[] getLimits();
    public static double nextDouble(double a);
    public static double nextDouble(double a, boolean b);
    public static double previousDouble(double a);
    public void setChoices(double[] a, String[] b);
    public String toPattern();
}

public class CollationElementIterator {
    public static int NULLORDER;
    public int getMaxExpansion(int a);
    public int getOffset();
    public int next();
    public int previous();
    public static int primaryOrder(int a);
    public void reset();
    public static short secondaryOrder(int a);
    public void setOffset(int a);
    public void setText(CharacterIterator a);
    public void setText(String a);
    public static short tertiaryOrder(int a);
}

public class CollationKey implements Comparable<CollationKey> {
    public int compareTo(CollationKey a);
    public String getSourceString();
    public byte[] toByteArray();
}

public class Collator implements Comparator<Object>, Cloneable {
    public static int CANONICAL_DECOMPOSITION;
    public static int FULL_DECOMPOSITION;
    public static int IDENTICAL;
    public static int NO_DECOMPOSITION;
    public static int PRIMARY;
    public static int SECONDARY;
    public static int TERTIARY;
    public Object clone();
    public int compare(Object a, Object b);
    public int compare(String a, String b);
    public boolean equals(String a, String b);
    public static Locale[] getAvailableLocales();
    public CollationKey getCollationKey(String a);
    public int getDecomposition();
    public static Collator getInstance();
    public static Collator getInstance(Locale a);
    public int getStrength();
    public void setDecomposition(int a);
    public void setStrength(int a);
}

public class CompactNumberFormat extends NumberFormat {
    public CompactNumberFormat clone();
    public int getGroupingSize();
    public boolean isParseBigDecimal();
    public void setGroupingSize(int a);
    public void setParseBigDecimal(boolean a);
}

public class DateFormat extends Format {
    public static int AM_PM_FIELD;
    public static int DATE_FIELD;
    public static int DAY_OF_WEEK_FIELD;
    public static int DAY_OF_WEEK_IN_MONTH_FIELD;
    public static int DAY_OF_YEAR_FIELD;
    public static int DEFAULT;
    public static int ERA_FIELD;
    public static int FULL;
    public static int HOUR0_FIELD;
    public static int HOUR1_FIELD;
    public static int HOUR_OF_DAY0_FIELD;
    public static int HOUR_OF_DAY1_FIELD;
    public static int LONG;
    public static int MEDIUM;
    public static int MILLISECOND_FIELD;
    public static int MINUTE_FIELD;
    public static int MONTH_FIELD;
    public static int SECOND_FIELD;
    public static int SHORT;
    public static int TIMEZONE_FIELD;
    public static int WEEK_OF_MONTH_FIELD;
    public static int WEEK_OF_YEAR_FIELD;
    public static int YEAR_FIELD;
    protected Calendar calendar;
    public String format(Date a);
    public StringBuffer format(Date a, StringBuffer b, FieldPosition c);
    public static Locale[] getAvailableLocales();
    public Calendar getCalendar();
    public static DateFormat getDateInstance();
    public static DateFormat getDateInstance(int a);
    public static DateFormat getDateInstance(int a, Locale b);
    public static DateFormat getDateTimeInstance();
    public static DateFormat getDateTimeInstance(int a, int b);
    public static DateFormat getDateTimeInstance(int a, int b, Locale c);
    public static DateFormat getInstance();
    public NumberFormat getNumberFormat();
    public static DateFormat getTimeInstance();
    public static DateFormat getTimeInstance(int a);
    public static DateFormat getTimeInstance(int a, Locale b);
    public TimeZone getTimeZone();
    public boolean isLenient();
    protected NumberFormat numberFormat;
    public Date parse(String a);
    public Date parse(String a, ParsePosition b);
    public void setCalendar(Calendar a);
    public void setLenient(boolean a);
    public void setNumberFormat(NumberFormat a);
    public void setTimeZone(TimeZone a);
    public static class Field extends Format.Field {
        public static DateFormat.Field AM_PM;
        public static DateFormat.Field DAY_OF_MONTH;
        public static DateFormat.Field DAY_OF_WEEK;
        public static DateFormat.Field DAY_OF_WEEK_IN_MONTH;
        public static DateFormat.Field DAY_OF_YEAR;
        public static DateFormat.Field ERA;
        public static DateFormat.Field HOUR0;
        public static DateFormat.Field HOUR1;
        public static DateFormat.Field HOUR_OF_DAY0;
        public static DateFormat.Field HOUR_OF_DAY1;
        public static DateFormat.Field MILLISECOND;
        public static DateFormat.Field MINUTE;
        public static DateFormat.Field MONTH;
        public static DateFormat.Field SECOND;
        public static DateFormat.Field TIME_ZONE;
        public static DateFormat.Field WEEK_OF_MONTH;
        public static DateFormat.Field WEEK_OF_YEAR;
        public static DateFormat.Field YEAR;
        public int getCalendarField();
        public static DateFormat.Field ofCalendarField(int a);
        protected Object readResolve();
    }
}

public class DateFormatSymbols implements Serializable, Cloneable {
    public Object clone();
    public String[] getAmPmStrings();
    public static Locale[] getAvailableLocales();
    public String[] getEras();
    public static DateFormatSymbols getInstance();
    public static DateFormatSymbols getInstance(Locale a);
    public String getLocalPatternChars();
    public String[] getMonths();
    public String[] getShortMonths();
    public String[] getShortWeekdays();
    public String[] getWeekdays();
    public String[][] getZoneStrings();
    public void setAmPmStrings(String[] a);
    public void setEras(String[] a);
    public void setLocalPatternChars(String a);
    public void setMonths(String[] a);
    public void setShortMonths(String[] a);
    public void setShortWeekdays(String[] a);
    public void setWeekdays(String[] a);
    public void setZoneStrings(String[][] a);
}

public class DecimalFormat extends NumberFormat {
    public void applyLocalizedPattern(String a);
    public void applyPattern(String a);
    public DecimalFormatSymbols getDecimalFormatSymbols();
    public int getGroupingSize();
    public int getMultiplier();
    public String getNegativePrefix();
    public String getNegativeSuffix();
    public String getPositivePrefix();
    public String getPositiveSuffix();
    public boolean isDecimalSeparatorAlwaysShown();
    public boolean isParseBigDecimal();
    public void setDecimalFormatSymbols(DecimalFormatSymbols a);
    public void setDecimalSeparatorAlwaysShown(boolean a);
    public void setGroupingSize(int a);
    public void setMultiplier(int a);
    public void setNegativePrefix(String a);
    public void setNegativeSuffix(String a);
    public void setParseBigDecimal(boolean a);
    public void setPositivePrefix(String a);
    public void setPositiveSuffix(String a);
    public String toLocalizedPattern();
    public String toPattern();
}

public class DecimalFormatSymbols implements Cloneable, Serializable {
    public Object clone();
    public static Locale[] getAvailableLocales();
    public Currency getCurrency();
    public String getCurrencySymbol();
    public char getDecimalSeparator();
    public char getDigit();
    public String getExponentSeparator();
    public char getGroupingSeparator();
    public String getInfinity();
    public static DecimalFormatSymbols getInstance();
    public static DecimalFormatSymbols getInstance(Locale a);
    public String getInternationalCurrencySymbol();
    public char getMinusSign();
    public char getMonetaryDecimalSeparator();
    public char getMonetaryGroupingSeparator();
    public String getNaN();
    public char getPatternSeparator();
    public char getPerMill();
    public char getPercent();
    public char getZeroDigit();
    public void setCurrency(Currency a);
    public void setCurrencySymbol(String a);
    public void setDecimalSeparator(char a);
    public void setDigit(char a);
    public void setExponentSeparator(String a);
    public void setGroupingSeparator(char a);
    public void setInfinity(String a);
    public void setInternationalCurrencySymbol(String a);
    public void setMinusSign(char a);
    public void setMonetaryDecimalSeparator(char a);
    public void setMonetaryGroupingSeparator(char a);
    public void setNaN(String a);
    public void setPatternSeparator(char a);
    public void setPerMill(char a);
    public void setPercent(char a);
    public void setZeroDigit(char a);
}

public class FieldPosition {
    public int getBeginIndex();
    public int getEndIndex();
    public int getField();
    public Format.Field getFieldAttribute();
    public void setBeginIndex(int a);
    public void setEndIndex(int a);
}

public class Format implements Serializable, Cloneable {
    public Object clone();
    public String format(Object a);
    public StringBuffer format(Object a, StringBuffer b, FieldPosition c);
    public AttributedCharacterIterator formatToCharacterIterator(Object a);
    public Object parseObject(String a);
    public Object parseObject(String a, ParsePosition b);
    public static class Field extends AttributedCharacterIterator.Attribute {
    }
}

public class MessageFormat extends Format {
    public void applyPattern(String a);
    public StringBuffer format(Object[] a, StringBuffer b, FieldPosition c);
    public static String format(String a, Object... b);
    public Format[] getFormats();
    public Format[] getFormatsByArgumentIndex();
    public Locale getLocale();
    public Object[] parse(String a);
    public Object[] parse(String a, ParsePosition b);
    public void setFormat(int a, Format b);
    public void setFormatByArgumentIndex(int a, Format b);
    public void setFormats(Format[] a);
    public void setFormatsByArgumentIndex(Format[] a);
    public void setLocale(Locale a);
    public String toPattern();
    public static class Field extends Format.Field {
        public static MessageFormat.Field ARGUMENT;
        protected Object readResolve();
    }
}

public class Normalizer {
    public static boolean isNormalized(CharSequence a, Normalizer.Form b);
    public static String normalize(CharSequence a, Normalizer.Form b);
    public static enum Form {
        NFD, NFC, NFKD, NFKC;
        public static Normalizer.Form valueOf(String a);
        public static Normalizer.Form[] values();
    }
}

public class NumberFormat extends Format {
    public static int FRACTION_FIELD;
    public static int INTEGER_FIELD;
    public String format(double a);
    public StringBuffer format(double a, StringBuffer b, FieldPosition c);
    public String format(long a);
    public StringBuffer format(long a, StringBuffer b, FieldPosition c);
    public static Locale[] getAvailableLocales();
    public static NumberFormat getCompactNumberInstance();
    public static NumberFormat getCompactNumberInstance(Locale a, NumberFormat.Style b);
    public Currency getCurrency();
    public static NumberFormat getCurrencyInstance();
    public static NumberFormat getCurrencyInstance(Locale a);
    public static NumberFormat getInstance();
    public static NumberFormat getInstance(Locale a);
    public static NumberFormat getIntegerInstance();
    public static NumberFormat getIntegerInstance(Locale a);
    public int getMaximumFractionDigits();
    public int getMaximumIntegerDigits();
    public int getMinimumFractionDigits();
    public int getMinimumIntegerDigits();
    public static NumberFormat getNumberInstance();
    public static NumberFormat getNumberInstance(Locale a);
    public static NumberFormat getPercentInstance();
    public static NumberFormat getPercentInstance(Locale a);
    public RoundingMode getRoundingMode();
    public boolean isGroupingUsed();
    public boolean isParseIntegerOnly();
    public Number parse(String a);
    public Number parse(String a, ParsePosition b);
    public void setCurrency(Currency a);
    public void setGroupingUsed(boolean a);
    public void setMaximumFractionDigits(int a);
    public void setMaximumIntegerDigits(int a);
    public void setMinimumFractionDigits(int a);
    public void setMinimumIntegerDigits(int a);
    public void setParseIntegerOnly(boolean a);
    public void setRoundingMode(RoundingMode a);
    public static class Field extends Format.Field {
        public static NumberFormat.Field CURRENCY;
        public static NumberFormat.Field DECIMAL_SEPARATOR;
        public static NumberFormat.Field EXPONENT;
        public static NumberFormat.Field EXPONENT_SIGN;
        public static NumberFormat.Field EXPONENT_SYMBOL;
        public static NumberFormat.Field FRACTION;
        public static NumberFormat.Field GROUPING_SEPARATOR;
        public static NumberFormat.Field INTEGER;
        public static NumberFormat.Field PERCENT;
        public static NumberFormat.Field PERMILLE;
        public static NumberFormat.Field PREFIX;
        public static NumberFormat.Field SIGN;
        public static NumberFormat.Field SUFFIX;
        protected Object readResolve();
    }
    public static enum Style {
        SHORT, LONG;
        public static NumberFormat.Style valueOf(String a);
        public static NumberFormat.Style[] values();
    }
}

public class ParseException extends Exception {
    public int getErrorOffset();
}

public class ParsePosition {
    public int getErrorIndex();
    public int getIndex();
    public void setErrorIndex(int a);
    public void setIndex(int a);
}

public class RuleBasedCollator extends Collator {
    public CollationElementIterator getCollationElementIterator(CharacterIterator a);
    public CollationElementIterator getCollationElementIterator(String a);
    public String getRules();
}

public class SimpleDateFormat extends DateFormat {
    public void applyLocalizedPattern(String a);
    public void applyPattern(String a);
    public Date get2DigitYearStart();
    public DateFormatSymbols getDateFormatSymbols();
    public void set2DigitYearStart(Date a);
    public void setDateFormatSymbols(DateFormatSymbols a);
    public String toLocalizedPattern();
    public String toPattern();
}

public class StringCharacterIterator implements CharacterIterator {
    public Object clone();
    public char current();
    public char first();
    public int getBeginIndex();
    public int getEndIndex();
    public int getIndex();
    public char last();
    public char next();
    public char previous();
    public char setIndex(int a);
    public void setText(String a);
}
