import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import { createPageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import type * as addedMessages from "#app/messages/added-messages.server.ts";
import type { createApp } from "./app.ts";
import type * as publicData from "./pages/public-data.ts";
import type { run } from "./run.ts";

// A process of its own would be a second Vite.
process.env.BACKGROUND_WORK ??= "here";

// Development: Vite compiles and reloads; the app and its state live in Vite's module graph.
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;

const { run: runApp } = await load<{ run: typeof run }>("/server/run.ts");
await runApp((options) => {
  const listener = getRequestListener(async (request, env) => {
    const server = await load<{ createApp: typeof createApp }>("/server/app.ts");
    const dictionaries = createPageDictionaries(0);
    const app = server.createApp({ ...options, turns: options, dictionaries });
    return app.fetch(request, env as never);
  });
  return (incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, async () => {
      const added = await load<typeof addedMessages>("/app/messages/added-messages.server.ts");
      const texts = added.languageFiles.get((incoming.url ?? "").split("?", 1)[0] ?? "");
      if (texts) {
        outgoing.setHeader("content-type", "text/javascript; charset=utf-8");
        outgoing.end(texts);
        return;
      }
      const data = await load<typeof publicData>("/server/pages/public-data.ts");
      data.servePublicData({ ...options, turns: options }, listener)(incoming, outgoing);
    });
});
