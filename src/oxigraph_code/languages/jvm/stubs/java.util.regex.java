// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.regex;

import java.lang.*;
import java.io.Serializable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

public interface MatchResult {
    int end();
    int end(int a);
    String group();
    String group(int a);
    int groupCount();
    int start();
    int start(int a);
}

public class Matcher implements MatchResult {
    public Matcher appendReplacement(StringBuffer a, String b);
    public Matcher appendReplacement(StringBuilder a, String b);
    public StringBuffer appendTail(StringBuffer a);
    public StringBuilder appendTail(StringBuilder a);
    public int end();
    public int end(String a);
    public int end(int a);
    public boolean find();
    public boolean find(int a);
    public String group();
    public String group(String a);
    public String group(int a);
    public int groupCount();
    public boolean hasAnchoringBounds();
    public boolean hasTransparentBounds();
    public boolean hitEnd();
    public boolean lookingAt();
    public boolean matches();
    public Pattern pattern();
    public static String quoteReplacement(String a);
    public Matcher region(int a, int b);
    public int regionEnd();
    public int regionStart();
    public String replaceAll(Function<MatchResult, String> a);
    public String replaceAll(String a);
    public String replaceFirst(Function<MatchResult, String> a);
    public String replaceFirst(String a);
    public boolean requireEnd();
    public Matcher reset();
    public Matcher reset(CharSequence a);
    public Stream<MatchResult> results();
    public int start();
    public int start(String a);
    public int start(int a);
    public MatchResult toMatchResult();
    public Matcher useAnchoringBounds(boolean a);
    public Matcher usePattern(Pattern a);
    public Matcher useTransparentBounds(boolean a);
}

public class Pattern implements Serializable {
    public static int CANON_EQ;
    public static int CASE_INSENSITIVE;
    public static int COMMENTS;
    public static int DOTALL;
    public static int LITERAL;
    public static int MULTILINE;
    public static int UNICODE_CASE;
    public static int UNICODE_CHARACTER_CLASS;
    public static int UNIX_LINES;
    public Predicate<String> asMatchPredicate();
    public Predicate<String> asPredicate();
    public static Pattern compile(String a);
    public static Pattern compile(String a, int b);
    public int flags();
    public Matcher matcher(CharSequence a);
    public static boolean matches(String a, CharSequence b);
    public String pattern();
    public static String quote(String a);
    public String[] split(CharSequence a);
    public String[] split(CharSequence a, int b);
    public Stream<String> splitAsStream(CharSequence a);
}

public class PatternSyntaxException extends IllegalArgumentException {
    public String getDescription();
    public int getIndex();
    public String getPattern();
}
