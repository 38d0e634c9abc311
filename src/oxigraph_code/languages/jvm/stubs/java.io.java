// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.io;

import java.lang.*;
import java.net.URI;
import java.net.URL;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.BasicPermission;
import java.security.Permission;
import java.util.Locale;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;

public class BufferedInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int count;
    protected int marklimit;
    protected int markpos;
    protected int pos;
}

public class BufferedOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected int count;
}

public class BufferedReader extends Reader {
    public Stream<String> lines();
    public String readLine();
}

public class BufferedWriter extends Writer {
    public void newLine();
}

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int count;
    protected int mark;
    protected int pos;
}

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;
    public void reset();
    public int size();
    public byte[] toByteArray();
    public String toString(Charset a);
    public String toString(String a);
    public String toString(int a);
    public void writeBytes(byte[] a);
    public void writeTo(OutputStream a);
}

public class CharArrayReader extends Reader {
    protected char[] buf;
    protected int count;
    protected int markedPos;
    protected int pos;
}

public class CharArrayWriter extends Writer {
    public CharArrayWriter append(CharSequence a);
    public CharArrayWriter append(CharSequence a, int b, int c);
    public CharArrayWriter append(char a);
    protected char[] buf;
    protected int count;
    public void reset();
    public int size();
    public char[] toCharArray();
    public void writeTo(Writer a);
}

public class CharConversionException extends IOException {
}

public interface Closeable extends AutoCloseable {
}

public class Console implements Flushable {
    public Charset charset();
    public void flush();
    public Console format(String a, Object... b);
    public Console printf(String a, Object... b);
    public String readLine();
    public String readLine(String a, Object... b);
    public char[] readPassword();
    public char[] readPassword(String a, Object... b);
    public Reader reader();
    public PrintWriter writer();
}

public interface DataInput {
    boolean readBoolean();
    byte readByte();
    char readChar();
    double readDouble();
    float readFloat();
    void readFully(byte[] a);
    void readFully(byte[] a, int b, int c);
    int readInt();
    String readLine();
    long readLong();
    short readShort();
    String readUTF();
    int readUnsignedByte();
    int readUnsignedShort();
    int skipBytes(int a);
}

public class DataInputStream extends FilterInputStream implements DataInput {
    public boolean readBoolean();
    public byte readByte();
    public char readChar();
    public double readDouble();
    public float readFloat();
    public void readFully(byte[] a);
    public void readFully(byte[] a, int b, int c);
    public int readInt();
    public String readLine();
    public long readLong();
    public short readShort();
    public String readUTF();
    public static String readUTF(DataInput a);
    public int readUnsignedByte();
    public int readUnsignedShort();
    public int skipBytes(int a);
}

public interface DataOutput {
    void write(byte[] a);
    void write(byte[] a, int b, int c);
    void write(int a);
    void writeBoolean(boolean a);
    void writeByte(int a);
    void writeBytes(String a);
    void writeChar(int a);
    void writeChars(String a);
    void writeDouble(double a);
    void writeFloat(float a);
    void writeInt(int a);
    void writeLong(long a);
    void writeShort(int a);
    void writeUTF(String a);
}

public class DataOutputStream extends FilterOutputStream implements DataOutput {
    public int size();
    public void writeBoolean(boolean a);
    public void writeByte(int a);
    public void writeBytes(String a);
    public void writeChar(int a);
    public void writeChars(String a);
    public void writeDouble(double a);
    public void writeFloat(float a);
    public void writeInt(int a);
    public void writeLong(long a);
    public void writeShort(int a);
    public void writeUTF(String a);
    protected int written;
}

public class EOFException extends IOException {
}

public interface Externalizable extends Serializable {
    void readExternal(ObjectInput a);
    void writeExternal(ObjectOutput a);
}

public class File implements Serializable, Comparable<File> {
    public boolean canExecute();
    public boolean canRead();
    public boolean canWrite();
    public int compareTo(File a);
    public boolean createNewFile();
    public static File createTempFile(String a, String b);
    public static File createTempFile(String a, String b, File c);
    public boolean delete();
    public void deleteOnExit();
    public boolean exists();
    public File getAbsoluteFile();
    public String getAbsolutePath();
    public File getCanonicalFile();
    public String getCanonicalPath();
    public long getFreeSpace();
    public String getName();
    public String getParent();
    public File getParentFile();
    public String getPath();
    public long getTotalSpace();
    public long getUsableSpace();
    public boolean isAbsolute();
    public boolean isDirectory();
    public boolean isFile();
    public boolean isHidden();
    public long lastModified();
    public long length();
    public String[] list();
    public String[] list(FilenameFilter a);
    public File[] listFiles();
    public File[] listFiles(FileFilter a);
    public File[] listFiles(FilenameFilter a);
    public static File[] listRoots();
    public boolean mkdir();
    public boolean mkdirs();
    public static String pathSeparator;
    public static char pathSeparatorChar;
    public boolean renameTo(File a);
    public static String separator;
    public static char separatorChar;
    public boolean setExecutable(boolean a);
    public boolean setExecutable(boolean a, boolean b);
    public boolean setLastModified(long a);
    public boolean setReadOnly();
    public boolean setReadable(boolean a);
    public boolean setReadable(boolean a, boolean b);
    public boolean setWritable(boolean a);
    public boolean setWritable(boolean a, boolean b);
    public Path toPath();
    public URI toURI();
    public URL toURL();
}

public class FileDescriptor {
    public static FileDescriptor err;
    public static FileDescriptor in;
    public static FileDescriptor out;
    public void sync();
    public boolean valid();
}

public interface FileFilter {
    boolean accept(File a);
}

public class FileInputStream extends InputStream {
    public FileChannel getChannel();
    public FileDescriptor getFD();
}

public class FileNotFoundException extends IOException {
}

public class FileOutputStream extends OutputStream {
    public FileChannel getChannel();
    public FileDescriptor getFD();
}

public class FilePermission extends Permission implements Serializable {
}

public class FileReader extends InputStreamReader {
}

public class FileWriter extends OutputStreamWriter {
}

public interface FilenameFilter {
    boolean accept(File a, String b);
}

public class FilterInputStream extends InputStream {
    protected InputStream in;
}

public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
}

public class FilterReader extends Reader {
    protected Reader in;
}

public class FilterWriter extends Writer {
    protected Writer out;
}

public interface Flushable {
    void flush();
}

public class IOError extends Error {
}

public class IOException extends Exception {
}

public class InputStream implements Closeable {
    public int available();
    public void close();
    public void mark(int a);
    public boolean markSupported();
    public static InputStream nullInputStream();
    public int read();
    public int read(byte[] a);
    public int read(byte[] a, int b, int c);
    public byte[] readAllBytes();
    public int readNBytes(byte[] a, int b, int c);
    public byte[] readNBytes(int a);
    public void reset();
    public long skip(long a);
    public void skipNBytes(long a);
    public long transferTo(OutputStream a);
}

public class InputStreamReader extends Reader {
    public String getEncoding();
}

public class InterruptedIOException extends IOException {
    public int bytesTransferred;
}

public class InvalidClassException extends ObjectStreamException {
    public String classname;
}

public class InvalidObjectException extends ObjectStreamException {
}

public class LineNumberInputStream extends FilterInputStream {
    public int getLineNumber();
    public void setLineNumber(int a);
}

public class LineNumberReader extends BufferedReader {
    public int getLineNumber();
    public void setLineNumber(int a);
}

public class NotActiveException extends ObjectStreamException {
}

public class NotSerializableException extends ObjectStreamException {
}

public interface ObjectInput extends DataInput, AutoCloseable {
    int available();
    int read();
    int read(byte[] a);
    int read(byte[] a, int b, int c);
    Object readObject();
    long skip(long a);
}

public interface ObjectInputFilter {
    static ObjectInputFilter allowFilter(Predicate<Class<?>> a, ObjectInputFilter.Status b);
    ObjectInputFilter.Status checkInput(ObjectInputFilter.FilterInfo a);
    static ObjectInputFilter merge(ObjectInputFilter a, ObjectInputFilter b);
    static ObjectInputFilter rejectFilter(Predicate<Class<?>> a, ObjectInputFilter.Status b);
    static ObjectInputFilter rejectUndecidedClass(ObjectInputFilter a);
    public static class Config {
        public static ObjectInputFilter createFilter(String a);
        public static ObjectInputFilter getSerialFilter();
        public static BinaryOperator<ObjectInputFilter> getSerialFilterFactory();
        public static void setSerialFilter(ObjectInputFilter a);
        public static void setSerialFilterFactory(BinaryOperator<ObjectInputFilter> a);
    }
    public static interface FilterInfo {
        long arrayLength();
        long depth();
        long references();
        Class<?> serialClass();
        long streamBytes();
    }
    public static enum Status {
        UNDECIDED, ALLOWED, REJECTED;
        public static ObjectInputFilter.Status valueOf(String a);
        public static ObjectInputFilter.Status[] values();
    }
}

public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
    public void defaultReadObject();
    protected boolean enableResolveObject(boolean a);
    public ObjectInputFilter getObjectInputFilter();
    public boolean readBoolean();
    public byte readByte();
    public char readChar();
    protected ObjectStreamClass readClassDescriptor();
    public double readDouble();
    public ObjectInputStream.GetField readFields();
    public float readFloat();
    public void readFully(byte[] a);
    public void readFully(byte[] a, int b, int c);
    public int readInt();
    public String readLine();
    public long readLong();
    public Object readObject();
    protected Object readObjectOverride();
    public short readShort();
    protected void readStreamHeader();
    public String readUTF();
    public Object readUnshared();
    public int readUnsignedByte();
    public int readUnsignedShort();
    public void registerValidation(ObjectInputValidation a, int b);
    protected Class<?> resolveClass(ObjectStreamClass a);
    protected Object resolveObject(Object a);
    protected Class<?> resolveProxyClass(String[] a);
    public void setObjectInputFilter(ObjectInputFilter a);
    public int skipBytes(int a);
    public static class GetField {
        public boolean defaulted(String a);
        public Object get(String a, Object b);
        public boolean get(String a, boolean b);
        public byte get(String a, byte b);
        public char get(String a, char b);
        public double get(String a, double b);
        public float get(String a, float b);
        public int get(String a, int b);
        public long get(String a, long b);
        public short get(String a, short b);
        public ObjectStreamClass getObjectStreamClass();
    }
}

public interface ObjectInputValidation {
    void validateObject();
}

public interface ObjectOutput extends DataOutput, AutoCloseable {
    void flush();
    void writeObject(Object a);
}

public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
    protected void annotateClass(Class<?> a);
    protected void annotateProxyClass(Class<?> a);
    public void defaultWriteObject();
    protected void drain();
    protected boolean enableReplaceObject(boolean a);
    public ObjectOutputStream.PutField putFields();
    protected Object replaceObject(Object a);
    public void reset();
    public void useProtocolVersion(int a);
    public void writeBoolean(boolean a);
    public void writeByte(int a);
    public void writeBytes(String a);
    public void writeChar(int a);
    public void writeChars(String a);
    protected void writeClassDescriptor(ObjectStreamClass a);
    public void writeDouble(double a);
    public void writeFields();
    public void writeFloat(float a);
    public void writeInt(int a);
    public void writeLong(long a);
    public void writeObject(Object a);
    protected void writeObjectOverride(Object a);
    public void writeShort(int a);
    protected void writeStreamHeader();
    public void writeUTF(String a);
    public void writeUnshared(Object a);
    public static class PutField {
        public void put(String a, Object b);
        public void put(String a, boolean b);
        public void put(String a, byte b);
        public void put(String a, char b);
        public void put(String a, double b);
        public void put(String a, float b);
        public void put(String a, int b);
        public void put(String a, long b);
        public void put(String a, short b);
        public void write(ObjectOutput a);
    }
}

public class ObjectStreamClass implements Serializable {
    public static ObjectStreamField[] NO_FIELDS;
    public Class<?> forClass();
    public ObjectStreamField getField(String a);
    public ObjectStreamField[] getFields();
    public String getName();
    public long getSerialVersionUID();
    public static ObjectStreamClass lookup(Class<?> a);
    public static ObjectStreamClass lookupAny(Class<?> a);
}

public interface ObjectStreamConstants {
    int PROTOCOL_VERSION_1;
    int PROTOCOL_VERSION_2;
    byte SC_BLOCK_DATA;
    byte SC_ENUM;
    byte SC_EXTERNALIZABLE;
    byte SC_SERIALIZABLE;
    byte SC_WRITE_METHOD;
    SerializablePermission SERIAL_FILTER_PERMISSION;
    short STREAM_MAGIC;
    short STREAM_VERSION;
    SerializablePermission SUBCLASS_IMPLEMENTATION_PERMISSION;
    SerializablePermission SUBSTITUTION_PERMISSION;
    byte TC_ARRAY;
    byte TC_BASE;
    byte TC_BLOCKDATA;
    byte TC_BLOCKDATALONG;
    byte TC_CLASS;
    byte TC_CLASSDESC;
    byte TC_ENDBLOCKDATA;
    byte TC_ENUM;
    byte TC_EXCEPTION;
    byte TC_LONGSTRING;
    byte TC_MAX;
    byte TC_NULL;
    byte TC_OBJECT;
    byte TC_PROXYCLASSDESC;
    byte TC_REFERENCE;
    byte TC_RESET;
    byte TC_STRING;
    int baseWireHandle;
}

public class ObjectStreamException extends IOException {
}

public class ObjectStreamField implements Comparable<Object> {
    public int compareTo(Object a);
    public String getName();
    public int getOffset();
    public Class<?> getType();
    public char getTypeCode();
    public String getTypeString();
    public boolean isPrimitive();
    public boolean isUnshared();
    protected void setOffset(int a);
}

public class OptionalDataException extends ObjectStreamException {
    public boolean eof;
    public int length;
}

public class OutputStream implements Closeable, Flushable {
    public void close();
    public void flush();
    public static OutputStream nullOutputStream();
    public void write(byte[] a);
    public void write(byte[] a, int b, int c);
    public void write(int a);
}

public class OutputStreamWriter extends Writer {
    public String getEncoding();
}

public class PipedInputStream extends InputStream {
    protected static int PIPE_SIZE;
    protected byte[] buffer;
    public void connect(PipedOutputStream a);
    protected int in;
    protected int out;
    protected void receive(int a);
}

public class PipedOutputStream extends OutputStream {
    public void connect(PipedInputStream a);
}

public class PipedReader extends Reader {
    public void connect(PipedWriter a);
}

public class PipedWriter extends Writer {
    public void connect(PipedReader a);
}

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    public PrintStream append(CharSequence a);
    public PrintStream append(CharSequence a, int b, int c);
    public PrintStream append(char a);
    public boolean checkError();
    protected void clearError();
    public PrintStream format(Locale a, String b, Object... c);
    public PrintStream format(String a, Object... b);
    public void print(Object a);
    public void print(String a);
    public void print(boolean a);
    public void print(char a);
    public void print(char[] a);
    public void print(double a);
    public void print(float a);
    public void print(int a);
    public void print(long a);
    public PrintStream printf(Locale a, String b, Object... c);
    public PrintStream printf(String a, Object... b);
    public void println();
    public void println(Object a);
    public void println(String a);
    public void println(boolean a);
    public void println(char a);
    public void println(char[] a);
    public void println(double a);
    public void println(float a);
    public void println(int a);
    public void println(long a);
    protected void setError();
    public void writeBytes(byte[] a);
}

public class PrintWriter extends Writer {
    public PrintWriter append(CharSequence a);
    public PrintWriter append(CharSequence a, int b, int c);
    public PrintWriter append(char a);
    public boolean checkError();
    protected void clearError();
    public PrintWriter format(Locale a, String b, Object... c);
    public PrintWriter format(String a, Object... b);
    protected Writer out;
    public void print(Object a);
    public void print(String a);
    public void print(boolean a);
    public void print(char a);
    public void print(char[] a);
    public void print(double a);
    public void print(float a);
    public void print(int a);
    public void print(long a);
    public PrintWriter printf(Locale a, String b, Object... c);
    public PrintWriter printf(String a, Object... b);
    public void println();
    public void println(Object a);
    public void println(String a);
    public void println(boolean a);
    public void println(char a);
    public void println(char[] a);
    public void println(double a);
    public void println(float a);
    public void println(int a);
    public void println(long a);
    protected void setError();
}

public class PushbackInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int pos;
    public void unread(byte[] a);
    public void unread(byte[] a, int b, int c);
    public void unread(int a);
}

public class PushbackReader extends FilterReader {
    public void unread(char[] a);
    public void unread(char[] a, int b, int c);
    public void unread(int a);
}

public class RandomAccessFile implements DataOutput, DataInput, Closeable {
    public void close();
    public FileChannel getChannel();
    public FileDescriptor getFD();
    public long getFilePointer();
    public long length();
    public int read();
    public int read(byte[] a);
    public int read(byte[] a, int b, int c);
    public boolean readBoolean();
    public byte readByte();
    public char readChar();
    public double readDouble();
    public float readFloat();
    public void readFully(byte[] a);
    public void readFully(byte[] a, int b, int c);
    public int readInt();
    public String readLine();
    public long readLong();
    public short readShort();
    public String readUTF();
    public int readUnsignedByte();
    public int readUnsignedShort();
    public void seek(long a);
    public void setLength(long a);
    public int skipBytes(int a);
    public void write(byte[] a);
    public void write(byte[] a, int b, int c);
    public void write(int a);
    public void writeBoolean(boolean a);
    public void writeByte(int a);
    public void writeBytes(String a);
    public void writeChar(int a);
    public void writeChars(String a);
    public void writeDouble(double a);
    public void writeFloat(float a);
    public void writeInt(int a);
    public void writeLong(long a);
    public void writeShort(int a);
    public void writeUTF(String a);
}

public class Reader implements Readable, Closeable {
    protected Object lock;
    public void mark(int a);
    public boolean markSupported();
    public static Reader nullReader();
    public int read();
    public int read(CharBuffer a);
    public int read(char[] a);
    public int read(char[] a, int b, int c);
    public boolean ready();
    public void reset();
    public long skip(long a);
    public long transferTo(Writer a);
}

public class SequenceInputStream extends InputStream {
}

public @interface Serial {
}

public interface Serializable {
}

public class SerializablePermission extends BasicPermission {
}

public class StreamCorruptedException extends ObjectStreamException {
}

public class StreamTokenizer {
    public static int TT_EOF;
    public static int TT_EOL;
    public static int TT_NUMBER;
    public static int TT_WORD;
    public void commentChar(int a);
    public void eolIsSignificant(boolean a);
    public int lineno();
    public void lowerCaseMode(boolean a);
    public int nextToken();
    public double nval;
    public void ordinaryChar(int a);
    public void ordinaryChars(int a, int b);
    public void parseNumbers();
    public void pushBack();
    public void quoteChar(int a);
    public void resetSyntax();
    public void slashSlashComments(boolean a);
    public void slashStarComments(boolean a);
    public String sval;
    public int ttype;
    public void whitespaceChars(int a, int b);
    public void wordChars(int a, int b);
}

public class StringBufferInputStream extends InputStream {
    protected String buffer;
    protected int count;
    protected int pos;
}

public class StringReader extends Reader {
}

public class StringWriter extends Writer {
    public StringWriter append(CharSequence a);
    public StringWriter append(CharSequence a, int b, int c);
    public StringWriter append(char a);
    public StringBuffer getBuffer();
}

public class SyncFailedException extends IOException {
}

public class UTFDataFormatException extends IOException {
}

public class UncheckedIOException extends RuntimeException {
    public IOException getCause();
}

public class UnsupportedEncodingException extends IOException {
}

public class WriteAbortedException extends ObjectStreamException {
    public Exception detail;
}

public class Writer implements Appendable, Closeable, Flushable {
    public Writer append(CharSequence a);
    public Writer append(CharSequence a, int b, int c);
    public Writer append(char a);
    protected Object lock;
    public static Writer nullWriter();
    public void write(String a);
    public void write(String a, int b, int c);
    public void write(char[] a);
    public void write(char[] a, int b, int c);
    public void write(int a);
}
