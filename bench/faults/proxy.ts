import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../dev/free-port.ts";
import type { Board } from "./board.ts";

export function hasProxy(): boolean {
  return !spawnSync("haproxy", ["-v"]).error;
}

/** HAProxy in front of boards, with more rules for what comes in; `place` is a folder for its settings. */
export async function startProxy(boards: Board[], place: string, rules: string[] = []) {
  const port = await freePort();
  const servers = boards.map(
    ({ origin }, number) =>
      `  server app${number} ${new URL(origin).host} check inter 500 fall 2 rise 1`,
  );
  const file = join(place, "haproxy.cfg");
  await writeFile(
    file,
    [
      ...["defaults", "  mode http", "  timeout connect 2s", "  timeout client 60s"],
      ...[
        "  timeout server 60s",
        "  timeout check 2s",
        "  timeout http-keep-alive 10s",
        "  option forwardfor",
      ],
      ...["  option redispatch", "  retries 3"],
      ...["frontend public", `  bind 127.0.0.1:${port}`],
      ...rules.map((rule) => `  ${rule}`),
      "  default_backend apps",
      ...["backend apps", "  balance roundrobin", "  option httpchk"],
      "  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host health",
      ...servers,
      "",
    ].join("\n"),
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
