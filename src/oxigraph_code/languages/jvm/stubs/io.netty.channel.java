package io.netty.channel;

import java.lang.*;
import io.netty.buffer.ByteBufAllocator;
import io.netty.util.Attribute;
import io.netty.util.AttributeKey;
import io.netty.util.AttributeMap;
import io.netty.util.concurrent.EventExecutor;
import java.net.SocketAddress;

public interface Channel extends AttributeMap, ChannelOutboundInvoker, Comparable<Channel> {
    ChannelFuture closeFuture();
    ChannelConfig config();
    EventLoop eventLoop();
    ChannelId id();
    boolean isActive();
    boolean isOpen();
    boolean isRegistered();
    SocketAddress localAddress();
    ChannelMetadata metadata();
    Channel parent();
    ChannelPipeline pipeline();
    SocketAddress remoteAddress();
    Channel.Unsafe unsafe();
    default <T> T getOption(ChannelOption<T> a);
    default <T> boolean setOption(ChannelOption<T> a, T b);
    default ByteBufAllocator alloc();
    default ChannelFuture bind(SocketAddress a);
    default ChannelFuture bind(SocketAddress a, ChannelPromise b);
    default long bytesBeforeUnwritable();
    default long bytesBeforeWritable();
    default ChannelFuture close();
    default ChannelFuture close(ChannelPromise a);
    default ChannelFuture connect(SocketAddress a);
    default ChannelFuture connect(SocketAddress a, ChannelPromise b);
    default ChannelFuture connect(SocketAddress a, SocketAddress b);
    default ChannelFuture connect(SocketAddress a, SocketAddress b, ChannelPromise c);
    default ChannelFuture deregister();
    default ChannelFuture deregister(ChannelPromise a);
    default ChannelFuture disconnect();
    default ChannelFuture disconnect(ChannelPromise a);
    default Channel flush();
    default boolean isWritable();
    default ChannelFuture newFailedFuture(Throwable a);
    default ChannelProgressivePromise newProgressivePromise();
    default ChannelPromise newPromise();
    default ChannelFuture newSucceededFuture();
    default Channel read();
    default ChannelPromise voidPromise();
    default ChannelFuture write(Object a);
    default ChannelFuture write(Object a, ChannelPromise b);
    default ChannelFuture writeAndFlush(Object a);
    default ChannelFuture writeAndFlush(Object a, ChannelPromise b);
    public static interface Unsafe {
        void beginRead();
        void bind(SocketAddress a, ChannelPromise b);
        void close(ChannelPromise a);
        void closeForcibly();
        void connect(SocketAddress a, SocketAddress b, ChannelPromise c);
        void deregister(ChannelPromise a);
        void disconnect(ChannelPromise a);
        void flush();
        SocketAddress localAddress();
        ChannelOutboundBuffer outboundBuffer();
        io.netty.channel.RecvByteBufAllocator.Handle recvBufAllocHandle();
        void register(EventLoop a, ChannelPromise b);
        SocketAddress remoteAddress();
        ChannelPromise voidPromise();
        void write(Object a, ChannelPromise b);
    }
}

public interface ChannelHandlerContext extends AttributeMap, ChannelInboundInvoker, ChannelOutboundInvoker {
    <T> Attribute<T> attr(AttributeKey<T> a);
    <T> boolean hasAttr(AttributeKey<T> a);
    ByteBufAllocator alloc();
    Channel channel();
    EventExecutor executor();
    ChannelHandlerContext fireChannelActive();
    ChannelHandlerContext fireChannelInactive();
    ChannelHandlerContext fireChannelRead(Object a);
    ChannelHandlerContext fireChannelReadComplete();
    ChannelHandlerContext fireChannelRegistered();
    ChannelHandlerContext fireChannelUnregistered();
    ChannelHandlerContext fireChannelWritabilityChanged();
    ChannelHandlerContext fireExceptionCaught(Throwable a);
    ChannelHandlerContext fireUserEventTriggered(Object a);
    ChannelHandlerContext flush();
    ChannelHandler handler();
    boolean isRemoved();
    String name();
    ChannelPipeline pipeline();
    ChannelHandlerContext read();
}

public interface ChannelInboundInvoker {
    ChannelInboundInvoker fireChannelActive();
    ChannelInboundInvoker fireChannelInactive();
    ChannelInboundInvoker fireChannelRead(Object a);
    ChannelInboundInvoker fireChannelReadComplete();
    ChannelInboundInvoker fireChannelRegistered();
    ChannelInboundInvoker fireChannelUnregistered();
    ChannelInboundInvoker fireChannelWritabilityChanged();
    ChannelInboundInvoker fireExceptionCaught(Throwable a);
    ChannelInboundInvoker fireUserEventTriggered(Object a);
}

public interface ChannelOutboundInvoker {
    ChannelFuture bind(SocketAddress a, ChannelPromise b);
    default ChannelFuture bind(SocketAddress a);
    ChannelFuture close(ChannelPromise a);
    default ChannelFuture close();
    ChannelFuture connect(SocketAddress a, ChannelPromise b);
    ChannelFuture connect(SocketAddress a, SocketAddress b, ChannelPromise c);
    default ChannelFuture connect(SocketAddress a);
    default ChannelFuture connect(SocketAddress a, SocketAddress b);
    ChannelFuture deregister(ChannelPromise a);
    default ChannelFuture deregister();
    ChannelFuture disconnect(ChannelPromise a);
    default ChannelFuture disconnect();
    ChannelOutboundInvoker flush();
    ChannelFuture newFailedFuture(Throwable a);
    ChannelProgressivePromise newProgressivePromise();
    ChannelPromise newPromise();
    ChannelFuture newSucceededFuture();
    ChannelOutboundInvoker read();
    ChannelPromise voidPromise();
    ChannelFuture write(Object a, ChannelPromise b);
    default ChannelFuture write(Object a);
    ChannelFuture writeAndFlush(Object a, ChannelPromise b);
    default ChannelFuture writeAndFlush(Object a);
}
