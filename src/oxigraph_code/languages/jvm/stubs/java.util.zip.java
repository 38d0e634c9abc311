// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.util.zip;

import java.lang.*;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.util.Enumeration;
import java.util.stream.Stream;

public class Adler32 implements Checksum {
    public long getValue();
    public void reset();
    public void update(ByteBuffer a);
    public void update(byte[] a, int b, int c);
    public void update(int a);
}

public class CRC32 implements Checksum {
    public long getValue();
    public void reset();
    public void update(ByteBuffer a);
    public void update(byte[] a, int b, int c);
    public void update(int a);
}

public class CRC32C implements Checksum {
    public long getValue();
    public void reset();
    public void update(ByteBuffer a);
    public void update(byte[] a, int b, int c);
    public void update(int a);
}

public class CheckedInputStream extends FilterInputStream {
    public Checksum getChecksum();
}

public class CheckedOutputStream extends FilterOutputStream {
    public Checksum getChecksum();
}

public interface Checksum {
    long getValue();
    void reset();
    default void update(ByteBuffer a);
    default void update(byte[] a);
    void update(byte[] a, int b, int c);
    void update(int a);
}

public class DataFormatException extends Exception {
}

public class Deflater {
    public static int BEST_COMPRESSION;
    public static int BEST_SPEED;
    public static int DEFAULT_COMPRESSION;
    public static int DEFAULT_STRATEGY;
    public static int DEFLATED;
    public static int FILTERED;
    public static int FULL_FLUSH;
    public static int HUFFMAN_ONLY;
    public static int NO_COMPRESSION;
    public static int NO_FLUSH;
    public static int SYNC_FLUSH;
    public int deflate(ByteBuffer a);
    public int deflate(ByteBuffer a, int b);
    public int deflate(byte[] a);
    public int deflate(byte[] a, int b, int c);
    public int deflate(byte[] a, int b, int c, int d);
    public void end();
    public void finish();
    public boolean finished();
    public int getAdler();
    public long getBytesRead();
    public long getBytesWritten();
    public int getTotalIn();
    public int getTotalOut();
    public boolean needsInput();
    public void reset();
    public void setDictionary(ByteBuffer a);
    public void setDictionary(byte[] a);
    public void setDictionary(byte[] a, int b, int c);
    public void setInput(ByteBuffer a);
    public void setInput(byte[] a);
    public void setInput(byte[] a, int b, int c);
    public void setLevel(int a);
    public void setStrategy(int a);
}

public class DeflaterInputStream extends FilterInputStream {
    protected byte[] buf;
    protected Deflater def;
}

public class DeflaterOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected Deflater def;
    protected void deflate();
    public void finish();
}

public class GZIPInputStream extends InflaterInputStream {
    public static int GZIP_MAGIC;
    protected CRC32 crc;
    protected boolean eos;
}

public class GZIPOutputStream extends DeflaterOutputStream {
    protected CRC32 crc;
}

public class Inflater {
    public void end();
    public boolean finished();
    public int getAdler();
    public long getBytesRead();
    public long getBytesWritten();
    public int getRemaining();
    public int getTotalIn();
    public int getTotalOut();
    public int inflate(ByteBuffer a);
    public int inflate(byte[] a);
    public int inflate(byte[] a, int b, int c);
    public boolean needsDictionary();
    public boolean needsInput();
    public void reset();
    public void setDictionary(ByteBuffer a);
    public void setDictionary(byte[] a);
    public void setDictionary(byte[] a, int b, int c);
    public void setInput(ByteBuffer a);
    public void setInput(byte[] a);
    public void setInput(byte[] a, int b, int c);
}

public class InflaterInputStream extends FilterInputStream {
    protected byte[] buf;
    protected void fill();
    protected Inflater inf;
    protected int len;
}

public class InflaterOutputStream extends FilterOutputStream {
    protected byte[] buf;
    public void finish();
    protected Inflater inf;
}

public class ZipEntry implements Cloneable {
    public static int DEFLATED;
    public static int STORED;
    public Object clone();
    public String getComment();
    public long getCompressedSize();
    public long getCrc();
    public FileTime getCreationTime();
    public byte[] getExtra();
    public FileTime getLastAccessTime();
    public FileTime getLastModifiedTime();
    public int getMethod();
    public String getName();
    public long getSize();
    public long getTime();
    public LocalDateTime getTimeLocal();
    public boolean isDirectory();
    public void setComment(String a);
    public void setCompressedSize(long a);
    public void setCrc(long a);
    public ZipEntry setCreationTime(FileTime a);
    public void setExtra(byte[] a);
    public ZipEntry setLastAccessTime(FileTime a);
    public ZipEntry setLastModifiedTime(FileTime a);
    public void setMethod(int a);
    public void setSize(long a);
    public void setTime(long a);
    public void setTimeLocal(LocalDateTime a);
}

public class ZipError extends InternalError {
}

public class ZipException extends IOException {
}

public class ZipFile implements Closeable {
    public static int OPEN_DELETE;
    public static int OPEN_READ;
    public void close();
    public Enumeration<? extends ZipEntry> entries();
    public String getComment();
    public ZipEntry getEntry(String a);
    public InputStream getInputStream(ZipEntry a);
    public String getName();
    public int size();
    public Stream<? extends ZipEntry> stream();
}

public class ZipInputStream extends InflaterInputStream {
    public void closeEntry();
    protected ZipEntry createZipEntry(String a);
    public ZipEntry getNextEntry();
}

public class ZipOutputStream extends DeflaterOutputStream {
    public static int DEFLATED;
    public static int STORED;
    public void closeEntry();
    public void putNextEntry(ZipEntry a);
    public void setComment(String a);
    public void setLevel(int a);
    public void setMethod(int a);
}
