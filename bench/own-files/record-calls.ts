// For `node --import`: answers at CALLS_PORT which functions of the build ran since the last answer.
import { createServer } from "node:http";
import { Session } from "node:inspector/promises";

/** A function's place in the build, and how often it ran. */
export type Calls = { file: string; at: number; count: number }[];

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const server = createServer(async (_request, response) => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const calls: Calls = result
    .filter(({ url }) => url.includes("/build/server/"))
    .flatMap(({ url, functions }) =>
      functions.flatMap(({ ranges: [range] }) =>
        range?.count && range.startOffset > 0
          ? [{ file: url, at: range.startOffset, count: range.count }]
          : [],
      ),
    );
  response.end(JSON.stringify(calls));
});
server.listen(Number(process.env.CALLS_PORT), "127.0.0.1").unref();
