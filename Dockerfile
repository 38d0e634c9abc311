# The server over HTTP for one project: docker run -v ./shop:/project:ro -p 8765:8765 -e OXIGRAPH_HTTP_TOKEN=… IMAGE
FROM python:3.13-slim
RUN useradd --create-home --uid 1000 agent && mkdir /data && chown agent /data
COPY . /src
RUN pip install --no-cache-dir /src && rm -rf /src
USER agent
WORKDIR /project
ENV OXIGRAPH_STORE_PATH=/data/store
VOLUME /data
EXPOSE 8765
CMD ["oxigraph-code", "serve", "--http", "0.0.0.0:8765", "--watch", "--root", "/project"]
