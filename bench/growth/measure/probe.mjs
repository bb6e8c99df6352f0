// For `node --import`, in the board's own process: tells over a socket how long the longest turn of the
// event loop was since it was last asked, in milliseconds. Counted is the time that the thread ran, so
// that other processes on a busy machine do not count. At /held: the bytes in use once garbage is collected.
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Work in the background is told from requests by its role in the database.
const { BACKGROUND_WORK, DATABASE_URL, GROWTH_ROLE } = process.env;
if (BACKGROUND_WORK === "only" && DATABASE_URL && GROWTH_ROLE) {
  const url = new URL(DATABASE_URL);
  url.searchParams.set("role", GROWTH_ROLE);
  url.searchParams.set("application_name", GROWTH_ROLE);
  process.env.DATABASE_URL = url.href;
}

let longest = 0;
let last = now();
setInterval(() => {
  const next = now();
  longest = Math.max(longest, Math.min(next.wall - last.wall, next.thread - last.thread));
  last = next;
}, 2).unref();

createServer((request, response) => {
  if (request.url === "/held") return response.end(JSON.stringify(heldBytes()));
  response.end(JSON.stringify(longest));
  longest = 0;
})
  // Processes that the board starts have its flags: the first one, which answers requests, is asked.
  .on("error", () => {})
  .listen(process.env.GROWTH_SOCKET)
  .unref();

function now() {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), thread: (user + system) / 1000 };
}

function heldBytes() {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  // External memory contains array buffers.
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
