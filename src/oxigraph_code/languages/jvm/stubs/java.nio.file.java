// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.nio.file;

import java.lang.*;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.Charset;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.security.BasicPermission;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

public class AccessDeniedException extends FileSystemException {
}

public enum AccessMode {
    READ, WRITE, EXECUTE;
    public static AccessMode valueOf(String a);
    public static AccessMode[] values();
}

public class AtomicMoveNotSupportedException extends FileSystemException {
}

public class ClosedDirectoryStreamException extends IllegalStateException {
}

public class ClosedFileSystemException extends IllegalStateException {
}

public class ClosedWatchServiceException extends IllegalStateException {
}

public interface CopyOption {
}

public class DirectoryIteratorException extends ConcurrentModificationException {
    public IOException getCause();
}

public class DirectoryNotEmptyException extends FileSystemException {
}

public interface DirectoryStream<T> extends Closeable, Iterable<T> {
    public static interface Filter<T> {
        boolean accept(T a);
    }
}

public class FileAlreadyExistsException extends FileSystemException {
}

public class FileStore {
    public Object getAttribute(String a);
    public long getBlockSize();
    public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> a);
    public long getTotalSpace();
    public long getUnallocatedSpace();
    public long getUsableSpace();
    public boolean isReadOnly();
    public String name();
    public boolean supportsFileAttributeView(Class<? extends FileAttributeView> a);
    public boolean supportsFileAttributeView(String a);
    public String type();
}

public class FileSystem implements Closeable {
    public Iterable<FileStore> getFileStores();
    public Path getPath(String a, String... b);
    public PathMatcher getPathMatcher(String a);
    public Iterable<Path> getRootDirectories();
    public String getSeparator();
    public UserPrincipalLookupService getUserPrincipalLookupService();
    public boolean isOpen();
    public boolean isReadOnly();
    public WatchService newWatchService();
    public FileSystemProvider provider();
    public Set<String> supportedFileAttributeViews();
}

public class FileSystemAlreadyExistsException extends RuntimeException {
}

public class FileSystemException extends IOException {
    public String getFile();
    public String getOtherFile();
    public String getReason();
}

public class FileSystemLoopException extends FileSystemException {
}

public class FileSystemNotFoundException extends RuntimeException {
}

public class FileSystems {
    public static FileSystem getDefault();
    public static FileSystem getFileSystem(URI a);
    public static FileSystem newFileSystem(Path a);
    public static FileSystem newFileSystem(Path a, ClassLoader b);
    public static FileSystem newFileSystem(Path a, Map<String, ?> b);
    public static FileSystem newFileSystem(Path a, Map<String, ?> b, ClassLoader c);
    public static FileSystem newFileSystem(URI a, Map<String, ?> b);
    public static FileSystem newFileSystem(URI a, Map<String, ?> b, ClassLoader c);
}

public enum FileVisitOption {
    FOLLOW_LINKS;
    public static FileVisitOption valueOf(String a);
    public static FileVisitOption[] values();
}

public enum FileVisitResult {
    CONTINUE, TERMINATE, SKIP_SUBTREE, SKIP_SIBLINGS;
    public static FileVisitResult valueOf(String a);
    public static FileVisitResult[] values();
}

public interface FileVisitor<T> {
    FileVisitResult postVisitDirectory(T a, IOException b);
    FileVisitResult preVisitDirectory(T a, BasicFileAttributes b);
    FileVisitResult visitFile(T a, BasicFileAttributes b);
    FileVisitResult visitFileFailed(T a, IOException b);
}

public class Files {
    public static long copy(InputStream a, Path b, CopyOption... c);
    public static long copy(Path a, OutputStream b);
    public static Path copy(Path a, Path b, CopyOption... c);
    public static Path createDirectories(Path a, FileAttribute<?>... b);
    public static Path createDirectory(Path a, FileAttribute<?>... b);
    public static Path createFile(Path a, FileAttribute<?>... b);
    public static Path createLink(Path a, Path b);
    public static Path createSymbolicLink(Path a, Path b, FileAttribute<?>... c);
    public static Path createTempDirectory(Path a, String b, FileAttribute<?>... c);
    public static Path createTempDirectory(String a, FileAttribute<?>... b);
    public static Path createTempFile(Path a, String b, String c, FileAttribute<?>... d);
    public static Path createTempFile(String a, String b, FileAttribute<?>... c);
    public static void delete(Path a);
    public static boolean deleteIfExists(Path a);
    public static boolean exists(Path a, LinkOption... b);
    public static Stream<Path> find(Path a, int b, BiPredicate<Path, BasicFileAttributes> c, FileVisitOption... d);
    public static Object getAttribute(Path a, String b, LinkOption... c);
    public static <V extends FileAttributeView> V getFileAttributeView(Path a, Class<V> b, LinkOption... c);
    public static FileStore getFileStore(Path a);
    public static FileTime getLastModifiedTime(Path a, LinkOption... b);
    public static UserPrincipal getOwner(Path a, LinkOption... b);
    public static Set<PosixFilePermission> getPosixFilePermissions(Path a, LinkOption... b);
    public static boolean isDirectory(Path a, LinkOption... b);
    public static boolean isExecutable(Path a);
    public static boolean isHidden(Path a);
    public static boolean isReadable(Path a);
    public static boolean isRegularFile(Path a, LinkOption... b);
    public static boolean isSameFile(Path a, Path b);
    public static boolean isSymbolicLink(Path a);
    public static boolean isWritable(Path a);
    public static Stream<String> lines(Path a);
    public static Stream<String> lines(Path a, Charset b);
    public static Stream<Path> list(Path a);
    public static long mismatch(Path a, Path b);
    public static Path move(Path a, Path b, CopyOption... c);
    public static BufferedReader newBufferedReader(Path a);
    public static BufferedReader newBufferedReader(Path a, Charset b);
    public static BufferedWriter newBufferedWriter(Path a, Charset b, OpenOption... c);
    public static BufferedWriter newBufferedWriter(Path a, OpenOption... b);
    public static SeekableByteChannel newByteChannel(Path a, OpenOption... b);
    public static SeekableByteChannel newByteChannel(Path a, Set<? extends OpenOption> b, FileAttribute<?>... c);
    public static DirectoryStream<Path> newDirectoryStream(Path a);
    public static DirectoryStream<Path> newDirectoryStream(Path a, DirectoryStream.Filter<? super Path> b);
    public static DirectoryStream<Path> newDirectoryStream(Path a, String b);
    public static InputStream newInputStream(Path a, OpenOption... b);
    public static OutputStream newOutputStream(Path a, OpenOption... b);
    public static boolean notExists(Path a, LinkOption... b);
    public static String probeContentType(Path a);
    public static byte[] readAllBytes(Path a);
    public static List<String> readAllLines(Path a);
    public static List<String> readAllLines(Path a, Charset b);
    public static <A extends BasicFileAttributes> A readAttributes(Path a, Class<A> b, LinkOption... c);
    public static Map<String, Object> readAttributes(Path a, String b, LinkOption... c);
    public static String readString(Path a);
    public static String readString(Path a, Charset b);
    public static Path readSymbolicLink(Path a);
    public static Path setAttribute(Path a, String b, Object c, LinkOption... d);
    public static Path setLastModifiedTime(Path a, FileTime b);
    public static Path setOwner(Path a, UserPrincipal b);
    public static Path setPosixFilePermissions(Path a, Set<PosixFilePermission> b);
    public static long size(Path a);
    public static Stream<Path> walk(Path a, FileVisitOption... b);
    public static Stream<Path> walk(Path a, int b, FileVisitOption... c);
    public static Path walkFileTree(Path a, FileVisitor<? super Path> b);
    public static Path walkFileTree(Path a, Set<FileVisitOption> b, int c, FileVisitor<? super Path> d);
    public static Path write(Path a, Iterable<? extends CharSequence> b, Charset c, OpenOption... d);
    public static Path write(Path a, Iterable<? extends CharSequence> b, OpenOption... c);
    public static Path write(Path a, byte[] b, OpenOption... c);
    public static Path writeString(Path a, CharSequence b, Charset c, OpenOption... d);
    public static Path writeString(Path a, CharSequence b, OpenOption... c);
}

public class InvalidPathException extends IllegalArgumentException {
    public int getIndex();
    public String getInput();
    public String getReason();
}

public enum LinkOption implements OpenOption, CopyOption {
    NOFOLLOW_LINKS;
    public static LinkOption valueOf(String a);
    public static LinkOption[] values();
}

public class LinkPermission extends BasicPermission {
}

public class NoSuchFileException extends FileSystemException {
}

public class NotDirectoryException extends FileSystemException {
}

public class NotLinkException extends FileSystemException {
}

public interface OpenOption {
}

public interface Path extends Comparable<Path>, Iterable<Path>, Watchable {
    int compareTo(Path a);
    boolean endsWith(Path a);
    default boolean endsWith(String a);
    Path getFileName();
    FileSystem getFileSystem();
    Path getName(int a);
    int getNameCount();
    Path getParent();
    Path getRoot();
    boolean isAbsolute();
    Path normalize();
    static Path of(String a, String... b);
    static Path of(URI a);
    Path relativize(Path a);
    Path resolve(Path a);
    default Path resolve(String a);
    default Path resolveSibling(Path a);
    default Path resolveSibling(String a);
    boolean startsWith(Path a);
    default boolean startsWith(String a);
    Path subpath(int a, int b);
    Path toAbsolutePath();
    default File toFile();
    Path toRealPath(LinkOption... a);
    URI toUri();
}

public interface PathMatcher {
    boolean matches(Path a);
}

public class Paths {
    public static Path get(String a, String... b);
    public static Path get(URI a);
}

public class ProviderMismatchException extends IllegalArgumentException {
}

public class ProviderNotFoundException extends RuntimeException {
}

public class ReadOnlyFileSystemException extends UnsupportedOperationException {
}

public interface SecureDirectoryStream<T> extends DirectoryStream<T> {
    void deleteDirectory(T a);
    void deleteFile(T a);
    <V extends FileAttributeView> V getFileAttributeView(Class<V> a);
    <V extends FileAttributeView> V getFileAttributeView(T a, Class<V> b, LinkOption... c);
    void move(T a, SecureDirectoryStream<T> b, T c);
    SeekableByteChannel newByteChannel(T a, Set<? extends OpenOption> b, FileAttribute<?>... c);
    SecureDirectoryStream<T> newDirectoryStream(T a, LinkOption... b);
}

public class SimpleFileVisitor<T> implements FileVisitor<T> {
    public FileVisitResult postVisitDirectory(T a, IOException b);
    public FileVisitResult preVisitDirectory(T a, BasicFileAttributes b);
    public FileVisitResult visitFile(T a, BasicFileAttributes b);
    public FileVisitResult visitFileFailed(T a, IOException b);
}

public enum StandardCopyOption implements CopyOption {
    REPLACE_EXISTING, COPY_ATTRIBUTES, ATOMIC_MOVE;
    public static StandardCopyOption valueOf(String a);
    public static StandardCopyOption[] values();
}

public enum StandardOpenOption implements OpenOption {
    READ, WRITE, APPEND, TRUNCATE_EXISTING, CREATE, CREATE_NEW, DELETE_ON_CLOSE, SPARSE, SYNC, DSYNC;
    public static StandardOpenOption valueOf(String a);
    public static StandardOpenOption[] values();
}

public class StandardWatchEventKinds {
    public static WatchEvent.Kind<Path> ENTRY_CREATE;
    public static WatchEvent.Kind<Path> ENTRY_DELETE;
    public static WatchEvent.Kind<Path> ENTRY_MODIFY;
    public static WatchEvent.Kind<Object> OVERFLOW;
}

public interface WatchEvent<T> {
    T context();
    int count();
    WatchEvent.Kind<T> kind();
    public static interface Kind<T> {
        String name();
        Class<T> type();
    }
    public static interface Modifier {
        String name();
    }
}

public interface WatchKey {
    void cancel();
    boolean isValid();
    List<WatchEvent<?>> pollEvents();
    boolean reset();
    Watchable watchable();
}

public interface WatchService extends Closeable {
    WatchKey poll();
    WatchKey poll(long a, TimeUnit b);
    WatchKey take();
}

public interface Watchable {
    WatchKey register(WatchService a, WatchEvent.Kind<?>... b);
    WatchKey register(WatchService a, WatchEvent.Kind<?>[] b, WatchEvent.Modifier... c);
}
