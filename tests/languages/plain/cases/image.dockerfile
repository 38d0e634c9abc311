ARG VERSION=3
#   ^ defines: variable VERSION [arg]
FROM python:${VERSION} AS build
#    ^ imports: python
#                         ^ defines: variable build [stage]
ENV HOME=/app
#   ^ defines: variable HOME [env]
FROM build
