import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#test/servers/free-port.ts";
import type { DatabaseNode } from "./database-nodes.ts";
import { findProgram, type Program, start } from "./programs.ts";

type Proxy = Program & { database: number; replica: number; board: number };

/** One way to whichever node is the primary, one to a replica, and one to whichever app process is ready. */
export async function startProxy(
  folder: string,
  nodes: DatabaseNode[],
  apps: number[],
): Promise<Proxy> {
  const database = await freePort();
  const replica = await freePort();
  const board = await freePort();
  const settings = join(folder, "haproxy.cfg");
  await writeFile(settings, settingsOf({ database, replica, board }, nodes, apps));
  const log = join(folder, "haproxy.log");
  const program = start(findProgram("haproxy"), ["-db", "-f", settings], { log });
  return { ...program, database, replica, board };
}

function settingsOf(
  ports: { database: number; replica: number; board: number },
  nodes: DatabaseNode[],
  apps: number[],
): string {
  const servers = nodes
    .map(
      ({ name, address, ports: own }) =>
        `  server ${name} ${address}:${own.database} check addr ${address} port ${own.patroni}`,
    )
    .join("\n");
  return `
global
  maxconn 1000
defaults
  timeout connect 1s
  timeout check 1s
  timeout client 60s
  timeout server 60s
listen database
  mode tcp
  bind 127.0.0.1:${ports.database}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
listen replica
  mode tcp
  bind 127.0.0.1:${ports.replica}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /replica
  http-check expect status 200
  # All connections go to one replica, also once another is back.
  stick-table type ip size 1
  stick on dst
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
listen board
  mode http
  bind 127.0.0.1:${ports.board}
  balance roundrobin
  option forwardfor if-none
  option redispatch 1
  retries 3
  retry-on conn-failure
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host board
  default-server inter 500 fall 2 rise 1
${apps.map((port) => `  server app${port} 127.0.0.1:${port} check`).join("\n")}
`;
}
