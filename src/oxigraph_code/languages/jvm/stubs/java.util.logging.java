// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.logging;

import java.lang.*;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.security.BasicPermission;
import java.time.Instant;
import java.util.Enumeration;
import java.util.List;
import java.util.ResourceBundle;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class ConsoleHandler extends StreamHandler {
}

public class ErrorManager {
    public static int CLOSE_FAILURE;
    public static int FLUSH_FAILURE;
    public static int FORMAT_FAILURE;
    public static int GENERIC_FAILURE;
    public static int OPEN_FAILURE;
    public static int WRITE_FAILURE;
    public void error(String a, Exception b, int c);
}

public class FileHandler extends StreamHandler {
}

public interface Filter {
    boolean isLoggable(LogRecord a);
}

public class Formatter {
    public String format(LogRecord a);
    public String formatMessage(LogRecord a);
    public String getHead(Handler a);
    public String getTail(Handler a);
}

public class Handler {
    public void close();
    public void flush();
    public String getEncoding();
    public ErrorManager getErrorManager();
    public Filter getFilter();
    public Formatter getFormatter();
    public Level getLevel();
    public boolean isLoggable(LogRecord a);
    public void publish(LogRecord a);
    protected void reportError(String a, Exception b, int c);
    public void setEncoding(String a);
    public void setErrorManager(ErrorManager a);
    public void setFilter(Filter a);
    public void setFormatter(Formatter a);
    public void setLevel(Level a);
}

public class Level implements Serializable {
    public static Level ALL;
    public static Level CONFIG;
    public static Level FINE;
    public static Level FINER;
    public static Level FINEST;
    public static Level INFO;
    public static Level OFF;
    public static Level SEVERE;
    public static Level WARNING;
    public String getLocalizedName();
    public String getName();
    public String getResourceBundleName();
    public int intValue();
    public static Level parse(String a);
}

public class LogManager {
    public static String LOGGING_MXBEAN_NAME;
    public LogManager addConfigurationListener(Runnable a);
    public boolean addLogger(Logger a);
    public void checkAccess();
    public static LogManager getLogManager();
    public Logger getLogger(String a);
    public Enumeration<String> getLoggerNames();
    public static LoggingMXBean getLoggingMXBean();
    public String getProperty(String a);
    public void readConfiguration();
    public void readConfiguration(InputStream a);
    public void removeConfigurationListener(Runnable a);
    public void reset();
    public void updateConfiguration(Function<String, BiFunction<String, String, String>> a);
    public void updateConfiguration(InputStream a, Function<String, BiFunction<String, String, String>> b);
}

public class LogRecord implements Serializable {
    public Instant getInstant();
    public Level getLevel();
    public String getLoggerName();
    public long getLongThreadID();
    public String getMessage();
    public long getMillis();
    public Object[] getParameters();
    public ResourceBundle getResourceBundle();
    public String getResourceBundleName();
    public long getSequenceNumber();
    public String getSourceClassName();
    public String getSourceMethodName();
    public int getThreadID();
    public Throwable getThrown();
    public void setInstant(Instant a);
    public void setLevel(Level a);
    public void setLoggerName(String a);
    public LogRecord setLongThreadID(long a);
    public void setMessage(String a);
    public void setMillis(long a);
    public void setParameters(Object[] a);
    public void setResourceBundle(ResourceBundle a);
    public void setResourceBundleName(String a);
    public void setSequenceNumber(long a);
    public void setSourceClassName(String a);
    public void setSourceMethodName(String a);
    public void setThreadID(int a);
    public void setThrown(Throwable a);
}

public class Logger {
    public static String GLOBAL_LOGGER_NAME;
    public void addHandler(Handler a);
    public void config(String a);
    public void config(Supplier<String> a);
    public void entering(String a, String b);
    public void entering(String a, String b, Object c);
    public void entering(String a, String b, Object[] c);
    public void exiting(String a, String b);
    public void exiting(String a, String b, Object c);
    public void fine(String a);
    public void fine(Supplier<String> a);
    public void finer(String a);
    public void finer(Supplier<String> a);
    public void finest(String a);
    public void finest(Supplier<String> a);
    public static Logger getAnonymousLogger();
    public static Logger getAnonymousLogger(String a);
    public Filter getFilter();
    public static Logger getGlobal();
    public Handler[] getHandlers();
    public Level getLevel();
    public static Logger getLogger(String a);
    public static Logger getLogger(String a, String b);
    public String getName();
    public Logger getParent();
    public ResourceBundle getResourceBundle();
    public String getResourceBundleName();
    public boolean getUseParentHandlers();
    public static Logger global;
    public void info(String a);
    public void info(Supplier<String> a);
    public boolean isLoggable(Level a);
    public void log(Level a, String b);
    public void log(Level a, String b, Object c);
    public void log(Level a, String b, Object[] c);
    public void log(Level a, String b, Throwable c);
    public void log(Level a, Supplier<String> b);
    public void log(Level a, Throwable b, Supplier<String> c);
    public void log(LogRecord a);
    public void logp(Level a, String b, String c, String d);
    public void logp(Level a, String b, String c, String d, Object e);
    public void logp(Level a, String b, String c, String d, Object[] e);
    public void logp(Level a, String b, String c, String d, Throwable e);
    public void logp(Level a, String b, String c, Supplier<String> d);
    public void logp(Level a, String b, String c, Throwable d, Supplier<String> e);
    public void logrb(Level a, ResourceBundle b, String c, Object... d);
    public void logrb(Level a, ResourceBundle b, String c, Throwable d);
    public void logrb(Level a, String b, String c, ResourceBundle d, String e, Object... f);
    public void logrb(Level a, String b, String c, ResourceBundle d, String e, Throwable f);
    public void logrb(Level a, String b, String c, String d, String e);
    public void logrb(Level a, String b, String c, String d, String e, Object f);
    public void logrb(Level a, String b, String c, String d, String e, Object[] f);
    public void logrb(Level a, String b, String c, String d, String e, Throwable f);
    public void removeHandler(Handler a);
    public void setFilter(Filter a);
    public void setLevel(Level a);
    public void setParent(Logger a);
    public void setResourceBundle(ResourceBundle a);
    public void setUseParentHandlers(boolean a);
    public void severe(String a);
    public void severe(Supplier<String> a);
    public void throwing(String a, String b, Throwable c);
    public void warning(String a);
    public void warning(Supplier<String> a);
}

public interface LoggingMXBean {
    String getLoggerLevel(String a);
    List<String> getLoggerNames();
    String getParentLoggerName(String a);
    void setLoggerLevel(String a, String b);
}

public class LoggingPermission extends BasicPermission {
}

public class MemoryHandler extends Handler {
    public Level getPushLevel();
    public void push();
    public void setPushLevel(Level a);
}

public class SimpleFormatter extends Formatter {
}

public class SocketHandler extends StreamHandler {
}

public class StreamHandler extends Handler {
    protected void setOutputStream(OutputStream a);
}

public class XMLFormatter extends Formatter {
}
