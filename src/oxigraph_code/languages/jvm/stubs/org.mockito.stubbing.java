package org.mockito.stubbing;

import java.lang.*;

public interface BaseStubber {
    Stubber doAnswer(Answer a);
    Stubber doCallRealMethod();
    Stubber doNothing();
    Stubber doReturn(Object a);
    Stubber doReturn(Object a, Object... b);
    Stubber doThrow(Class<Throwable> a);
    Stubber doThrow(Class<Throwable> a, Class<Throwable>... b);
    Stubber doThrow(Throwable... a);
}

public interface OngoingStubbing<T> {
    <M> M getMock();
    OngoingStubbing<T> then(Answer<Object> a);
    OngoingStubbing<T> thenAnswer(Answer<Object> a);
    OngoingStubbing<T> thenCallRealMethod();
    OngoingStubbing<T> thenReturn(T a);
    OngoingStubbing<T> thenReturn(T a, T... b);
    OngoingStubbing<T> thenThrow(Class<Throwable> a);
    OngoingStubbing<T> thenThrow(Class<Throwable> a, Class<Throwable>... b);
    OngoingStubbing<T> thenThrow(Throwable... a);
}

public interface Stubber extends BaseStubber {
    <T> T when(T a);
}
