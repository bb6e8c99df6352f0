// Installs the packages of the product and of the benchmarks, unless they are there.
import { fileURLToPath } from "node:url";

const steps = new URL("../server/start/start-steps.mjs", import.meta.url);
const { ensureInstalled } = await import(steps.href);
await ensureInstalled(console.log);
await ensureInstalled(console.log, fileURLToPath(new URL(".", import.meta.url)));
