import autocannon from "autocannon";
import type { LoadSetup } from "./drive.ts";

// Runs in a process of its own, so that the load does not count as the benchmark's or a server's.
const { origin, paths, length, connections, headers }: LoadSetup = JSON.parse(
  process.argv[2] ?? "",
);
const result = await autocannon({
  url: origin,
  connections,
  ...("amount" in length ? length : { duration: length.seconds }),
  headers,
  timeout: 60,
  requests: paths.map((path) => ({ path })),
});
process.stdout.write(JSON.stringify(result));
