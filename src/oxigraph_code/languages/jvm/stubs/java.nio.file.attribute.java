// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.nio.file.attribute;

import java.lang.*;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.security.Principal;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

public class AclEntry {
    public Set<AclEntryFlag> flags();
    public static AclEntry.Builder newBuilder();
    public static AclEntry.Builder newBuilder(AclEntry a);
    public Set<AclEntryPermission> permissions();
    public UserPrincipal principal();
    public AclEntryType type();
    public static class Builder {
        public AclEntry build();
        public AclEntry.Builder setFlags(AclEntryFlag... a);
        public AclEntry.Builder setFlags(Set<AclEntryFlag> a);
        public AclEntry.Builder setPermissions(AclEntryPermission... a);
        public AclEntry.Builder setPermissions(Set<AclEntryPermission> a);
        public AclEntry.Builder setPrincipal(UserPrincipal a);
        public AclEntry.Builder setType(AclEntryType a);
    }
}

public enum AclEntryFlag {
    FILE_INHERIT, DIRECTORY_INHERIT, NO_PROPAGATE_INHERIT, INHERIT_ONLY;
    public static AclEntryFlag valueOf(String a);
    public static AclEntryFlag[] values();
}

public enum AclEntryPermission {
    READ_DATA, WRITE_DATA, APPEND_DATA, READ_NAMED_ATTRS, WRITE_NAMED_ATTRS, EXECUTE, DELETE_CHILD, READ_ATTRIBUTES, WRITE_ATTRIBUTES, DELETE, READ_ACL, WRITE_ACL, WRITE_OWNER, SYNCHRONIZE;
    public static AclEntryPermission ADD_FILE;
    public static AclEntryPermission ADD_SUBDIRECTORY;
    public static AclEntryPermission LIST_DIRECTORY;
    public static AclEntryPermission valueOf(String a);
    public static AclEntryPermission[] values();
}

public enum AclEntryType {
    ALLOW, DENY, AUDIT, ALARM;
    public static AclEntryType valueOf(String a);
    public static AclEntryType[] values();
}

public interface AclFileAttributeView extends FileOwnerAttributeView {
    List<AclEntry> getAcl();
    void setAcl(List<AclEntry> a);
}

public interface AttributeView {
    String name();
}

public interface BasicFileAttributeView extends FileAttributeView {
    BasicFileAttributes readAttributes();
    void setTimes(FileTime a, FileTime b, FileTime c);
}

public interface BasicFileAttributes {
    FileTime creationTime();
    Object fileKey();
    boolean isDirectory();
    boolean isOther();
    boolean isRegularFile();
    boolean isSymbolicLink();
    FileTime lastAccessTime();
    FileTime lastModifiedTime();
    long size();
}

public interface DosFileAttributeView extends BasicFileAttributeView {
    DosFileAttributes readAttributes();
    void setArchive(boolean a);
    void setHidden(boolean a);
    void setReadOnly(boolean a);
    void setSystem(boolean a);
}

public interface DosFileAttributes extends BasicFileAttributes {
    boolean isArchive();
    boolean isHidden();
    boolean isReadOnly();
    boolean isSystem();
}

public interface FileAttribute<T> {
    String name();
    T value();
}

public interface FileAttributeView extends AttributeView {
}

public interface FileOwnerAttributeView extends FileAttributeView {
    UserPrincipal getOwner();
    void setOwner(UserPrincipal a);
}

public interface FileStoreAttributeView extends AttributeView {
}

public class FileTime implements Comparable<FileTime> {
    public int compareTo(FileTime a);
    public static FileTime from(Instant a);
    public static FileTime from(long a, TimeUnit b);
    public static FileTime fromMillis(long a);
    public long to(TimeUnit a);
    public Instant toInstant();
    public long toMillis();
}

public interface GroupPrincipal extends UserPrincipal {
}

public interface PosixFileAttributeView extends BasicFileAttributeView, FileOwnerAttributeView {
    PosixFileAttributes readAttributes();
    void setGroup(GroupPrincipal a);
    void setPermissions(Set<PosixFilePermission> a);
}

public interface PosixFileAttributes extends BasicFileAttributes {
    GroupPrincipal group();
    UserPrincipal owner();
    Set<PosixFilePermission> permissions();
}

public enum PosixFilePermission {
    OWNER_READ, OWNER_WRITE, OWNER_EXECUTE, GROUP_READ, GROUP_WRITE, GROUP_EXECUTE, OTHERS_READ, OTHERS_WRITE, OTHERS_EXECUTE;
    public static PosixFilePermission valueOf(String a);
    public static PosixFilePermission[] values();
}

public class PosixFilePermissions {
    public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(Set<PosixFilePermission> a);
    public static Set<PosixFilePermission> fromString(String a);
    public static String toString(Set<PosixFilePermission> a);
}

public interface UserDefinedFileAttributeView extends FileAttributeView {
    void delete(String a);
    List<String> list();
    int read(String a, ByteBuffer b);
    int size(String a);
    int write(String a, ByteBuffer b);
}

public interface UserPrincipal extends Principal {
}

public class UserPrincipalLookupService {
    public GroupPrincipal lookupPrincipalByGroupName(String a);
    public UserPrincipal lookupPrincipalByName(String a);
}

public class UserPrincipalNotFoundException extends IOException {
    public String getName();
}
