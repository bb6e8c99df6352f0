import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { newAddress } from "#bench/harness/address.ts";
import type { Finding } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { watchMemory } from "#bench/harness/processes.ts";
import {
  type AttackedBoard,
  makeAccountEmails,
  openAttackedBoard,
  signIn,
} from "#bench/security/board.ts";
import { cpuUsed } from "#bench/security/costs/meter.ts";
import { startOtherReader } from "#bench/security/costs/reader.ts";
import {
  hostileForms,
  mutated,
  type Shape,
  startShapes,
  toRequest,
} from "#bench/security/costs/shapes.ts";
import { costlyPdf } from "#test/large-cv.ts";

/** Ours is the whole machine; how long the search for the costliest request goes on is a word behind the name. */
export const part: Part<string[]> = {
  what: "looks for the costliest anonymous request, and asks for it at full tilt",
  async run([minutes = "3"]) {
    const board = await openAttackedBoard({ DEMO: "1" });
    const watch = watchMemory(board.pid);
    try {
      const fresh = await freshList(board);
      const costliest = await search(board, fresh, Number(minutes) * 60_000);
      const address = newAddress();
      const forms = hostileForms();
      // Where the machine is busy, even who asks for next to nothing slows others down.
      const control = await crowding(board, () =>
        ask(board, { path: "/health/live", query: [] }, address),
      );
      const crowd = await crowding(board, () => ask(board, mutated(costliest.read.shape), address));
      const writing = await crowding(board, (turn) =>
        ask(board, forms[turn % forms.length] ?? costliest.write.shape, address),
      );
      const drawing = await crowding(board, await costlyDocuments(board));
      const held = await holding(board);
      const { peak } = watch.stop();
      return [
        ...(["read", "write"] as const).map((kind) => ({
          what: `costliest ${kind} of ${costliest.tried} anonymous requests, times of a fresh list`,
          value: `${costliest[kind].times.toFixed(1)} (${costliest[kind].cpu.toFixed(0)} ms)`,
          toReach: "10",
          reached: costliest[kind].times <= 10,
        })),
        crowded("asks for the costliest page", crowd, control),
        crowded("sends hostile forms (A1)", writing, control),
        crowded("draws costly documents (A2)", drawing, control),
        held,
        {
          what: "most memory of the process, MB",
          value: peak.toFixed(0),
          toReach: "512",
          reached: peak <= 512,
        },
      ];
    } finally {
      watch.stop();
      await board.close();
    }
  },
};

/** CPU milliseconds of a request, the least of a few tries: other work only adds. */
async function costOf(board: AttackedBoard, shape: Shape, tries = 2): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries; time++) {
    const before = cpuUsed(board.pid, board.dataDir);
    await ask(board, shape);
    least = Math.min(least, cpuUsed(board.pid, board.dataDir) - before);
  }
  return least;
}

async function ask({ origin }: AttackedBoard, shape: Shape, address = newAddress()) {
  const { path, init } = toRequest(shape, origin);
  const headers = { ...init.headers, "x-forwarded-for": address };
  const answer = await fetch(origin + path, { ...init, headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

async function freshList(board: AttackedBoard): Promise<number> {
  const fresh = (nr: number): Shape => ({ path: "/jobs", query: [["nr", String(nr)]] });
  for (let nr = 0; nr < 200; nr++) await ask(board, fresh(nr));
  const costs = [];
  for (let nr = 200; nr < 230; nr++) costs.push(await costOf(board, fresh(nr), 1));
  return costs.sort((a, b) => a - b)[15] ?? 1;
}

type Kind = "read" | "write";
type Cost = { shape: Shape; cpu: number };

/** Keeps the costliest dozen of reads and of writes and changes them at random. */
async function search(board: AttackedBoard, fresh: number, duration: number) {
  const best: Record<Kind, Cost[]> = { read: [], write: [] };
  const until = performance.now() + duration;
  const starts = startShapes();
  let tried = 0;
  while (performance.now() < until || tried < starts.length) {
    const parents = best[Math.random() < 0.5 ? "read" : "write"];
    const parent = parents[Math.floor(Math.random() ** 2 * parents.length)]?.shape;
    const shape = starts[tried] ?? mutated(parent ?? { path: "/jobs", query: [] });
    tried += 1;
    keepCostliest(best[shape.body ? "write" : "read"], { shape, cpu: await costOf(board, shape) });
  }
  const costliest = async (kind: Kind) => {
    // A pause of the collector is no cost of a request: the best are asked again.
    for (const each of best[kind]) each.cpu = await costOf(board, each.shape, 5);
    best[kind].sort((a, b) => b.cpu - a.cpu);
    for (const { shape, cpu } of best[kind].slice(0, 5)) {
      const { init } = toRequest(shape, board.origin);
      const body = typeof init.body === "string" ? init.body.length : 0;
      const times = (cpu / fresh).toFixed(1);
      const what = `${init.method} ${shape.path} ${JSON.stringify(shape.query)}`;
      console.log(`  ${times}  ${what.slice(0, 3000)} (${body} bytes)`);
    }
    const [first] = best[kind];
    if (!first) throw new Error("Nothing was asked.");
    return { ...first, times: first.cpu / fresh };
  };
  return { read: await costliest("read"), write: await costliest("write"), tried };
}

function keepCostliest(best: Cost[], cost: Cost): void {
  best.push(cost);
  best.sort((a, b) => b.cpu - a.cpu);
  best.length = Math.min(best.length, 12);
}

/** Draws pages of a seeker's own costly files from six addresses in turn. */
async function costlyDocuments(board: AttackedBoard): Promise<(turn: number) => Promise<number>> {
  const [email = ""] = await makeAccountEmails(board, 1, "customer_employee");
  const cookie = await signIn(board, email);
  const files: string[] = [];
  for (let nr = 0; nr < 12; nr++) {
    const body = new FormData();
    body.append(
      "files",
      new Blob([Buffer.from(costlyPdf())], { type: "application/pdf" }),
      "cv.pdf",
    );
    const headers = { origin: board.origin, cookie, "x-forwarded-for": newAddress() };
    const to = `${board.origin}/documents/upload`;
    const answer = await fetch(to, { method: "POST", body, headers });
    if (!answer.ok) throw new Error(`The file was not taken: ${answer.status}.`);
    const [document] = (await answer.json()) as { id: string }[];
    if (document) files.push(document.id);
  }
  const addresses = Array.from({ length: 6 }, newAddress);
  return (turn) => {
    const path = `/documents/${files[turn % files.length]}/pages/1`;
    return ask(board, { path, query: [], headers: { cookie } }, addresses[turn % 6]);
  };
}

type Crowd = { times: number; statuses: string };

function crowded(what: string, { times, statuses }: Crowd, control: Crowd): Finding {
  return {
    what: `p95 of others' lists while one ${what} over 12 connections, times of calm`,
    value: `${times.toFixed(1)} (${statuses}; asking for health: ${control.times.toFixed(1)})`,
    toReach: "3, or as beside health",
    reached: times <= Math.max(3, control.times),
  };
}

/** How others fare, one request after another from addresses of their own, while somebody asks for all they can. */
async function crowding(
  board: AttackedBoard,
  attack: (turn: number) => Promise<number>,
): Promise<Crowd> {
  const others = startOtherReader(board.origin);
  const calm = await others.p95(6);
  const statuses = new Map<number, number>();
  let going = true;
  let turn = 0;
  const attackers = Array.from({ length: 12 }, async () => {
    while (going) {
      const status = await attack(turn++).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 400 && status !== 413 && status !== 422) await pause(50);
    }
  });
  const times = (await others.p95(15)) / calm;
  others.end();
  going = false;
  await Promise.all(attackers);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return { times, statuses: counts };
}

/** Large bodies that are begun and never ended, and the forms of others meanwhile. */
async function holding(board: AttackedBoard): Promise<Finding> {
  const { hostname, port, host } = new URL(board.origin);
  const sockets: Socket[] = [];
  for (let nr = 0; nr < 12; nr++) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.resume();
    socket.write(
      `POST ${nr % 2 ? "/login" : "/documents/upload"} HTTP/1.1\r\nhost: ${host}\r\norigin: ${board.origin}\r\n` +
        `x-forwarded-for: ${newAddress()}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 33000000\r\n\r\n`,
    );
    socket.write(Buffer.alloc(26_000_000));
    sockets.push(socket);
  }
  await pause(2000);
  const statuses: number[] = [];
  for (let nr = 0; nr < 40; nr++) {
    const body = { email: "nobody@people.example", password: "wrong-one" };
    statuses.push(
      await ask(board, {
        path: "/login",
        query: [],
        body: { kind: "plain", fields: Object.entries(body) },
      }),
    );
    for (const socket of sockets) if (socket.writable) socket.write("x");
    await pause(100);
  }
  for (const socket of sockets) socket.destroy();
  const refused = statuses.filter((status) => status >= 500 || status === 0).length;
  return {
    what: "honest forms refused while 12 large bodies are held",
    value: `${refused} of ${statuses.length}`,
    toReach: "0",
    reached: refused === 0,
  };
}
