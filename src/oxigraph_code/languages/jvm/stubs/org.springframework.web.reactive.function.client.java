package org.springframework.web.reactive.function.client;

import java.lang.*;
import io.micrometer.observation.ObservationRegistry;
import java.net.URI;
import java.nio.charset.Charset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.reactive.ClientHttpConnector;
import org.springframework.http.client.reactive.ClientHttpRequest;
import org.springframework.http.client.reactive.ClientHttpResponse;
import org.springframework.http.codec.ClientCodecConfigurer;
import org.springframework.util.MultiValueMap;
import org.springframework.web.client.ApiVersionInserter;
import org.springframework.web.reactive.function.BodyExtractor;
import org.springframework.web.reactive.function.BodyInserter;
import org.springframework.web.util.UriBuilder;
import org.springframework.web.util.UriBuilderFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public interface WebClient {
    WebClient.RequestHeadersUriSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> delete();
    WebClient.RequestHeadersUriSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> get();
    WebClient.RequestHeadersUriSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> head();
    WebClient.RequestBodyUriSpec method(HttpMethod a);
    WebClient.Builder mutate();
    WebClient.RequestHeadersUriSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> options();
    WebClient.RequestBodyUriSpec patch();
    WebClient.RequestBodyUriSpec post();
    WebClient.RequestBodyUriSpec put();
    static WebClient.Builder builder();
    static WebClient create();
    static WebClient create(String a);
    public static interface Builder {
        WebClient.Builder apiVersionInserter(ApiVersionInserter a);
        WebClient.Builder apply(Consumer<WebClient.Builder> a);
        WebClient.Builder baseUrl(String a);
        WebClient build();
        WebClient.Builder clientConnector(ClientHttpConnector a);
        WebClient.Builder clone();
        WebClient.Builder codecs(Consumer<ClientCodecConfigurer> a);
        WebClient.Builder defaultApiVersion(Object a);
        WebClient.Builder defaultCookie(String a, String... b);
        WebClient.Builder defaultCookies(Consumer<MultiValueMap<String, String>> a);
        WebClient.Builder defaultHeader(String a, String... b);
        WebClient.Builder defaultHeaders(Consumer<HttpHeaders> a);
        WebClient.Builder defaultRequest(Consumer<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>>> a);
        WebClient.Builder defaultStatusHandler(Predicate<HttpStatusCode> a, Function<ClientResponse, Mono<Throwable>> b);
        WebClient.Builder defaultUriVariables(Map<String, Object> a);
        WebClient.Builder exchangeFunction(ExchangeFunction a);
        WebClient.Builder exchangeStrategies(ExchangeStrategies a);
        WebClient.Builder filter(ExchangeFilterFunction a);
        WebClient.Builder filters(Consumer<List<ExchangeFilterFunction>> a);
        WebClient.Builder observationConvention(ClientRequestObservationConvention a);
        WebClient.Builder observationRegistry(ObservationRegistry a);
        WebClient.Builder uriBuilderFactory(UriBuilderFactory a);
    }
    public static interface RequestBodySpec extends WebClient.RequestHeadersSpec<WebClient.RequestBodySpec> {
        <T, P> WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> body(P a, Class<T> b);
        <T, P> WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> body(P a, ParameterizedTypeReference<T> b);
        WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> body(Object a, Class<Object> b);
        WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> body(Object a, ParameterizedTypeReference<Object> b);
        WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> body(BodyInserter<Object, ClientHttpRequest> a);
        <T> WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> bodyValue(T a, ParameterizedTypeReference<T> b);
        WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec<WebClient.RequestHeadersSpec>>> bodyValue(Object a);
        WebClient.RequestBodySpec contentLength(long a);
        WebClient.RequestBodySpec contentType(MediaType a);
    }
    public static interface RequestBodyUriSpec extends WebClient.RequestBodySpec, WebClient.RequestHeadersUriSpec<WebClient.RequestBodySpec> {
    }
    public static interface RequestHeadersSpec<S> {
        <V> Flux<V> exchangeToFlux(Function<ClientResponse, Flux<V>> a);
        <V> Mono<V> exchangeToMono(Function<ClientResponse, Mono<V>> a);
        S accept(MediaType... a);
        S acceptCharset(Charset... a);
        S apiVersion(Object a);
        S attribute(String a, Object b);
        S attributes(Consumer<Map<String, Object>> a);
        S cookie(String a, String b);
        S cookies(Consumer<MultiValueMap<String, String>> a);
        S header(String a, String... b);
        S headers(Consumer<HttpHeaders> a);
        S httpRequest(Consumer<ClientHttpRequest> a);
        S ifModifiedSince(ZonedDateTime a);
        S ifNoneMatch(String... a);
        WebClient.ResponseSpec retrieve();
    }
    public static interface RequestHeadersUriSpec<S> extends WebClient.UriSpec<S>, WebClient.RequestHeadersSpec<S> {
    }
    public static interface ResponseSpec {
        <T> Flux<T> bodyToFlux(Class<T> a);
        <T> Flux<T> bodyToFlux(ParameterizedTypeReference<T> a);
        <T> Mono<T> bodyToMono(Class<T> a);
        <T> Mono<T> bodyToMono(ParameterizedTypeReference<T> a);
        <T> Mono<ResponseEntity<T>> toEntity(Class<T> a);
        <T> Mono<ResponseEntity<T>> toEntity(ParameterizedTypeReference<T> a);
        <T> Mono<ResponseEntity<Flux<T>>> toEntityFlux(Class<T> a);
        <T> Mono<ResponseEntity<Flux<T>>> toEntityFlux(ParameterizedTypeReference<T> a);
        <T> Mono<ResponseEntity<Flux<T>>> toEntityFlux(BodyExtractor<Flux<T>, ClientHttpResponse> a);
        <T> Mono<ResponseEntity<List<T>>> toEntityList(Class<T> a);
        <T> Mono<ResponseEntity<List<T>>> toEntityList(ParameterizedTypeReference<T> a);
        WebClient.ResponseSpec onRawStatus(IntPredicate a, Function<ClientResponse, Mono<Throwable>> b);
        WebClient.ResponseSpec onStatus(Predicate<HttpStatusCode> a, Function<ClientResponse, Mono<Throwable>> b);
        Mono<ResponseEntity<Void>> toBodilessEntity();
    }
    public static interface UriSpec<S> {
        S uri(String a, Object... b);
        S uri(String a, Function<UriBuilder, URI> b);
        S uri(String a, Map<String, Object> b);
        S uri(Function<UriBuilder, URI> a);
        S uri(URI a);
    }
}
