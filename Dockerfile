# The server over HTTP for one project. docs/guide/team.md explains it:
#   docker run -v ./shop:/project:ro -v graph:/data -p 127.0.0.1:8765:8765 -e OXIGRAPH_HTTP_TOKEN=… IMAGE
FROM python:3.13-slim
# A mount may belong to any user, and the container may run as any (--user). Repositories of others are allowed, because
# this program runs nothing of a repository: no hook, no filter, no command of its configuration.
RUN useradd --create-home --uid 1000 agent \
 && mkdir --mode=1777 /data \
 && printf '[safe]\n\tdirectory = *\n' > /etc/gitconfig
COPY . /src
RUN pip install --no-cache-dir /src && rm -rf /src
USER agent
WORKDIR /project
ENV OXIGRAPH_STORE_PATH=/data/store XDG_CACHE_HOME=/data/cache
VOLUME /data
EXPOSE 8765
# Without a proxy, which the environment may name for other hosts.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-c", "from urllib import request; request.build_opener(request.ProxyHandler({})).open('http://127.0.0.1:8765/health', timeout=9)"]
CMD ["oxigraph-code", "serve", "--http", "0.0.0.0:8765", "--watch", "--root", "/project"]
