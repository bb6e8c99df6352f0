import { randomUUID } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { databaseAnswers } from "../app/platform/database.server.ts";
import { ownOrigin } from "./own-origin.ts";
import { requestLimits } from "./request-limits.ts";
import { securityHeaders } from "./security-headers.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Everything that answers: health, files, pages and the API. `ready` tells whether it may serve. */
export function createApp(options: { baseUrl: string; ready: () => boolean }): Hono {
  const app = new Hono();
  app.get("/health/live", (c) => c.json({ live: true }));
  app.get("/health/ready", async (c) => {
    const ready = options.ready() && (await databaseAnswers());
    return c.json({ ready }, ready ? 200 : 503);
  });
  app.use(securityHeaders(options.baseUrl));
  app.use("/assets/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.use("/assets/*", serveStatic({ root: "build/client" }));
  for (const path of ["/icon.svg", "/robots.txt", "/videos/*"]) {
    app.get(path, serveStatic({ root: "build/client", onFound: nameCaptions }));
  }
  app.use(ownOrigin(options.baseUrl));
  app.use(requestLimits());
  app.all("*", async (c) => {
    const response = await handle(c.req.raw, new RouterContextProvider());
    if (response.headers.has("cache-control")) return response;
    response.headers.set("cache-control", "private, no-cache");
    return response;
  });
  app.onError((error, c) => {
    const reference = randomUUID().slice(0, 8);
    process.stderr.write(`${JSON.stringify({ event: "fault", reference, stack: error.stack })}\n`);
    return c.text(`500 (${reference})`, 500);
  });
  return app;
}

/** The server's own list of file types lacks captions. */
function nameCaptions(path: string, c: Context): void {
  if (path.endsWith(".vtt")) c.header("content-type", "text/vtt; charset=utf-8");
}
