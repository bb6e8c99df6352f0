import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#test/servers/free-port.ts";
import type { Board } from "./board.ts";

export function hasProxy(): boolean {
  return !spawnSync("haproxy", ["-v"]).error;
}

/** HAProxy as deploy/haproxy.cfg has it, without TLS, before these boards; `place` is a folder for its settings. */
export async function startProxy(boards: Board[], place: string) {
  const port = await freePort();
  const example = await readFile("deploy/haproxy.cfg", "utf8");
  const server = /^ +server app1 \S+( .*)\n/m;
  const servers = boards.map(
    ({ origin }, number) => `    server app${number} ${new URL(origin).host}$1\n`,
  );
  const file = join(place, "haproxy.cfg");
  await writeFile(
    file,
    example
      .replace(/^frontend plain\n(?: +.*\n)+\n/m, "")
      .replace(/bind .*/, `bind 127.0.0.1:${port}`)
      // The crowds of a benchmark come from one address.
      .replace("sc_http_req_rate(0) gt 200", "sc_http_req_rate(0) gt 1000000")
      .replaceAll("/etc/haproxy/", "deploy/")
      .replaceAll("__Host-", "")
      .replace("be_conn(apps) gt 160", `be_conn(apps) gt ${80 * boards.length}`)
      .replace(/^ +server app2 .*\n/m, "")
      .replace(server, servers.join("")),
  );
  const proxy = spawn("haproxy", ["-f", file, "-db", "-q"], { stdio: "ignore" });
  const ended = once(proxy, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/health/live`)
      .then((answer) => answer.ok)
      .catch(() => false))
  ) {
    if (proxy.exitCode !== null) throw new Error("HAProxy did not start.");
    await pause(50);
  }
  return {
    origin,
    async stop() {
      proxy.kill("SIGTERM");
      await ended;
    },
  };
}
