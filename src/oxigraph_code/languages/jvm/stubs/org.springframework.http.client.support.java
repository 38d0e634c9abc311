package org.springframework.http.client.support;

import java.lang.*;
import java.net.URI;
import java.util.List;
import java.util.function.BiPredicate;
import org.apache.commons.logging.Log;
import org.springframework.http.HttpMethod;
import org.springframework.http.client.ClientHttpRequest;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.ClientHttpRequestInitializer;
import org.springframework.http.client.ClientHttpRequestInterceptor;

public class HttpAccessor {
    public static Log logger;
    public ClientHttpRequest createRequest(URI a, HttpMethod b);
    public BiPredicate<URI, HttpMethod> getBufferingPredicate();
    public List<ClientHttpRequestInitializer> getClientHttpRequestInitializers();
    public ClientHttpRequestFactory getRequestFactory();
    public void setBufferingPredicate(BiPredicate<URI, HttpMethod> a);
    public void setClientHttpRequestInitializers(List<ClientHttpRequestInitializer> a);
    public void setRequestFactory(ClientHttpRequestFactory a);
}

public class InterceptingHttpAccessor extends HttpAccessor {
    public List<ClientHttpRequestInterceptor> getInterceptors();
    public ClientHttpRequestFactory getRequestFactory();
    public void setInterceptors(List<ClientHttpRequestInterceptor> a);
    public void setRequestFactory(ClientHttpRequestFactory a);
}
