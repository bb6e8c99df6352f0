# The board as one image: docs/operations.md says how to run it.
FROM node:24-slim AS build
WORKDIR /furas
COPY .npmrc package.json package-lock.json ./
COPY vendor vendor
# No package may run a script of its own; none is needed (docs/decisions/0015).
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build \
  && rm -rf .react-router \
  && npm prune --omit=dev --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    DEMO=0
WORKDIR /furas
# The code belongs to root: the app can read it and not change it.
COPY --from=build /furas ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Longer than the app takes to let requests finish: see DRAIN_SECONDS.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "--expose-gc", "build/server/index.js"]
