// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.nio.channels;

import java.lang.*;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ProtocolFamily;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.nio.channels.spi.AbstractSelectableChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.nio.channels.spi.SelectorProvider;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

public class AcceptPendingException extends IllegalStateException {
}

public class AlreadyBoundException extends IllegalStateException {
}

public class AlreadyConnectedException extends IllegalStateException {
}

public interface AsynchronousByteChannel extends AsynchronousChannel {
    Future<Integer> read(ByteBuffer a);
    <A> void read(ByteBuffer a, A b, CompletionHandler<Integer, ? super A> c);
    Future<Integer> write(ByteBuffer a);
    <A> void write(ByteBuffer a, A b, CompletionHandler<Integer, ? super A> c);
}

public interface AsynchronousChannel extends Channel {
}

public class AsynchronousChannelGroup {
    public boolean awaitTermination(long a, TimeUnit b);
    public boolean isShutdown();
    public boolean isTerminated();
    public AsynchronousChannelProvider provider();
    public void shutdown();
    public void shutdownNow();
    public static AsynchronousChannelGroup withCachedThreadPool(ExecutorService a, int b);
    public static AsynchronousChannelGroup withFixedThreadPool(int a, ThreadFactory b);
    public static AsynchronousChannelGroup withThreadPool(ExecutorService a);
}

public class AsynchronousCloseException extends ClosedChannelException {
}

public class AsynchronousFileChannel implements AsynchronousChannel {
    public void force(boolean a);
    public Future<FileLock> lock();
    public <A> void lock(A a, CompletionHandler<FileLock, ? super A> b);
    public Future<FileLock> lock(long a, long b, boolean c);
    public <A> void lock(long a, long b, boolean c, A d, CompletionHandler<FileLock, ? super A> e);
    public static AsynchronousFileChannel open(Path a, OpenOption... b);
    public static AsynchronousFileChannel open(Path a, Set<? extends OpenOption> b, ExecutorService c, FileAttribute<?>... d);
    public Future<Integer> read(ByteBuffer a, long b);
    public <A> void read(ByteBuffer a, long b, A c, CompletionHandler<Integer, ? super A> d);
    public long size();
    public AsynchronousFileChannel truncate(long a);
    public FileLock tryLock();
    public FileLock tryLock(long a, long b, boolean c);
    public Future<Integer> write(ByteBuffer a, long b);
    public <A> void write(ByteBuffer a, long b, A c, CompletionHandler<Integer, ? super A> d);
}

public class AsynchronousServerSocketChannel implements AsynchronousChannel, NetworkChannel {
    public Future<AsynchronousSocketChannel> accept();
    public <A> void accept(A a, CompletionHandler<AsynchronousSocketChannel, ? super A> b);
    public AsynchronousServerSocketChannel bind(SocketAddress a);
    public AsynchronousServerSocketChannel bind(SocketAddress a, int b);
    public static AsynchronousServerSocketChannel open();
    public static AsynchronousServerSocketChannel open(AsynchronousChannelGroup a);
    public AsynchronousChannelProvider provider();
    public <T> AsynchronousServerSocketChannel setOption(SocketOption<T> a, T b);
}

public class AsynchronousSocketChannel implements AsynchronousByteChannel, NetworkChannel {
    public AsynchronousSocketChannel bind(SocketAddress a);
    public Future<Void> connect(SocketAddress a);
    public <A> void connect(SocketAddress a, A b, CompletionHandler<Void, ? super A> c);
    public SocketAddress getRemoteAddress();
    public static AsynchronousSocketChannel open();
    public static AsynchronousSocketChannel open(AsynchronousChannelGroup a);
    public AsynchronousChannelProvider provider();
    public <A> void read(ByteBuffer a, A b, CompletionHandler<Integer, ? super A> c);
    public <A> void read(ByteBuffer a, long b, TimeUnit c, A d, CompletionHandler<Integer, ? super A> e);
    public <A> void read(ByteBuffer[] a, int b, int c, long d, TimeUnit e, A f, CompletionHandler<Long, ? super A> g);
    public <T> AsynchronousSocketChannel setOption(SocketOption<T> a, T b);
    public AsynchronousSocketChannel shutdownInput();
    public AsynchronousSocketChannel shutdownOutput();
    public <A> void write(ByteBuffer a, A b, CompletionHandler<Integer, ? super A> c);
    public <A> void write(ByteBuffer a, long b, TimeUnit c, A d, CompletionHandler<Integer, ? super A> e);
    public <A> void write(ByteBuffer[] a, int b, int c, long d, TimeUnit e, A f, CompletionHandler<Long, ? super A> g);
}

public interface ByteChannel extends ReadableByteChannel, WritableByteChannel {
}

public class CancelledKeyException extends IllegalStateException {
}

public interface Channel extends Closeable {
    boolean isOpen();
}

public class Channels {
    public static ReadableByteChannel newChannel(InputStream a);
    public static WritableByteChannel newChannel(OutputStream a);
    public static InputStream newInputStream(AsynchronousByteChannel a);
    public static InputStream newInputStream(ReadableByteChannel a);
    public static OutputStream newOutputStream(AsynchronousByteChannel a);
    public static OutputStream newOutputStream(WritableByteChannel a);
    public static Reader newReader(ReadableByteChannel a, Charset b);
    public static Reader newReader(ReadableByteChannel a, CharsetDecoder b, int c);
    public static Reader newReader(ReadableByteChannel a, String b);
    public static Writer newWriter(WritableByteChannel a, Charset b);
    public static Writer newWriter(WritableByteChannel a, CharsetEncoder b, int c);
    public static Writer newWriter(WritableByteChannel a, String b);
}

public class ClosedByInterruptException extends AsynchronousCloseException {
}

public class ClosedChannelException extends IOException {
}

public class ClosedSelectorException extends IllegalStateException {
}

public interface CompletionHandler<V, A> {
    void completed(V a, A b);
    void failed(Throwable a, A b);
}

public class ConnectionPendingException extends IllegalStateException {
}

public class DatagramChannel extends AbstractSelectableChannel implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, MulticastChannel {
    public DatagramChannel bind(SocketAddress a);
    public DatagramChannel connect(SocketAddress a);
    public DatagramChannel disconnect();
    public SocketAddress getRemoteAddress();
    public boolean isConnected();
    public static DatagramChannel open();
    public static DatagramChannel open(ProtocolFamily a);
    public long read(ByteBuffer[] a);
    public SocketAddress receive(ByteBuffer a);
    public int send(ByteBuffer a, SocketAddress b);
    public <T> DatagramChannel setOption(SocketOption<T> a, T b);
    public DatagramSocket socket();
    public long write(ByteBuffer[] a);
}

public class FileChannel extends AbstractInterruptibleChannel implements SeekableByteChannel, GatheringByteChannel, ScatteringByteChannel {
    public void force(boolean a);
    public FileLock lock();
    public FileLock lock(long a, long b, boolean c);
    public MappedByteBuffer map(FileChannel.MapMode a, long b, long c);
    public static FileChannel open(Path a, OpenOption... b);
    public static FileChannel open(Path a, Set<? extends OpenOption> b, FileAttribute<?>... c);
    public FileChannel position(long a);
    public int read(ByteBuffer a, long b);
    public long read(ByteBuffer[] a);
    public long transferFrom(ReadableByteChannel a, long b, long c);
    public long transferTo(long a, long b, WritableByteChannel c);
    public FileChannel truncate(long a);
    public FileLock tryLock();
    public FileLock tryLock(long a, long b, boolean c);
    public int write(ByteBuffer a, long b);
    public long write(ByteBuffer[] a);
    public static class MapMode {
        public static FileChannel.MapMode PRIVATE;
        public static FileChannel.MapMode READ_ONLY;
        public static FileChannel.MapMode READ_WRITE;
    }
}

public class FileLock implements AutoCloseable {
    public Channel acquiredBy();
    public FileChannel channel();
    public void close();
    public boolean isShared();
    public boolean isValid();
    public boolean overlaps(long a, long b);
    public long position();
    public void release();
    public long size();
}

public class FileLockInterruptionException extends IOException {
}

public interface GatheringByteChannel extends WritableByteChannel {
    long write(ByteBuffer[] a);
    long write(ByteBuffer[] a, int b, int c);
}

public class IllegalBlockingModeException extends IllegalStateException {
}

public class IllegalChannelGroupException extends IllegalArgumentException {
}

public class IllegalSelectorException extends IllegalArgumentException {
}

public class InterruptedByTimeoutException extends IOException {
}

public interface InterruptibleChannel extends Channel {
}

public class MembershipKey {
    public MembershipKey block(InetAddress a);
    public MulticastChannel channel();
    public void drop();
    public InetAddress group();
    public boolean isValid();
    public NetworkInterface networkInterface();
    public InetAddress sourceAddress();
    public MembershipKey unblock(InetAddress a);
}

public interface MulticastChannel extends NetworkChannel {
    MembershipKey join(InetAddress a, NetworkInterface b);
    MembershipKey join(InetAddress a, NetworkInterface b, InetAddress c);
}

public interface NetworkChannel extends Channel {
    NetworkChannel bind(SocketAddress a);
    SocketAddress getLocalAddress();
    <T> T getOption(SocketOption<T> a);
    <T> NetworkChannel setOption(SocketOption<T> a, T b);
    Set<SocketOption<?>> supportedOptions();
}

public class NoConnectionPendingException extends IllegalStateException {
}

public class NonReadableChannelException extends IllegalStateException {
}

public class NonWritableChannelException extends IllegalStateException {
}

public class NotYetBoundException extends IllegalStateException {
}

public class NotYetConnectedException extends IllegalStateException {
}

public class OverlappingFileLockException extends IllegalStateException {
}

public class Pipe {
    public static Pipe open();
    public Pipe.SinkChannel sink();
    public Pipe.SourceChannel source();
    public static class SinkChannel extends AbstractSelectableChannel implements WritableByteChannel, GatheringByteChannel {
    }
    public static class SourceChannel extends AbstractSelectableChannel implements ReadableByteChannel, ScatteringByteChannel {
    }
}

public class ReadPendingException extends IllegalStateException {
}

public interface ReadableByteChannel extends Channel {
    int read(ByteBuffer a);
}

public interface ScatteringByteChannel extends ReadableByteChannel {
    long read(ByteBuffer[] a);
    long read(ByteBuffer[] a, int b, int c);
}

public interface SeekableByteChannel extends ByteChannel {
    long position();
    SeekableByteChannel position(long a);
    long size();
    SeekableByteChannel truncate(long a);
}

public class SelectableChannel extends AbstractInterruptibleChannel implements Channel {
    public Object blockingLock();
    public SelectableChannel configureBlocking(boolean a);
    public boolean isBlocking();
    public boolean isRegistered();
    public SelectionKey keyFor(Selector a);
    public SelectorProvider provider();
    public SelectionKey register(Selector a, int b);
    public SelectionKey register(Selector a, int b, Object c);
    public int validOps();
}

public class SelectionKey {
    public static int OP_ACCEPT;
    public static int OP_CONNECT;
    public static int OP_READ;
    public static int OP_WRITE;
    public Object attach(Object a);
    public Object attachment();
    public void cancel();
    public SelectableChannel channel();
    public int interestOps();
    public SelectionKey interestOps(int a);
    public int interestOpsAnd(int a);
    public int interestOpsOr(int a);
    public boolean isAcceptable();
    public boolean isConnectable();
    public boolean isReadable();
    public boolean isValid();
    public boolean isWritable();
    public int readyOps();
    public Selector selector();
}

public class Selector implements Closeable {
    public boolean isOpen();
    public Set<SelectionKey> keys();
    public static Selector open();
    public SelectorProvider provider();
    public int select();
    public int select(Consumer<SelectionKey> a);
    public int select(Consumer<SelectionKey> a, long b);
    public int select(long a);
    public int selectNow();
    public int selectNow(Consumer<SelectionKey> a);
    public Set<SelectionKey> selectedKeys();
    public Selector wakeup();
}

public class ServerSocketChannel extends AbstractSelectableChannel implements NetworkChannel {
    public SocketChannel accept();
    public ServerSocketChannel bind(SocketAddress a);
    public ServerSocketChannel bind(SocketAddress a, int b);
    public static ServerSocketChannel open();
    public static ServerSocketChannel open(ProtocolFamily a);
    public <T> ServerSocketChannel setOption(SocketOption<T> a, T b);
    public ServerSocket socket();
}

public class ShutdownChannelGroupException extends IllegalStateException {
}

public class SocketChannel extends AbstractSelectableChannel implements ByteChannel, ScatteringByteChannel, GatheringByteChannel, NetworkChannel {
    public SocketChannel bind(SocketAddress a);
    public boolean connect(SocketAddress a);
    public boolean finishConnect();
    public SocketAddress getRemoteAddress();
    public boolean isConnected();
    public boolean isConnectionPending();
    public static SocketChannel open();
    public static SocketChannel open(ProtocolFamily a);
    public static SocketChannel open(SocketAddress a);
    public long read(ByteBuffer[] a);
    public <T> SocketChannel setOption(SocketOption<T> a, T b);
    public SocketChannel shutdownInput();
    public SocketChannel shutdownOutput();
    public Socket socket();
    public long write(ByteBuffer[] a);
}

public class UnresolvedAddressException extends IllegalArgumentException {
}

public class UnsupportedAddressTypeException extends IllegalArgumentException {
}

public interface WritableByteChannel extends Channel {
    int write(ByteBuffer a);
}

public class WritePendingException extends IllegalStateException {
}
