// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.security;

import java.lang.*;
import java.io.File;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.cert.CertPath;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.KeySpec;
import java.util.Date;
import java.util.Enumeration;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import javax.crypto.SecretKey;
import javax.security.auth.Subject;
import javax.security.auth.callback.CallbackHandler;

public class AccessControlContext {
    public void checkPermission(Permission a);
    public DomainCombiner getDomainCombiner();
}

public class AccessControlException extends SecurityException {
    public Permission getPermission();
}

public class AccessController {
    public static void checkPermission(Permission a);
    public static <T> T doPrivileged(PrivilegedAction<T> a);
    public static <T> T doPrivileged(PrivilegedAction<T> a, AccessControlContext b);
    public static <T> T doPrivileged(PrivilegedAction<T> a, AccessControlContext b, Permission... c);
    public static <T> T doPrivileged(PrivilegedExceptionAction<T> a);
    public static <T> T doPrivileged(PrivilegedExceptionAction<T> a, AccessControlContext b);
    public static <T> T doPrivileged(PrivilegedExceptionAction<T> a, AccessControlContext b, Permission... c);
    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> a);
    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> a, AccessControlContext b, Permission... c);
    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> a);
    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> a, AccessControlContext b, Permission... c);
    public static AccessControlContext getContext();
}

public interface AlgorithmConstraints {
    boolean permits(Set<CryptoPrimitive> a, Key b);
    boolean permits(Set<CryptoPrimitive> a, String b, AlgorithmParameters c);
    boolean permits(Set<CryptoPrimitive> a, String b, Key c, AlgorithmParameters d);
}

public class AlgorithmParameterGenerator {
    public AlgorithmParameters generateParameters();
    public String getAlgorithm();
    public static AlgorithmParameterGenerator getInstance(String a);
    public static AlgorithmParameterGenerator getInstance(String a, Provider b);
    public static AlgorithmParameterGenerator getInstance(String a, String b);
    public Provider getProvider();
    public void init(AlgorithmParameterSpec a);
    public void init(AlgorithmParameterSpec a, SecureRandom b);
    public void init(int a);
    public void init(int a, SecureRandom b);
}

public class AlgorithmParameterGeneratorSpi {
    protected AlgorithmParameters engineGenerateParameters();
    protected void engineInit(AlgorithmParameterSpec a, SecureRandom b);
    protected void engineInit(int a, SecureRandom b);
}

public class AlgorithmParameters {
    public String getAlgorithm();
    public byte[] getEncoded();
    public byte[] getEncoded(String a);
    public static AlgorithmParameters getInstance(String a);
    public static AlgorithmParameters getInstance(String a, Provider b);
    public static AlgorithmParameters getInstance(String a, String b);
    public <T extends AlgorithmParameterSpec> T getParameterSpec(Class<T> a);
    public Provider getProvider();
    public void init(AlgorithmParameterSpec a);
    public void init(byte[] a);
    public void init(byte[] a, String b);
}

public class AlgorithmParametersSpi {
    protected byte[] engineGetEncoded();
    protected byte[] engineGetEncoded(String a);
    protected <T extends AlgorithmParameterSpec> T engineGetParameterSpec(Class<T> a);
    protected void engineInit(AlgorithmParameterSpec a);
    protected void engineInit(byte[] a);
    protected void engineInit(byte[] a, String b);
    protected String engineToString();
}

public class AllPermission extends Permission {
}

public class AuthProvider extends Provider {
    public void login(Subject a, CallbackHandler b);
    public void logout();
    public void setCallbackHandler(CallbackHandler a);
}

public class BasicPermission extends Permission implements Serializable {
}

public interface Certificate {
    void decode(InputStream a);
    void encode(OutputStream a);
    String getFormat();
    Principal getGuarantor();
    Principal getPrincipal();
    PublicKey getPublicKey();
    String toString(boolean a);
}

public class CodeSigner implements Serializable {
    public CertPath getSignerCertPath();
    public Timestamp getTimestamp();
}

public class CodeSource implements Serializable {
    public java.security.cert.Certificate[] getCertificates();
    public CodeSigner[] getCodeSigners();
    public URL getLocation();
    public boolean implies(CodeSource a);
}

public enum CryptoPrimitive {
    MESSAGE_DIGEST, SECURE_RANDOM, BLOCK_CIPHER, STREAM_CIPHER, MAC, KEY_WRAP, PUBLIC_KEY_ENCRYPTION, SIGNATURE, KEY_ENCAPSULATION, KEY_AGREEMENT;
    public static CryptoPrimitive valueOf(String a);
    public static CryptoPrimitive[] values();
}

public class DigestException extends GeneralSecurityException {
}

public class DigestInputStream extends FilterInputStream {
    protected MessageDigest digest;
    public MessageDigest getMessageDigest();
    public void on(boolean a);
    public void setMessageDigest(MessageDigest a);
}

public class DigestOutputStream extends FilterOutputStream {
    protected MessageDigest digest;
    public MessageDigest getMessageDigest();
    public void on(boolean a);
    public void setMessageDigest(MessageDigest a);
}

public interface DomainCombiner {
    ProtectionDomain[] combine(ProtectionDomain[] a, ProtectionDomain[] b);
}

public class DomainLoadStoreParameter implements KeyStore.LoadStoreParameter {
    public URI getConfiguration();
    public KeyStore.ProtectionParameter getProtectionParameter();
    public Map<String, KeyStore.ProtectionParameter> getProtectionParams();
}

public class DrbgParameters {
    public static DrbgParameters.Instantiation instantiation(int a, DrbgParameters.Capability b, byte[] c);
    public static DrbgParameters.NextBytes nextBytes(int a, boolean b, byte[] c);
    public static DrbgParameters.Reseed reseed(boolean a, byte[] b);
    public static enum Capability {
        PR_AND_RESEED, RESEED_ONLY, NONE;
        public boolean supportsPredictionResistance();
        public boolean supportsReseeding();
        public static DrbgParameters.Capability valueOf(String a);
        public static DrbgParameters.Capability[] values();
    }
    public static class Instantiation implements SecureRandomParameters {
        public DrbgParameters.Capability getCapability();
        public byte[] getPersonalizationString();
        public int getStrength();
    }
    public static class NextBytes implements SecureRandomParameters {
        public byte[] getAdditionalInput();
        public boolean getPredictionResistance();
        public int getStrength();
    }
    public static class Reseed implements SecureRandomParameters {
        public byte[] getAdditionalInput();
        public boolean getPredictionResistance();
    }
}

public class GeneralSecurityException extends Exception {
}

public interface Guard {
    void checkGuard(Object a);
}

public class GuardedObject implements Serializable {
    public Object getObject();
}

public class Identity implements Principal, Serializable {
    public void addCertificate(Certificate a);
    public Certificate[] certificates();
    public String getInfo();
    public String getName();
    public PublicKey getPublicKey();
    public IdentityScope getScope();
    protected boolean identityEquals(Identity a);
    public void removeCertificate(Certificate a);
    public void setInfo(String a);
    public void setPublicKey(PublicKey a);
    public String toString(boolean a);
}

public class IdentityScope extends Identity {
    public void addIdentity(Identity a);
    public Identity getIdentity(Principal a);
    public Identity getIdentity(PublicKey a);
    public Identity getIdentity(String a);
    public static IdentityScope getSystemScope();
    public Enumeration<Identity> identities();
    public void removeIdentity(Identity a);
    protected static void setSystemScope(IdentityScope a);
    public int size();
}

public class InvalidAlgorithmParameterException extends GeneralSecurityException {
}

public class InvalidKeyException extends KeyException {
}

public class InvalidParameterException extends IllegalArgumentException {
}

public interface Key extends Serializable {
    String getAlgorithm();
    byte[] getEncoded();
    String getFormat();
    long serialVersionUID;
}

public class KeyException extends GeneralSecurityException {
}

public class KeyFactory {
    public PrivateKey generatePrivate(KeySpec a);
    public PublicKey generatePublic(KeySpec a);
    public String getAlgorithm();
    public static KeyFactory getInstance(String a);
    public static KeyFactory getInstance(String a, Provider b);
    public static KeyFactory getInstance(String a, String b);
    public <T extends KeySpec> T getKeySpec(Key a, Class<T> b);
    public Provider getProvider();
    public Key translateKey(Key a);
}

public class KeyFactorySpi {
    protected PrivateKey engineGeneratePrivate(KeySpec a);
    protected PublicKey engineGeneratePublic(KeySpec a);
    protected <T extends KeySpec> T engineGetKeySpec(Key a, Class<T> b);
    protected Key engineTranslateKey(Key a);
}

public class KeyManagementException extends KeyException {
}

public class KeyPair implements Serializable {
    public PrivateKey getPrivate();
    public PublicKey getPublic();
}

public class KeyPairGenerator extends KeyPairGeneratorSpi {
    public KeyPair genKeyPair();
    public String getAlgorithm();
    public static KeyPairGenerator getInstance(String a);
    public static KeyPairGenerator getInstance(String a, Provider b);
    public static KeyPairGenerator getInstance(String a, String b);
    public Provider getProvider();
    public void initialize(AlgorithmParameterSpec a);
    public void initialize(int a);
}

public class KeyPairGeneratorSpi {
    public KeyPair generateKeyPair();
    public void initialize(AlgorithmParameterSpec a, SecureRandom b);
    public void initialize(int a, SecureRandom b);
}

public class KeyRep implements Serializable {
    protected Object readResolve();
    public static enum Type {
        SECRET, PUBLIC, PRIVATE;
        public static KeyRep.Type valueOf(String a);
        public static KeyRep.Type[] values();
    }
}

public class KeyStore {
    public Enumeration<String> aliases();
    public boolean containsAlias(String a);
    public void deleteEntry(String a);
    public boolean entryInstanceOf(String a, Class<? extends KeyStore.Entry> b);
    public java.security.cert.Certificate getCertificate(String a);
    public String getCertificateAlias(java.security.cert.Certificate a);
    public java.security.cert.Certificate[] getCertificateChain(String a);
    public Date getCreationDate(String a);
    public static String getDefaultType();
    public KeyStore.Entry getEntry(String a, KeyStore.ProtectionParameter b);
    public static KeyStore getInstance(File a, KeyStore.LoadStoreParameter b);
    public static KeyStore getInstance(File a, char[] b);
    public static KeyStore getInstance(String a);
    public static KeyStore getInstance(String a, Provider b);
    public static KeyStore getInstance(String a, String b);
    public Key getKey(String a, char[] b);
    public Provider getProvider();
    public String getType();
    public boolean isCertificateEntry(String a);
    public boolean isKeyEntry(String a);
    public void load(InputStream a, char[] b);
    public void load(KeyStore.LoadStoreParameter a);
    public void setCertificateEntry(String a, java.security.cert.Certificate b);
    public void setEntry(String a, KeyStore.Entry b, KeyStore.ProtectionParameter c);
    public void setKeyEntry(String a, Key b, char[] c, java.security.cert.Certificate[] d);
    public void setKeyEntry(String a, byte[] b, java.security.cert.Certificate[] c);
    public int size();
    public void store(KeyStore.LoadStoreParameter a);
    public void store(OutputStream a, char[] b);
    public static class Builder {
        public KeyStore getKeyStore();
        public KeyStore.ProtectionParameter getProtectionParameter(String a);
        public static KeyStore.Builder newInstance(File a, KeyStore.ProtectionParameter b);
        public static KeyStore.Builder newInstance(KeyStore a, KeyStore.ProtectionParameter b);
        public static KeyStore.Builder newInstance(String a, Provider b, File c, KeyStore.ProtectionParameter d);
        public static KeyStore.Builder newInstance(String a, Provider b, KeyStore.ProtectionParameter c);
    }
    public static class CallbackHandlerProtection implements KeyStore.ProtectionParameter {
        public CallbackHandler getCallbackHandler();
    }
    public static interface Entry {
        default Set<KeyStore.Entry.Attribute> getAttributes();
        public static interface Attribute {
            String getName();
            String getValue();
        }
    }
    public static interface LoadStoreParameter {
        KeyStore.ProtectionParameter getProtectionParameter();
    }
    public static class PasswordProtection implements KeyStore.ProtectionParameter {
        public void destroy();
        public char[] getPassword();
        public String getProtectionAlgorithm();
        public AlgorithmParameterSpec getProtectionParameters();
        public boolean isDestroyed();
    }
    public static class PrivateKeyEntry implements KeyStore.Entry {
        public Set<KeyStore.Entry.Attribute> getAttributes();
        public java.security.cert.Certificate getCertificate();
        public java.security.cert.Certificate[] getCertificateChain();
        public PrivateKey getPrivateKey();
    }
    public static interface ProtectionParameter {
    }
    public static class SecretKeyEntry implements KeyStore.Entry {
        public Set<KeyStore.Entry.Attribute> getAttributes();
        public SecretKey getSecretKey();
    }
    public static class TrustedCertificateEntry implements KeyStore.Entry {
        public Set<KeyStore.Entry.Attribute> getAttributes();
        public java.security.cert.Certificate getTrustedCertificate();
    }
}

public class KeyStoreException extends GeneralSecurityException {
}

public class KeyStoreSpi {
    public Enumeration<String> engineAliases();
    public boolean engineContainsAlias(String a);
    public void engineDeleteEntry(String a);
    public boolean engineEntryInstanceOf(String a, Class<? extends KeyStore.Entry> b);
    public java.security.cert.Certificate engineGetCertificate(String a);
    public String engineGetCertificateAlias(java.security.cert.Certificate a);
    public java.security.cert.Certificate[] engineGetCertificateChain(String a);
    public Date engineGetCreationDate(String a);
    public KeyStore.Entry engineGetEntry(String a, KeyStore.ProtectionParameter b);
    public Key engineGetKey(String a, char[] b);
    public boolean engineIsCertificateEntry(String a);
    public boolean engineIsKeyEntry(String a);
    public void engineLoad(InputStream a, char[] b);
    public void engineLoad(KeyStore.LoadStoreParameter a);
    public boolean engineProbe(InputStream a);
    public void engineSetCertificateEntry(String a, java.security.cert.Certificate b);
    public void engineSetEntry(String a, KeyStore.Entry b, KeyStore.ProtectionParameter c);
    public void engineSetKeyEntry(String a, Key b, char[] c, java.security.cert.Certificate[] d);
    public void engineSetKeyEntry(String a, byte[] b, java.security.cert.Certificate[] c);
    public int engineSize();
    public void engineStore(KeyStore.LoadStoreParameter a);
    public void engineStore(OutputStream a, char[] b);
}

public class MessageDigest extends MessageDigestSpi {
    public byte[] digest();
    public byte[] digest(byte[] a);
    public int digest(byte[] a, int b, int c);
    public String getAlgorithm();
    public int getDigestLength();
    public static MessageDigest getInstance(String a);
    public static MessageDigest getInstance(String a, Provider b);
    public static MessageDigest getInstance(String a, String b);
    public Provider getProvider();
    public static boolean isEqual(byte[] a, byte[] b);
    public void reset();
    public void update(ByteBuffer a);
    public void update(byte a);
    public void update(byte[] a);
    public void update(byte[] a, int b, int c);
}

public class MessageDigestSpi {
    public Object clone();
    protected byte[] engineDigest();
    protected int engineDigest(byte[] a, int b, int c);
    protected int engineGetDigestLength();
    protected void engineReset();
    protected void engineUpdate(ByteBuffer a);
    protected void engineUpdate(byte a);
    protected void engineUpdate(byte[] a, int b, int c);
}

public class NoSuchAlgorithmException extends GeneralSecurityException {
}

public class NoSuchProviderException extends GeneralSecurityException {
}

public class PKCS12Attribute implements KeyStore.Entry.Attribute {
    public byte[] getEncoded();
    public String getName();
    public String getValue();
}

public class Permission implements Guard, Serializable {
    public void checkGuard(Object a);
    public String getActions();
    public String getName();
    public boolean implies(Permission a);
    public PermissionCollection newPermissionCollection();
}

public class PermissionCollection implements Serializable {
    public void add(Permission a);
    public Enumeration<Permission> elements();
    public Stream<Permission> elementsAsStream();
    public boolean implies(Permission a);
    public boolean isReadOnly();
    public void setReadOnly();
}

public class Permissions extends PermissionCollection implements Serializable {
}

public class Policy {
    public static PermissionCollection UNSUPPORTED_EMPTY_COLLECTION;
    public static Policy getInstance(String a, Policy.Parameters b);
    public static Policy getInstance(String a, Policy.Parameters b, Provider c);
    public static Policy getInstance(String a, Policy.Parameters b, String c);
    public Policy.Parameters getParameters();
    public PermissionCollection getPermissions(CodeSource a);
    public PermissionCollection getPermissions(ProtectionDomain a);
    public static Policy getPolicy();
    public Provider getProvider();
    public String getType();
    public boolean implies(ProtectionDomain a, Permission b);
    public void refresh();
    public static void setPolicy(Policy a);
    public static interface Parameters {
    }
}

public class PolicySpi {
    protected PermissionCollection engineGetPermissions(CodeSource a);
    protected PermissionCollection engineGetPermissions(ProtectionDomain a);
    protected boolean engineImplies(ProtectionDomain a, Permission b);
    protected void engineRefresh();
}

public interface Principal {
    String getName();
    default boolean implies(Subject a);
}

public interface PrivateKey extends Key {
    long serialVersionUID;
}

public interface PrivilegedAction<T> {
    T run();
}

public class PrivilegedActionException extends Exception {
    public Exception getException();
}

public interface PrivilegedExceptionAction<T> {
    T run();
}

public class ProtectionDomain {
    public ClassLoader getClassLoader();
    public CodeSource getCodeSource();
    public PermissionCollection getPermissions();
    public Principal[] getPrincipals();
    public boolean implies(Permission a);
    public boolean staticPermissionsOnly();
}

public class Provider extends Properties {
    public Provider configure(String a);
    public String getInfo();
    public String getName();
    public Provider.Service getService(String a, String b);
    public Set<Provider.Service> getServices();
    public double getVersion();
    public String getVersionStr();
    public boolean isConfigured();
    protected void putService(Provider.Service a);
    protected void removeService(Provider.Service a);
    public static class Service {
        public String getAlgorithm();
        public String getAttribute(String a);
        public String getClassName();
        public Provider getProvider();
        public String getType();
        public Object newInstance(Object a);
        public boolean supportsParameter(Object a);
    }
}

public class ProviderException extends RuntimeException {
}

public interface PublicKey extends Key {
    long serialVersionUID;
}

public class SecureClassLoader extends ClassLoader {
    protected Class<?> defineClass(String a, ByteBuffer b, CodeSource c);
    protected Class<?> defineClass(String a, byte[] b, int c, int d, CodeSource e);
    protected PermissionCollection getPermissions(CodeSource a);
}

public class SecureRandom extends Random {
    public byte[] generateSeed(int a);
    public String getAlgorithm();
    public static SecureRandom getInstance(String a);
    public static SecureRandom getInstance(String a, Provider b);
    public static SecureRandom getInstance(String a, SecureRandomParameters b);
    public static SecureRandom getInstance(String a, SecureRandomParameters b, Provider c);
    public static SecureRandom getInstance(String a, SecureRandomParameters b, String c);
    public static SecureRandom getInstance(String a, String b);
    public static SecureRandom getInstanceStrong();
    public SecureRandomParameters getParameters();
    public Provider getProvider();
    public static byte[] getSeed(int a);
    protected int next(int a);
    public void nextBytes(byte[] a, SecureRandomParameters b);
    public void reseed();
    public void reseed(SecureRandomParameters a);
    public void setSeed(byte[] a);
}

public interface SecureRandomParameters {
}

public class SecureRandomSpi implements Serializable {
    protected byte[] engineGenerateSeed(int a);
    protected SecureRandomParameters engineGetParameters();
    protected void engineNextBytes(byte[] a);
    protected void engineNextBytes(byte[] a, SecureRandomParameters b);
    protected void engineReseed(SecureRandomParameters a);
    protected void engineSetSeed(byte[] a);
}

public class Security {
    public static int addProvider(Provider a);
    public static String getAlgorithmProperty(String a, String b);
    public static Set<String> getAlgorithms(String a);
    public static String getProperty(String a);
    public static Provider getProvider(String a);
    public static Provider[] getProviders();
    public static Provider[] getProviders(Map<String, String> a);
    public static Provider[] getProviders(String a);
    public static int insertProviderAt(Provider a, int b);
    public static void removeProvider(String a);
    public static void setProperty(String a, String b);
}

public class SecurityPermission extends BasicPermission {
}

public class Signature extends SignatureSpi {
    protected static int SIGN;
    protected static int UNINITIALIZED;
    protected static int VERIFY;
    public String getAlgorithm();
    public static Signature getInstance(String a);
    public static Signature getInstance(String a, Provider b);
    public static Signature getInstance(String a, String b);
    public Object getParameter(String a);
    public AlgorithmParameters getParameters();
    public Provider getProvider();
    public void initSign(PrivateKey a);
    public void initSign(PrivateKey a, SecureRandom b);
    public void initVerify(PublicKey a);
    public void initVerify(java.security.cert.Certificate a);
    public void setParameter(AlgorithmParameterSpec a);
    public void setParameter(String a, Object b);
    public byte[] sign();
    public int sign(byte[] a, int b, int c);
    protected int state;
    public void update(ByteBuffer a);
    public void update(byte a);
    public void update(byte[] a);
    public void update(byte[] a, int b, int c);
    public boolean verify(byte[] a);
    public boolean verify(byte[] a, int b, int c);
}

public class SignatureException extends GeneralSecurityException {
}

public class SignatureSpi {
    protected SecureRandom appRandom;
    public Object clone();
    protected Object engineGetParameter(String a);
    protected AlgorithmParameters engineGetParameters();
    protected void engineInitSign(PrivateKey a);
    protected void engineInitSign(PrivateKey a, SecureRandom b);
    protected void engineInitVerify(PublicKey a);
    protected void engineSetParameter(AlgorithmParameterSpec a);
    protected void engineSetParameter(String a, Object b);
    protected byte[] engineSign();
    protected int engineSign(byte[] a, int b, int c);
    protected void engineUpdate(ByteBuffer a);
    protected void engineUpdate(byte a);
    protected void engineUpdate(byte[] a, int b, int c);
    protected boolean engineVerify(byte[] a);
    protected boolean engineVerify(byte[] a, int b, int c);
}

public class SignedObject implements Serializable {
    public String getAlgorithm();
    public Object getObject();
    public byte[] getSignature();
    public boolean verify(PublicKey a, Signature b);
}

public class Signer extends Identity {
    public PrivateKey getPrivateKey();
    public void setKeyPair(KeyPair a);
}

public class Timestamp implements Serializable {
    public CertPath getSignerCertPath();
    public Date getTimestamp();
}

public class URIParameter implements Policy.Parameters {
    public URI getURI();
}

public class UnrecoverableEntryException extends GeneralSecurityException {
}

public class UnrecoverableKeyException extends UnrecoverableEntryException {
}

public class UnresolvedPermission extends Permission implements Serializable {
    public String getUnresolvedActions();
    public java.security.cert.Certificate[] getUnresolvedCerts();
    public String getUnresolvedName();
    public String getUnresolvedType();
}
