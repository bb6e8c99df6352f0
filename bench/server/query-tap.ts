import { connect, createServer, type Socket } from "node:net";
import { freePort } from "#test/servers/free-port.ts";

/** A statement as it went over the wire; parameters as their texts. */
export type TappedQuery = { text: string; parameters: (string | null)[] };

type Tap = {
  /** The database's address by way of the tap. */
  url: string;
  /** What was asked since the last call. */
  take: () => TappedQuery[];
  close: () => void;
};

/** Stands between an app and its database and writes down what is asked, so that it can be asked again. */
export async function tapDatabase(databaseUrl: string): Promise<Tap> {
  const there = new URL(databaseUrl);
  const here = new URL(databaseUrl);
  here.port = String(await freePort());
  let queries: TappedQuery[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (app) => {
    const database = connect({ port: Number(there.port), host: there.hostname, noDelay: true });
    const read = messageReader((query) => queries.push(query));
    app.on("data", (bytes) => read(bytes)).pipe(database);
    database.pipe(app);
    for (const socket of [app, database]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => app.destroy() && database.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(Number(here.port), "127.0.0.1", resolve));
  return {
    url: here.href,
    take() {
      const taken = queries;
      queries = [];
      return taken;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Reads one connection's messages; the first has no type, all have their length in front. */
function messageReader(onQuery: (query: TappedQuery) => void): (bytes: Buffer) => void {
  const statements = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let started = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const type = started ? String.fromCharCode(rest[0] ?? 0) : "";
      const body = rest.subarray(head + 4, end);
      rest = rest.subarray(end);
      started = true;
      if (type === "P") {
        const { name, text } = parsed(body);
        statements.set(name, text);
      } else if (type === "B") {
        const { name, parameters } = bound(body);
        onQuery({ text: statements.get(name) ?? "", parameters });
      }
    }
  };
}

function parsed(body: Buffer): { name: string; text: string } {
  const [name, at] = textAt(body, 0);
  return { name, text: textAt(body, at)[0] };
}

function bound(body: Buffer): { name: string; parameters: (string | null)[] } {
  const [name, formats] = textAt(body, textAt(body, 0)[1]);
  let at = formats + 2 + 2 * body.readInt16BE(formats);
  const count = body.readInt16BE(at);
  at += 2;
  const parameters: (string | null)[] = [];
  for (let i = 0; i < count; i++) {
    const length = body.readInt32BE(at);
    at += 4;
    parameters.push(length < 0 ? null : body.toString("utf8", at, at + length));
    at += Math.max(length, 0);
  }
  return { name, parameters };
}

function textAt(body: Buffer, from: number): [text: string, next: number] {
  const end = body.indexOf(0, from);
  return [body.toString("utf8", from, end), end + 1];
}
