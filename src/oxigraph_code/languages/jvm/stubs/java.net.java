// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.net;

import java.lang.*;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.security.BasicPermission;
import java.security.CodeSource;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Principal;
import java.security.SecureClassLoader;
import java.security.cert.Certificate;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.net.ssl.SSLSession;

public class Authenticator {
    public static Authenticator getDefault();
    protected PasswordAuthentication getPasswordAuthentication();
    protected String getRequestingHost();
    protected int getRequestingPort();
    protected String getRequestingPrompt();
    protected String getRequestingProtocol();
    protected String getRequestingScheme();
    protected InetAddress getRequestingSite();
    protected URL getRequestingURL();
    protected Authenticator.RequestorType getRequestorType();
    public static PasswordAuthentication requestPasswordAuthentication(Authenticator a, String b, InetAddress c, int d, String e, String f, String g, URL h, Authenticator.RequestorType i);
    public static PasswordAuthentication requestPasswordAuthentication(InetAddress a, int b, String c, String d, String e);
    public static PasswordAuthentication requestPasswordAuthentication(String a, InetAddress b, int c, String d, String e, String f);
    public static PasswordAuthentication requestPasswordAuthentication(String a, InetAddress b, int c, String d, String e, String f, URL g, Authenticator.RequestorType h);
    public PasswordAuthentication requestPasswordAuthenticationInstance(String a, InetAddress b, int c, String d, String e, String f, URL g, Authenticator.RequestorType h);
    public static void setDefault(Authenticator a);
    public static enum RequestorType {
        PROXY, SERVER;
        public static Authenticator.RequestorType valueOf(String a);
        public static Authenticator.RequestorType[] values();
    }
}

public class BindException extends SocketException {
}

public class CacheRequest {
    public void abort();
    public OutputStream getBody();
}

public class CacheResponse {
    public InputStream getBody();
    public Map<String, List<String>> getHeaders();
}

public class ConnectException extends SocketException {
}

public class ContentHandler {
    public Object getContent(URLConnection a);
    public Object getContent(URLConnection a, Class[] b);
}

public interface ContentHandlerFactory {
    ContentHandler createContentHandler(String a);
}

public class CookieHandler {
    public Map<String, List<String>> get(URI a, Map<String, List<String>> b);
    public static CookieHandler getDefault();
    public void put(URI a, Map<String, List<String>> b);
    public static void setDefault(CookieHandler a);
}

public class CookieManager extends CookieHandler {
    public CookieStore getCookieStore();
    public void setCookiePolicy(CookiePolicy a);
}

public interface CookiePolicy {
    CookiePolicy ACCEPT_ALL;
    CookiePolicy ACCEPT_NONE;
    CookiePolicy ACCEPT_ORIGINAL_SERVER;
    boolean shouldAccept(URI a, HttpCookie b);
}

public interface CookieStore {
    void add(URI a, HttpCookie b);
    List<HttpCookie> get(URI a);
    List<HttpCookie> getCookies();
    List<URI> getURIs();
    boolean remove(URI a, HttpCookie b);
    boolean removeAll();
}

public class DatagramPacket {
    public InetAddress getAddress();
    public byte[] getData();
    public int getLength();
    public int getOffset();
    public int getPort();
    public SocketAddress getSocketAddress();
    public void setAddress(InetAddress a);
    public void setData(byte[] a);
    public void setData(byte[] a, int b, int c);
    public void setLength(int a);
    public void setPort(int a);
    public void setSocketAddress(SocketAddress a);
}

public class DatagramSocket implements Closeable {
    public void bind(SocketAddress a);
    public void close();
    public void connect(InetAddress a, int b);
    public void connect(SocketAddress a);
    public void disconnect();
    public boolean getBroadcast();
    public DatagramChannel getChannel();
    public InetAddress getInetAddress();
    public InetAddress getLocalAddress();
    public int getLocalPort();
    public SocketAddress getLocalSocketAddress();
    public <T> T getOption(SocketOption<T> a);
    public int getPort();
    public int getReceiveBufferSize();
    public SocketAddress getRemoteSocketAddress();
    public boolean getReuseAddress();
    public int getSendBufferSize();
    public int getSoTimeout();
    public int getTrafficClass();
    public boolean isBound();
    public boolean isClosed();
    public boolean isConnected();
    public void joinGroup(SocketAddress a, NetworkInterface b);
    public void leaveGroup(SocketAddress a, NetworkInterface b);
    public void receive(DatagramPacket a);
    public void send(DatagramPacket a);
    public void setBroadcast(boolean a);
    public static void setDatagramSocketImplFactory(DatagramSocketImplFactory a);
    public <T> DatagramSocket setOption(SocketOption<T> a, T b);
    public void setReceiveBufferSize(int a);
    public void setReuseAddress(boolean a);
    public void setSendBufferSize(int a);
    public void setSoTimeout(int a);
    public void setTrafficClass(int a);
    public Set<SocketOption<?>> supportedOptions();
}

public class DatagramSocketImpl implements SocketOptions {
    protected void bind(int a, InetAddress b);
    protected void close();
    protected void connect(InetAddress a, int b);
    protected void create();
    protected void disconnect();
    protected FileDescriptor fd;
    protected FileDescriptor getFileDescriptor();
    protected int getLocalPort();
    protected <T> T getOption(SocketOption<T> a);
    protected byte getTTL();
    protected int getTimeToLive();
    protected void join(InetAddress a);
    protected void joinGroup(SocketAddress a, NetworkInterface b);
    protected void leave(InetAddress a);
    protected void leaveGroup(SocketAddress a, NetworkInterface b);
    protected int localPort;
    protected int peek(InetAddress a);
    protected int peekData(DatagramPacket a);
    protected void receive(DatagramPacket a);
    protected void send(DatagramPacket a);
    protected <T> void setOption(SocketOption<T> a, T b);
    protected void setTTL(byte a);
    protected void setTimeToLive(int a);
    protected Set<SocketOption<?>> supportedOptions();
}

public interface DatagramSocketImplFactory {
    DatagramSocketImpl createDatagramSocketImpl();
}

public interface FileNameMap {
    String getContentTypeFor(String a);
}

public class HttpCookie implements Cloneable {
    public Object clone();
    public static boolean domainMatches(String a, String b);
    public String getComment();
    public String getCommentURL();
    public boolean getDiscard();
    public String getDomain();
    public long getMaxAge();
    public String getName();
    public String getPath();
    public String getPortlist();
    public boolean getSecure();
    public String getValue();
    public int getVersion();
    public boolean hasExpired();
    public boolean isHttpOnly();
    public static List<HttpCookie> parse(String a);
    public void setComment(String a);
    public void setCommentURL(String a);
    public void setDiscard(boolean a);
    public void setDomain(String a);
    public void setHttpOnly(boolean a);
    public void setMaxAge(long a);
    public void setPath(String a);
    public void setPortlist(String a);
    public void setSecure(boolean a);
    public void setValue(String a);
    public void setVersion(int a);
}

public class HttpRetryException extends IOException {
    public String getLocation();
    public String getReason();
    public int responseCode();
}

public class HttpURLConnection extends URLConnection {
    public static int HTTP_ACCEPTED;
    public static int HTTP_BAD_GATEWAY;
    public static int HTTP_BAD_METHOD;
    public static int HTTP_BAD_REQUEST;
    public static int HTTP_CLIENT_TIMEOUT;
    public static int HTTP_CONFLICT;
    public static int HTTP_CREATED;
    public static int HTTP_ENTITY_TOO_LARGE;
    public static int HTTP_FORBIDDEN;
    public static int HTTP_GATEWAY_TIMEOUT;
    public static int HTTP_GONE;
    public static int HTTP_INTERNAL_ERROR;
    public static int HTTP_LENGTH_REQUIRED;
    public static int HTTP_MOVED_PERM;
    public static int HTTP_MOVED_TEMP;
    public static int HTTP_MULT_CHOICE;
    public static int HTTP_NOT_ACCEPTABLE;
    public static int HTTP_NOT_AUTHORITATIVE;
    public static int HTTP_NOT_FOUND;
    public static int HTTP_NOT_IMPLEMENTED;
    public static int HTTP_NOT_MODIFIED;
    public static int HTTP_NO_CONTENT;
    public static int HTTP_OK;
    public static int HTTP_PARTIAL;
    public static int HTTP_PAYMENT_REQUIRED;
    public static int HTTP_PRECON_FAILED;
    public static int HTTP_PROXY_AUTH;
    public static int HTTP_REQ_TOO_LONG;
    public static int HTTP_RESET;
    public static int HTTP_SEE_OTHER;
    public static int HTTP_SERVER_ERROR;
    public static int HTTP_UNAUTHORIZED;
    public static int HTTP_UNAVAILABLE;
    public static int HTTP_UNSUPPORTED_TYPE;
    public static int HTTP_USE_PROXY;
    public static int HTTP_VERSION;
    protected int chunkLength;
    public void disconnect();
    protected int fixedContentLength;
    protected long fixedContentLengthLong;
    public InputStream getErrorStream();
    public static boolean getFollowRedirects();
    public boolean getInstanceFollowRedirects();
    public String getRequestMethod();
    public int getResponseCode();
    public String getResponseMessage();
    protected boolean instanceFollowRedirects;
    protected String method;
    protected int responseCode;
    protected String responseMessage;
    public void setAuthenticator(Authenticator a);
    public void setChunkedStreamingMode(int a);
    public void setFixedLengthStreamingMode(int a);
    public void setFixedLengthStreamingMode(long a);
    public static void setFollowRedirects(boolean a);
    public void setInstanceFollowRedirects(boolean a);
    public void setRequestMethod(String a);
    public boolean usingProxy();
}

public class IDN {
    public static int ALLOW_UNASSIGNED;
    public static int USE_STD3_ASCII_RULES;
    public static String toASCII(String a);
    public static String toASCII(String a, int b);
    public static String toUnicode(String a);
    public static String toUnicode(String a, int b);
}

public class Inet4Address extends InetAddress {
}

public class Inet6Address extends InetAddress {
    public static Inet6Address getByAddress(String a, byte[] b, NetworkInterface c);
    public static Inet6Address getByAddress(String a, byte[] b, int c);
    public int getScopeId();
    public NetworkInterface getScopedInterface();
    public boolean isIPv4CompatibleAddress();
}

public class InetAddress implements Serializable {
    public byte[] getAddress();
    public static InetAddress[] getAllByName(String a);
    public static InetAddress getByAddress(String a, byte[] b);
    public static InetAddress getByAddress(byte[] a);
    public static InetAddress getByName(String a);
    public String getCanonicalHostName();
    public String getHostAddress();
    public String getHostName();
    public static InetAddress getLocalHost();
    public static InetAddress getLoopbackAddress();
    public boolean isAnyLocalAddress();
    public boolean isLinkLocalAddress();
    public boolean isLoopbackAddress();
    public boolean isMCGlobal();
    public boolean isMCLinkLocal();
    public boolean isMCNodeLocal();
    public boolean isMCOrgLocal();
    public boolean isMCSiteLocal();
    public boolean isMulticastAddress();
    public boolean isReachable(NetworkInterface a, int b, int c);
    public boolean isReachable(int a);
    public boolean isSiteLocalAddress();
}

public class InetSocketAddress extends SocketAddress {
    public static InetSocketAddress createUnresolved(String a, int b);
    public InetAddress getAddress();
    public String getHostName();
    public String getHostString();
    public int getPort();
    public boolean isUnresolved();
}

public class InterfaceAddress {
    public InetAddress getAddress();
    public InetAddress getBroadcast();
    public short getNetworkPrefixLength();
}

public class JarURLConnection extends URLConnection {
    public Attributes getAttributes();
    public Certificate[] getCertificates();
    public String getEntryName();
    public JarEntry getJarEntry();
    public JarFile getJarFile();
    public URL getJarFileURL();
    public Attributes getMainAttributes();
    public Manifest getManifest();
    protected URLConnection jarFileURLConnection;
}

public class MalformedURLException extends IOException {
}

public class MulticastSocket extends DatagramSocket {
    public InetAddress getInterface();
    public boolean getLoopbackMode();
    public NetworkInterface getNetworkInterface();
    public byte getTTL();
    public int getTimeToLive();
    public void joinGroup(InetAddress a);
    public void leaveGroup(InetAddress a);
    public void send(DatagramPacket a, byte b);
    public void setInterface(InetAddress a);
    public void setLoopbackMode(boolean a);
    public void setNetworkInterface(NetworkInterface a);
    public void setTTL(byte a);
    public void setTimeToLive(int a);
}

public class NetPermission extends BasicPermission {
}

public class NetworkInterface {
    public static NetworkInterface getByIndex(int a);
    public static NetworkInterface getByInetAddress(InetAddress a);
    public static NetworkInterface getByName(String a);
    public String getDisplayName();
    public byte[] getHardwareAddress();
    public int getIndex();
    public Enumeration<InetAddress> getInetAddresses();
    public List<InterfaceAddress> getInterfaceAddresses();
    public int getMTU();
    public String getName();
    public static Enumeration<NetworkInterface> getNetworkInterfaces();
    public NetworkInterface getParent();
    public Enumeration<NetworkInterface> getSubInterfaces();
    public Stream<InetAddress> inetAddresses();
    public boolean isLoopback();
    public boolean isPointToPoint();
    public boolean isUp();
    public boolean isVirtual();
    public static Stream<NetworkInterface> networkInterfaces();
    public Stream<NetworkInterface> subInterfaces();
    public boolean supportsMulticast();
}

public class NoRouteToHostException extends SocketException {
}

public class PasswordAuthentication {
    public char[] getPassword();
    public String getUserName();
}

public class PortUnreachableException extends SocketException {
}

public class ProtocolException extends IOException {
}

public interface ProtocolFamily {
    String name();
}

public class Proxy {
    public static Proxy NO_PROXY;
    public SocketAddress address();
    public Proxy.Type type();
    public static enum Type {
        DIRECT, HTTP, SOCKS;
        public static Proxy.Type valueOf(String a);
        public static Proxy.Type[] values();
    }
}

public class ProxySelector {
    public void connectFailed(URI a, SocketAddress b, IOException c);
    public static ProxySelector getDefault();
    public static ProxySelector of(InetSocketAddress a);
    public List<Proxy> select(URI a);
    public static void setDefault(ProxySelector a);
}

public class ResponseCache {
    public CacheResponse get(URI a, String b, Map<String, List<String>> c);
    public static ResponseCache getDefault();
    public CacheRequest put(URI a, URLConnection b);
    public static void setDefault(ResponseCache a);
}

public class SecureCacheResponse extends CacheResponse {
    public String getCipherSuite();
    public List<Certificate> getLocalCertificateChain();
    public Principal getLocalPrincipal();
    public Principal getPeerPrincipal();
    public Optional<SSLSession> getSSLSession();
    public List<Certificate> getServerCertificateChain();
}

public class ServerSocket implements Closeable {
    public Socket accept();
    public void bind(SocketAddress a);
    public void bind(SocketAddress a, int b);
    public void close();
    public ServerSocketChannel getChannel();
    public InetAddress getInetAddress();
    public int getLocalPort();
    public SocketAddress getLocalSocketAddress();
    public <T> T getOption(SocketOption<T> a);
    public int getReceiveBufferSize();
    public boolean getReuseAddress();
    public int getSoTimeout();
    protected void implAccept(Socket a);
    public boolean isBound();
    public boolean isClosed();
    public <T> ServerSocket setOption(SocketOption<T> a, T b);
    public void setPerformancePreferences(int a, int b, int c);
    public void setReceiveBufferSize(int a);
    public void setReuseAddress(boolean a);
    public void setSoTimeout(int a);
    public static void setSocketFactory(SocketImplFactory a);
    public Set<SocketOption<?>> supportedOptions();
}

public class Socket implements Closeable {
    public void bind(SocketAddress a);
    public void close();
    public void connect(SocketAddress a);
    public void connect(SocketAddress a, int b);
    public SocketChannel getChannel();
    public InetAddress getInetAddress();
    public InputStream getInputStream();
    public boolean getKeepAlive();
    public InetAddress getLocalAddress();
    public int getLocalPort();
    public SocketAddress getLocalSocketAddress();
    public boolean getOOBInline();
    public <T> T getOption(SocketOption<T> a);
    public OutputStream getOutputStream();
    public int getPort();
    public int getReceiveBufferSize();
    public SocketAddress getRemoteSocketAddress();
    public boolean getReuseAddress();
    public int getSendBufferSize();
    public int getSoLinger();
    public int getSoTimeout();
    public boolean getTcpNoDelay();
    public int getTrafficClass();
    public boolean isBound();
    public boolean isClosed();
    public boolean isConnected();
    public boolean isInputShutdown();
    public boolean isOutputShutdown();
    public void sendUrgentData(int a);
    public void setKeepAlive(boolean a);
    public void setOOBInline(boolean a);
    public <T> Socket setOption(SocketOption<T> a, T b);
    public void setPerformancePreferences(int a, int b, int c);
    public void setReceiveBufferSize(int a);
    public void setReuseAddress(boolean a);
    public void setSendBufferSize(int a);
    public void setSoLinger(boolean a, int b);
    public void setSoTimeout(int a);
    public static void setSocketImplFactory(SocketImplFactory a);
    public void setTcpNoDelay(boolean a);
    public void setTrafficClass(int a);
    public void shutdownInput();
    public void shutdownOutput();
    public Set<SocketOption<?>> supportedOptions();
}

public class SocketAddress implements Serializable {
}

public class SocketException extends IOException {
}

public class SocketImpl implements SocketOptions {
    protected void accept(SocketImpl a);
    protected InetAddress address;
    protected int available();
    protected void bind(InetAddress a, int b);
    protected void close();
    protected void connect(InetAddress a, int b);
    protected void connect(SocketAddress a, int b);
    protected void connect(String a, int b);
    protected void create(boolean a);
    protected FileDescriptor fd;
    protected FileDescriptor getFileDescriptor();
    protected InetAddress getInetAddress();
    protected InputStream getInputStream();
    protected int getLocalPort();
    protected <T> T getOption(SocketOption<T> a);
    protected OutputStream getOutputStream();
    protected int getPort();
    protected void listen(int a);
    protected int localport;
    protected int port;
    protected void sendUrgentData(int a);
    protected <T> void setOption(SocketOption<T> a, T b);
    protected void setPerformancePreferences(int a, int b, int c);
    protected void shutdownInput();
    protected void shutdownOutput();
    protected Set<SocketOption<?>> supportedOptions();
    protected boolean supportsUrgentData();
}

public interface SocketImplFactory {
    SocketImpl createSocketImpl();
}

public interface SocketOption<T> {
    String name();
    Class<T> type();
}

public interface SocketOptions {
    int IP_MULTICAST_IF;
    int IP_MULTICAST_IF2;
    int IP_MULTICAST_LOOP;
    int IP_TOS;
    int SO_BINDADDR;
    int SO_BROADCAST;
    int SO_KEEPALIVE;
    int SO_LINGER;
    int SO_OOBINLINE;
    int SO_RCVBUF;
    int SO_REUSEADDR;
    int SO_REUSEPORT;
    int SO_SNDBUF;
    int SO_TIMEOUT;
    int TCP_NODELAY;
    Object getOption(int a);
    void setOption(int a, Object b);
}

public class SocketPermission extends Permission implements Serializable {
}

public class SocketTimeoutException extends InterruptedIOException {
}

public enum StandardProtocolFamily implements ProtocolFamily {
    INET, INET6, UNIX;
    public static StandardProtocolFamily valueOf(String a);
    public static StandardProtocolFamily[] values();
}

public class StandardSocketOptions {
    public static SocketOption<NetworkInterface> IP_MULTICAST_IF;
    public static SocketOption<Boolean> IP_MULTICAST_LOOP;
    public static SocketOption<Integer> IP_MULTICAST_TTL;
    public static SocketOption<Integer> IP_TOS;
    public static SocketOption<Boolean> SO_BROADCAST;
    public static SocketOption<Boolean> SO_KEEPALIVE;
    public static SocketOption<Integer> SO_LINGER;
    public static SocketOption<Integer> SO_RCVBUF;
    public static SocketOption<Boolean> SO_REUSEADDR;
    public static SocketOption<Boolean> SO_REUSEPORT;
    public static SocketOption<Integer> SO_SNDBUF;
    public static SocketOption<Boolean> TCP_NODELAY;
}

public class URI implements Comparable<URI>, Serializable {
    public int compareTo(URI a);
    public static URI create(String a);
    public String getAuthority();
    public String getFragment();
    public String getHost();
    public String getPath();
    public int getPort();
    public String getQuery();
    public String getRawAuthority();
    public String getRawFragment();
    public String getRawPath();
    public String getRawQuery();
    public String getRawSchemeSpecificPart();
    public String getRawUserInfo();
    public String getScheme();
    public String getSchemeSpecificPart();
    public String getUserInfo();
    public boolean isAbsolute();
    public boolean isOpaque();
    public URI normalize();
    public URI parseServerAuthority();
    public URI relativize(URI a);
    public URI resolve(String a);
    public URI resolve(URI a);
    public String toASCIIString();
    public URL toURL();
}

public class URISyntaxException extends Exception {
    public int getIndex();
    public String getInput();
    public String getReason();
}

public class URL implements Serializable {
    public String getAuthority();
    public Object getContent();
    public Object getContent(Class<?>[] a);
    public int getDefaultPort();
    public String getFile();
    public String getHost();
    public String getPath();
    public int getPort();
    public String getProtocol();
    public String getQuery();
    public String getRef();
    public String getUserInfo();
    public URLConnection openConnection();
    public URLConnection openConnection(Proxy a);
    public InputStream openStream();
    public boolean sameFile(URL a);
    public static void setURLStreamHandlerFactory(URLStreamHandlerFactory a);
    public String toExternalForm();
    public URI toURI();
}

public class URLClassLoader extends SecureClassLoader implements Closeable {
    protected void addURL(URL a);
    public void close();
    protected Package definePackage(String a, Manifest b, URL c);
    protected Class<?> findClass(String a);
    public URL findResource(String a);
    public Enumeration<URL> findResources(String a);
    protected PermissionCollection getPermissions(CodeSource a);
    public URL[] getURLs();
    public static URLClassLoader newInstance(URL[] a);
    public static URLClassLoader newInstance(URL[] a, ClassLoader b);
}

public class URLConnection {
    public void addRequestProperty(String a, String b);
    protected boolean allowUserInteraction;
    public void connect();
    protected boolean connected;
    protected boolean doInput;
    protected boolean doOutput;
    public boolean getAllowUserInteraction();
    public int getConnectTimeout();
    public Object getContent();
    public Object getContent(Class<?>[] a);
    public String getContentEncoding();
    public int getContentLength();
    public long getContentLengthLong();
    public String getContentType();
    public long getDate();
    public static boolean getDefaultAllowUserInteraction();
    public static String getDefaultRequestProperty(String a);
    public boolean getDefaultUseCaches();
    public static boolean getDefaultUseCaches(String a);
    public boolean getDoInput();
    public boolean getDoOutput();
    public long getExpiration();
    public static FileNameMap getFileNameMap();
    public String getHeaderField(String a);
    public String getHeaderField(int a);
    public long getHeaderFieldDate(String a, long b);
    public int getHeaderFieldInt(String a, int b);
    public String getHeaderFieldKey(int a);
    public long getHeaderFieldLong(String a, long b);
    public Map<String, List<String>> getHeaderFields();
    public long getIfModifiedSince();
    public InputStream getInputStream();
    public long getLastModified();
    public OutputStream getOutputStream();
    public Permission getPermission();
    public int getReadTimeout();
    public Map<String, List<String>> getRequestProperties();
    public String getRequestProperty(String a);
    public URL getURL();
    public boolean getUseCaches();
    public static String guessContentTypeFromName(String a);
    public static String guessContentTypeFromStream(InputStream a);
    protected long ifModifiedSince;
    public void setAllowUserInteraction(boolean a);
    public void setConnectTimeout(int a);
    public static void setContentHandlerFactory(ContentHandlerFactory a);
    public static void setDefaultAllowUserInteraction(boolean a);
    public static void setDefaultRequestProperty(String a, String b);
    public static void setDefaultUseCaches(String a, boolean b);
    public void setDefaultUseCaches(boolean a);
    public void setDoInput(boolean a);
    public void setDoOutput(boolean a);
    public static void setFileNameMap(FileNameMap a);
    public void setIfModifiedSince(long a);
    public void setReadTimeout(int a);
    public void setRequestProperty(String a, String b);
    public void setUseCaches(boolean a);
    protected URL url;
    protected boolean useCaches;
}

public class URLDecoder {
    public static String decode(String a);
    public static String decode(String a, Charset b);
    public static String decode(String a, String b);
}

public class URLEncoder {
    public static String encode(String a);
    public static String encode(String a, Charset b);
    public static String encode(String a, String b);
}

public class URLPermission extends Permission {
}

public class URLStreamHandler {
    protected boolean equals(URL a, URL b);
    protected int getDefaultPort();
    protected InetAddress getHostAddress(URL a);
    protected int hashCode(URL a);
    protected boolean hostsEqual(URL a, URL b);
    protected URLConnection openConnection(URL a);
    protected URLConnection openConnection(URL a, Proxy b);
    protected void parseURL(URL a, String b, int c, int d);
    protected boolean sameFile(URL a, URL b);
    protected void setURL(URL a, String b, String c, int d, String e, String f);
    protected void setURL(URL a, String b, String c, int d, String e, String f, String g, String h, String i);
    protected String toExternalForm(URL a);
}

public interface URLStreamHandlerFactory {
    URLStreamHandler createURLStreamHandler(String a);
}

public class UnixDomainSocketAddress extends SocketAddress {
    public Path getPath();
    public static UnixDomainSocketAddress of(Path a);
    public static UnixDomainSocketAddress of(String a);
}

public class UnknownHostException extends IOException {
}

public class UnknownServiceException extends IOException {
}
