package reactor.test;

import java.lang.*;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscription;
import reactor.test.scheduler.VirtualTimeScheduler;
import reactor.util.context.Context;
import reactor.util.function.Tuple2;

public interface StepVerifier {
    Duration DEFAULT_VERIFY_TIMEOUT;
    StepVerifier log();
    Duration verify();
    Duration verify(Duration a);
    StepVerifier verifyLater();
    StepVerifier.Assertions verifyThenAssertThat();
    StepVerifier.Assertions verifyThenAssertThat(Duration a);
    static <T> StepVerifier.FirstStep<T> create(Publisher<T> a);
    static <T> StepVerifier.FirstStep<T> create(Publisher<T> a, long b);
    static <T> StepVerifier.FirstStep<T> create(Publisher<T> a, StepVerifierOptions b);
    static <T> StepVerifier.FirstStep<T> withVirtualTime(Supplier<Publisher<T>> a);
    static <T> StepVerifier.FirstStep<T> withVirtualTime(Supplier<Publisher<T>> a, Supplier<VirtualTimeScheduler> b, long c);
    static <T> StepVerifier.FirstStep<T> withVirtualTime(Supplier<Publisher<T>> a, long b);
    static <T> StepVerifier.FirstStep<T> withVirtualTime(Supplier<Publisher<T>> a, StepVerifierOptions b);
    static void resetDefaultTimeout();
    static void setDefaultTimeout(Duration a);
    public static interface Assertions {
        StepVerifier.Assertions hasDiscarded(Object... a);
        StepVerifier.Assertions hasDiscardedElements();
        StepVerifier.Assertions hasDiscardedElementsMatching(Predicate<Collection<Object>> a);
        StepVerifier.Assertions hasDiscardedElementsSatisfying(Consumer<Collection<Object>> a);
        StepVerifier.Assertions hasDiscardedExactly(Object... a);
        StepVerifier.Assertions hasDropped(Object... a);
        StepVerifier.Assertions hasDroppedElements();
        StepVerifier.Assertions hasDroppedErrorMatching(Predicate<Throwable> a);
        StepVerifier.Assertions hasDroppedErrorOfType(Class<Throwable> a);
        StepVerifier.Assertions hasDroppedErrorWithMessage(String a);
        StepVerifier.Assertions hasDroppedErrorWithMessageContaining(String a);
        StepVerifier.Assertions hasDroppedErrors();
        StepVerifier.Assertions hasDroppedErrors(int a);
        StepVerifier.Assertions hasDroppedErrorsMatching(Predicate<Collection<Throwable>> a);
        StepVerifier.Assertions hasDroppedErrorsSatisfying(Consumer<Collection<Throwable>> a);
        StepVerifier.Assertions hasDroppedExactly(Object... a);
        StepVerifier.Assertions hasNotDiscardedElements();
        StepVerifier.Assertions hasNotDroppedElements();
        StepVerifier.Assertions hasNotDroppedErrors();
        StepVerifier.Assertions hasOperatorErrorMatching(Predicate<Throwable> a);
        StepVerifier.Assertions hasOperatorErrorOfType(Class<Throwable> a);
        StepVerifier.Assertions hasOperatorErrorWithMessage(String a);
        StepVerifier.Assertions hasOperatorErrorWithMessageContaining(String a);
        StepVerifier.Assertions hasOperatorErrors();
        StepVerifier.Assertions hasOperatorErrors(int a);
        StepVerifier.Assertions hasOperatorErrorsMatching(Predicate<Collection<Tuple2<Optional<Throwable>, Optional<Object>>>> a);
        StepVerifier.Assertions hasOperatorErrorsSatisfying(Consumer<Collection<Tuple2<Optional<Throwable>, Optional<Object>>>> a);
        StepVerifier.Assertions tookLessThan(Duration a);
        StepVerifier.Assertions tookMoreThan(Duration a);
    }
    public static interface ContextExpectations<T> {
        StepVerifier.ContextExpectations<T> assertThat(Consumer<Context> a);
        StepVerifier.ContextExpectations<T> contains(Object a, Object b);
        StepVerifier.ContextExpectations<T> containsAllOf(Context a);
        StepVerifier.ContextExpectations<T> containsAllOf(Map<Object, Object> a);
        StepVerifier.ContextExpectations<T> containsOnly(Context a);
        StepVerifier.ContextExpectations<T> containsOnly(Map<Object, Object> a);
        StepVerifier.ContextExpectations<T> hasKey(Object a);
        StepVerifier.ContextExpectations<T> hasSize(int a);
        StepVerifier.ContextExpectations<T> matches(Predicate<Context> a);
        StepVerifier.ContextExpectations<T> matches(Predicate<Context> a, String b);
        StepVerifier.Step<T> then();
    }
    public static interface FirstStep<T> extends StepVerifier.Step<T> {
        StepVerifier.Step<T> expectFusion();
        StepVerifier.Step<T> expectFusion(int a);
        StepVerifier.Step<T> expectFusion(int a, int b);
        StepVerifier.Step<T> expectNoFusionSupport();
        StepVerifier.Step<T> expectSubscription();
        StepVerifier.Step<T> expectSubscriptionMatches(Predicate<Subscription> a);
        default StepVerifier.FirstStep<T> enableConditionalSupport(Predicate<T> a);
    }
    public static interface LastStep {
        StepVerifier consumeErrorWith(Consumer<Throwable> a);
        StepVerifier expectComplete();
        StepVerifier expectError();
        StepVerifier expectError(Class<Throwable> a);
        StepVerifier expectErrorMatches(Predicate<Throwable> a);
        StepVerifier expectErrorMessage(String a);
        StepVerifier expectErrorSatisfies(Consumer<Throwable> a);
        StepVerifier expectTimeout(Duration a);
        StepVerifier thenCancel();
        Duration verifyComplete();
        Duration verifyError();
        Duration verifyError(Class<Throwable> a);
        Duration verifyErrorMatches(Predicate<Throwable> a);
        Duration verifyErrorMessage(String a);
        Duration verifyErrorSatisfies(Consumer<Throwable> a);
        default Duration verifyTimeout(Duration a);
    }
    public static interface Step<T> extends StepVerifier.LastStep {
        StepVerifier.Step<T> as(String a);
        StepVerifier.Step<T> consumeNextWith(Consumer<T> a);
        StepVerifier.Step<T> consumeRecordedWith(Consumer<Collection<T>> a);
        StepVerifier.Step<T> consumeSubscriptionWith(Consumer<Subscription> a);
        StepVerifier.ContextExpectations<T> expectAccessibleContext();
        StepVerifier.Step<T> expectNext(T a);
        StepVerifier.Step<T> expectNext(T a, T b);
        StepVerifier.Step<T> expectNext(T a, T b, T c);
        StepVerifier.Step<T> expectNext(T a, T b, T c, T d);
        StepVerifier.Step<T> expectNext(T a, T b, T c, T d, T e);
        StepVerifier.Step<T> expectNext(T a, T b, T c, T d, T e, T f);
        StepVerifier.Step<T> expectNext(T... a);
        StepVerifier.Step<T> expectNextCount(long a);
        StepVerifier.Step<T> expectNextMatches(Predicate<T> a);
        StepVerifier.Step<T> expectNextSequence(Iterable<T> a);
        StepVerifier.Step<T> expectNoAccessibleContext();
        StepVerifier.Step<T> expectNoEvent(Duration a);
        StepVerifier.Step<T> expectRecordedMatches(Predicate<Collection<T>> a);
        StepVerifier.Step<T> recordWith(Supplier<Collection<T>> a);
        StepVerifier.Step<T> then(Runnable a);
        StepVerifier.Step<T> thenAwait(Duration a);
        default StepVerifier.Step<T> thenAwait();
        StepVerifier.Step<T> thenConsumeWhile(Predicate<T> a);
        StepVerifier.Step<T> thenConsumeWhile(Predicate<T> a, Consumer<T> b);
        StepVerifier.Step<T> thenRequest(long a);
        default StepVerifier.Step<T> assertNext(Consumer<T> a);
    }
}
