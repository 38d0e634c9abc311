package org.springframework.http;

import java.lang.*;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

public class HttpEntity<T> {
    public static HttpEntity<Object> EMPTY;
    public boolean equals(Object a);
    public T getBody();
    public HttpHeaders getHeaders();
    public boolean hasBody();
    public int hashCode();
    public String toString();
}

public class RequestEntity<T> extends HttpEntity<T> {
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> delete(String a, Object... b);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> delete(URI a);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> get(String a, Object... b);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> get(URI a);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> head(String a, Object... b);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> head(URI a);
    public static RequestEntity.BodyBuilder method(HttpMethod a, String b, Object... c);
    public static RequestEntity.BodyBuilder method(HttpMethod a, String b, Map<String, Object> c);
    public static RequestEntity.BodyBuilder method(HttpMethod a, URI b);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> options(String a, Object... b);
    public static RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder<RequestEntity.HeadersBuilder>>> options(URI a);
    public static RequestEntity.BodyBuilder patch(String a, Object... b);
    public static RequestEntity.BodyBuilder patch(URI a);
    public static RequestEntity.BodyBuilder post(String a, Object... b);
    public static RequestEntity.BodyBuilder post(URI a);
    public static RequestEntity.BodyBuilder put(String a, Object... b);
    public static RequestEntity.BodyBuilder put(URI a);
    public boolean equals(Object a);
    public HttpMethod getMethod();
    public Type getType();
    public URI getUrl();
    public int hashCode();
    public String toString();
    public static interface BodyBuilder extends RequestEntity.HeadersBuilder<RequestEntity.BodyBuilder> {
        <T> RequestEntity<T> body(T a);
        <T> RequestEntity<T> body(T a, Type b);
        RequestEntity.BodyBuilder contentLength(long a);
        RequestEntity.BodyBuilder contentType(MediaType a);
    }
    public static interface HeadersBuilder<B> {
        B accept(MediaType... a);
        B acceptCharset(Charset... a);
        RequestEntity<Void> build();
        B header(String a, String... b);
        B headers(Consumer<HttpHeaders> a);
        B headers(HttpHeaders a);
        B ifModifiedSince(Instant a);
        B ifModifiedSince(ZonedDateTime a);
        B ifModifiedSince(long a);
        B ifNoneMatch(String... a);
    }
    public static class UriTemplateRequestEntity<T> extends RequestEntity<T> {
        public boolean equals(Object a);
        public String getUriTemplate();
        public Object[] getVars();
        public Map<String, Object> getVarsMap();
        public int hashCode();
        public String toString();
    }
}

public class ResponseEntity<T> extends HttpEntity<T> {
    public static <T> ResponseEntity<T> of(Optional<T> a);
    public static ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder>>> of(ProblemDetail a);
    public static <T> ResponseEntity<T> ofNullable(T a);
    public static <T> ResponseEntity<T> ok(T a);
    public static ResponseEntity.BodyBuilder ok();
    public static ResponseEntity.BodyBuilder accepted();
    public static ResponseEntity.BodyBuilder badRequest();
    public static ResponseEntity.BodyBuilder created(URI a);
    public static ResponseEntity.BodyBuilder internalServerError();
    public static ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder>>> noContent();
    public static ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder<ResponseEntity.HeadersBuilder>>> notFound();
    public static ResponseEntity.BodyBuilder status(int a);
    public static ResponseEntity.BodyBuilder status(HttpStatusCode a);
    public static ResponseEntity.BodyBuilder unprocessableContent();
    public static ResponseEntity.BodyBuilder unprocessableEntity();
    public boolean equals(Object a);
    public HttpStatusCode getStatusCode();
    public int hashCode();
    public String toString();
    public static interface BodyBuilder extends ResponseEntity.HeadersBuilder<ResponseEntity.BodyBuilder> {
        <T> ResponseEntity<T> body(T a);
        ResponseEntity.BodyBuilder contentLength(long a);
        ResponseEntity.BodyBuilder contentType(MediaType a);
    }
    public static interface HeadersBuilder<B> {
        <T> ResponseEntity<T> build();
        B allow(HttpMethod... a);
        B cacheControl(CacheControl a);
        B eTag(String a);
        B header(String a, String... b);
        B headers(Consumer<HttpHeaders> a);
        B headers(HttpHeaders a);
        B lastModified(Instant a);
        B lastModified(ZonedDateTime a);
        B lastModified(long a);
        B location(URI a);
        B varyBy(String... a);
    }
}
