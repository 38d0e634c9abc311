package org.mockito;

import java.lang.*;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.mockito.session.MockitoSessionBuilder;
import org.mockito.stubbing.Answer;
import org.mockito.stubbing.LenientStubber;
import org.mockito.stubbing.OngoingStubbing;
import org.mockito.stubbing.Stubber;
import org.mockito.verification.VerificationAfterDelay;
import org.mockito.verification.VerificationMode;
import org.mockito.verification.VerificationWithTimeout;

public class ArgumentMatchers {
    public static <K, V> Map<K, V> anyMap();
    public static <T> T any();
    public static <T> T any(Class<T> a);
    public static <T> Collection<T> anyCollection();
    public static <T> Iterable<T> anyIterable();
    public static <T> List<T> anyList();
    public static <T> Set<T> anySet();
    public static <T> T argThat(ArgumentMatcher<T> a);
    public static <T> T assertArg(Consumer<T> a);
    public static <T> T assertArg(ThrowingConsumer<T> a);
    public static <T> T eq(T a);
    public static boolean eq(boolean a);
    public static byte eq(byte a);
    public static char eq(char a);
    public static double eq(double a);
    public static float eq(float a);
    public static int eq(int a);
    public static long eq(long a);
    public static short eq(short a);
    public static <T> T isA(Class<T> a);
    public static <T> T isNotNull();
    public static <T> T isNotNull(Class<T> a);
    public static <T> T isNull();
    public static <T> T isNull(Class<T> a);
    public static <T> T notNull();
    public static <T> T notNull(Class<T> a);
    public static <T> T nullable(Class<T> a);
    public static <T> T refEq(T a, String... b);
    public static <T> T same(T a);
    public static boolean anyBoolean();
    public static byte anyByte();
    public static char anyChar();
    public static double anyDouble();
    public static float anyFloat();
    public static int anyInt();
    public static long anyLong();
    public static short anyShort();
    public static String anyString();
    public static boolean booleanThat(ArgumentMatcher<Boolean> a);
    public static byte byteThat(ArgumentMatcher<Byte> a);
    public static char charThat(ArgumentMatcher<Character> a);
    public static String contains(String a);
    public static double doubleThat(ArgumentMatcher<Double> a);
    public static String endsWith(String a);
    public static float floatThat(ArgumentMatcher<Float> a);
    public static int intThat(ArgumentMatcher<Integer> a);
    public static long longThat(ArgumentMatcher<Long> a);
    public static String matches(String a);
    public static String matches(Pattern a);
    public static short shortThat(ArgumentMatcher<Short> a);
    public static String startsWith(String a);
}

public class BDDMockito extends Mockito {
    public static <T> BDDMockito.BDDMyOngoingStubbing<T> given(T a);
    public static <T> BDDMockito.Then<T> then(T a);
    public static BDDMockito.BDDStubber will(Answer<Object> a);
    public static BDDMockito.BDDStubber willAnswer(Answer<Object> a);
    public static BDDMockito.BDDStubber willCallRealMethod();
    public static BDDMockito.BDDStubber willDoNothing();
    public static BDDMockito.BDDStubber willReturn(Object a);
    public static BDDMockito.BDDStubber willReturn(Object a, Object... b);
    public static BDDMockito.BDDStubber willThrow(Class<Throwable> a);
    public static BDDMockito.BDDStubber willThrow(Class<Throwable> a, Class<Throwable>... b);
    public static BDDMockito.BDDStubber willThrow(Throwable... a);
    public static interface BDDMyOngoingStubbing<T> {
        <M> M getMock();
        BDDMockito.BDDMyOngoingStubbing<T> will(Answer<Object> a);
        BDDMockito.BDDMyOngoingStubbing<T> willAnswer(Answer<Object> a);
        BDDMockito.BDDMyOngoingStubbing<T> willCallRealMethod();
        BDDMockito.BDDMyOngoingStubbing<T> willReturn(T a);
        BDDMockito.BDDMyOngoingStubbing<T> willReturn(T a, T... b);
        BDDMockito.BDDMyOngoingStubbing<T> willThrow(Class<Throwable> a);
        BDDMockito.BDDMyOngoingStubbing<T> willThrow(Class<Throwable> a, Class<Throwable>... b);
        BDDMockito.BDDMyOngoingStubbing<T> willThrow(Throwable... a);
    }
    public static interface BDDStubber {
        <T> T given(T a);
        BDDMockito.BDDStubber will(Answer<Object> a);
        BDDMockito.BDDStubber willAnswer(Answer<Object> a);
        BDDMockito.BDDStubber willCallRealMethod();
        BDDMockito.BDDStubber willDoNothing();
        BDDMockito.BDDStubber willReturn(Object a);
        BDDMockito.BDDStubber willReturn(Object a, Object... b);
        BDDMockito.BDDStubber willThrow(Class<Throwable> a);
        BDDMockito.BDDStubber willThrow(Class<Throwable> a, Class<Throwable>... b);
        BDDMockito.BDDStubber willThrow(Throwable... a);
    }
    public static interface Then<T> {
        T should();
        T should(InOrder a);
        T should(InOrder a, VerificationMode b);
        T should(VerificationMode a);
        void shouldHaveNoInteractions();
        void shouldHaveNoMoreInteractions();
    }
}

public interface MockedStatic<T> extends ScopedMock {
    <S> OngoingStubbing<S> when(MockedStatic.Verification a);
    void clearInvocations();
    void reset();
    void verify(MockedStatic.Verification a, VerificationMode b);
    default void verify(MockedStatic.Verification a);
    void verifyNoInteractions();
    void verifyNoMoreInteractions();
    public static interface Verification {
        void apply();
    }
}

public class Mockito extends ArgumentMatchers {
    public static Answer<Object> CALLS_REAL_METHODS;
    public static Answer<Object> RETURNS_DEEP_STUBS;
    public static Answer<Object> RETURNS_DEFAULTS;
    public static Answer<Object> RETURNS_MOCKS;
    public static Answer<Object> RETURNS_SELF;
    public static Answer<Object> RETURNS_SMART_NULLS;
    public static <T> void clearInvocations(T... a);
    public static <T> T mock(Class<T> a);
    public static <T> T mock(Class<T> a, String b);
    public static <T> T mock(Class<T> a, MockSettings b);
    public static <T> T mock(Class<T> a, Answer b);
    public static <T> T mock(String a, T... b);
    public static <T> T mock(T... a);
    public static <T> T mock(MockSettings a, T... b);
    public static <T> T mock(Answer a, T... b);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a, Function<org.mockito.MockedConstruction.Context, MockSettings> b);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a, Function<org.mockito.MockedConstruction.Context, MockSettings> b, org.mockito.MockedConstruction.MockInitializer<T> c);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a, MockSettings b);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a, MockSettings b, org.mockito.MockedConstruction.MockInitializer<T> c);
    public static <T> MockedConstruction<T> mockConstruction(Class<T> a, org.mockito.MockedConstruction.MockInitializer<T> b);
    public static <T> MockedConstruction<T> mockConstruction(T... a);
    public static <T> MockedConstruction<T> mockConstruction(Function<org.mockito.MockedConstruction.Context, MockSettings> a, T... b);
    public static <T> MockedConstruction<T> mockConstruction(Function<org.mockito.MockedConstruction.Context, MockSettings> a, org.mockito.MockedConstruction.MockInitializer<T> b, T... c);
    public static <T> MockedConstruction<T> mockConstruction(MockSettings a, T... b);
    public static <T> MockedConstruction<T> mockConstruction(MockSettings a, org.mockito.MockedConstruction.MockInitializer<T> b, T... c);
    public static <T> MockedConstruction<T> mockConstruction(org.mockito.MockedConstruction.MockInitializer<T> a, T... b);
    public static <T> MockedConstruction<T> mockConstructionWithAnswer(Class<T> a, Answer b, Answer... c);
    public static <T> MockedSingleton<T> mockSingleton(T a);
    public static <T> MockedSingleton<T> mockSingleton(T a, MockSettings b);
    public static <T> MockedStatic<T> mockStatic(Class<T> a);
    public static <T> MockedStatic<T> mockStatic(Class<T> a, String b);
    public static <T> MockedStatic<T> mockStatic(Class<T> a, MockSettings b);
    public static <T> MockedStatic<T> mockStatic(Class<T> a, Answer b);
    public static <T> MockedStatic<T> mockStatic(String a, T... b);
    public static <T> MockedStatic<T> mockStatic(T... a);
    public static <T> MockedStatic<T> mockStatic(MockSettings a, T... b);
    public static <T> MockedStatic<T> mockStatic(Answer a, T... b);
    public static <T> void reset(T... a);
    public static <T> T spy(Class<T> a);
    public static <T> T spy(T a);
    public static <T> T spy(T... a);
    public static <T> MockedStatic<T> spyStatic(Class<T> a);
    public static <T> MockedStatic<T> spyStatic(Class<T> a, String b);
    public static <T> MockedStatic<T> spyStatic(Class<T> a, MockSettings b);
    public static <T> MockedStatic<T> spyStatic(String a, T... b);
    public static <T> MockedStatic<T> spyStatic(T... a);
    public static <T> MockedStatic<T> spyStatic(MockSettings a, T... b);
    public static <T> T verify(T a);
    public static <T> T verify(T a, VerificationMode b);
    public static <T> OngoingStubbing<T> when(T a);
    public static VerificationAfterDelay after(long a);
    public static VerificationMode atLeast(int a);
    public static VerificationMode atLeastOnce();
    public static VerificationMode atMost(int a);
    public static VerificationMode atMostOnce();
    public static VerificationMode calls(int a);
    public static void clearAllCaches();
    public static VerificationMode description(String a);
    public static Stubber doAnswer(Answer a);
    public static Stubber doCallRealMethod();
    public static Stubber doNothing();
    public static Stubber doReturn(Object a);
    public static Stubber doReturn(Object a, Object... b);
    public static Stubber doThrow(Class<Throwable> a);
    public static Stubber doThrow(Class<Throwable> a, Class<Throwable>... b);
    public static Stubber doThrow(Throwable... a);
    public static MockitoFramework framework();
    public static Object[] ignoreStubs(Object... a);
    public static InOrder inOrder(Object... a);
    public static LenientStubber lenient();
    public static MockingDetails mockingDetails(Object a);
    public static MockitoSessionBuilder mockitoSession();
    public static VerificationMode never();
    public static VerificationMode only();
    public static VerificationWithTimeout timeout(long a);
    public static VerificationMode times(int a);
    public static void validateMockitoUsage();
    public static void verifyNoInteractions(Object... a);
    public static void verifyNoMoreInteractions(Object... a);
    public static MockSettings withSettings();
}

public interface ScopedMock extends AutoCloseable {
    void close();
    void closeOnDemand();
    boolean isClosed();
}
