import { ensureBuilt } from "#server/start/start-steps.mjs";
import { measureFreshPages } from "./measure-fresh-pages.ts";
import { measureServer } from "./measure-server.ts";

/** npm run bench -- server: all of it; server fresh: what pages cost that nobody has asked for before. */
const [part, ...rest] = process.argv.slice(2);
await ensureBuilt(console.log);
if (part === "fresh") await measureFreshPages(rest);
else await measureServer();
