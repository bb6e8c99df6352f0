import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { programEnvironment } from "#e2e/support/needs-program.ts";
import { until } from "#test/servers/until.ts";
import { writeDeployFile } from "./deploy-file.ts";

/** The address that people type. Browsers of the rehearsal find it on this machine. */
export const publicHost = "jobs.example";

type Place = {
  /** A folder of the proxy's own. */
  folder: string;
  /** Where people's HTTP and HTTPS come in. */
  ports: { http: number; https: number };
  /** Host and port of the board. */
  board: string;
  /** PEM. */
  certificate: string;
  /** PEM. */
  key: string;
};

/** Each writes what its program needs into its folder; returns the arguments to start it with. */
export const proxies = {
  async nginx({ folder, ports, board, ...files }: Place): Promise<string[]> {
    const { certificate, key } = await writePair(folder, files);
    const site = await writeDeployFile("nginx.conf", folder, [
      [/^ +listen \[::\].*\n/, ""],
      ["listen 80;", `listen 127.0.0.1:${ports.http};`],
      ["listen 443 ", `listen 127.0.0.1:${ports.https} `],
      ["127.0.0.1:3000", board],
      [`/etc/letsencrypt/live/${publicHost}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${publicHost}/privkey.pem`, key],
    ]);
    // What Debian's own /etc/nginx/nginx.conf has around conf.d, with places that anybody may write.
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const main = join(folder, "main.conf");
    await writeFile(
      main,
      [
        "daemon off;",
        `pid ${folder}/nginx.pid;`,
        "error_log stderr;",
        "worker_processes 2;",
        "events { worker_connections 768; }",
        "http {",
        ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
        "access_log off;",
        "sendfile on;",
        "gzip on;",
        `include ${site};`,
        "}",
      ].join("\n"),
    );
    return ["-p", folder, "-e", "stderr", "-c", main];
  },

  async haproxy({ folder, ports, board, ...files }: Place): Promise<string[]> {
    const pair = join(folder, "pair.pem");
    await writeFile(pair, files.certificate + files.key, { mode: 0o600 });
    const file = await writeDeployFile("haproxy.cfg", folder, [
      ["bind :80", `bind 127.0.0.1:${ports.http}`],
      ["bind :443 ", `bind 127.0.0.1:${ports.https} `],
      ["/etc/haproxy/jobs.example.pem", pair],
      ["/etc/haproxy/", `${process.cwd()}/deploy/`],
      // One board with two workers stands for both apps.
      [/10\.0\.0\.[12]:3000/, board],
    ]);
    return ["-f", file, "-db"];
  },

  async caddy({ folder, ports, board, ...files }: Place): Promise<string[]> {
    const { certificate, key } = await writePair(folder, files);
    const file = await writeDeployFile("Caddyfile", folder, [
      ["127.0.0.1:3000", board],
      [
        /^\{\n/,
        [
          "{",
          "admin off",
          "default_bind 127.0.0.1",
          `storage file_system ${folder}`,
          `http_port ${ports.http}`,
          `https_port ${ports.https}`,
          "",
        ].join("\n"),
      ],
      // In place of a certificate that Caddy fetches.
      [/^jobs\.example \{\n/, `${publicHost} {\ntls ${certificate} ${key}\n`],
    ]);
    return ["run", "--adapter", "caddyfile", "--config", file];
  },
};

export type ProxyName = keyof typeof proxies;

export type Proxy = {
  /** What it has written so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts a proxy as its file in deploy/ says; waits until it lets people in. */
export async function startProxy(name: ProxyName, place: Place): Promise<Proxy> {
  await mkdir(place.folder, { recursive: true });
  const child = spawn(name, await proxies[name](place), {
    env: { ...programEnvironment, HOME: place.folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  await until(async () => hasEnded(child) || (await isOpen(place.ports.https)));
  if (hasEnded(child)) throw new Error(`${name} did not start: ${output}`);
  return {
    output: () => output,
    async stop() {
      if (!hasEnded(child)) child.kill("SIGTERM");
      await ended;
    },
  };
}

async function writePair(folder: string, pem: { certificate: string; key: string }) {
  const pair = { certificate: join(folder, "fullchain.pem"), key: join(folder, "privkey.pem") };
  await writeFile(pair.certificate, pem.certificate);
  await writeFile(pair.key, pem.key, { mode: 0o600 });
  return pair;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
