package io.netty.util;

import java.lang.*;

public interface AttributeMap {
    <T> Attribute<T> attr(AttributeKey<T> a);
    <T> boolean hasAttr(AttributeKey<T> a);
}

public interface ReferenceCounted {
    int refCnt();
    boolean release();
    boolean release(int a);
    ReferenceCounted retain();
    ReferenceCounted retain(int a);
    ReferenceCounted touch();
    ReferenceCounted touch(Object a);
}
