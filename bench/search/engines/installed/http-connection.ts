import { fromAnybody } from "#bench/harness/ask.ts";
import { connectPatiently } from "./program.ts";

const endOfHead = "\r\n\r\n";

/**
 * HTTP over a bare socket, as the engines are asked in their protocols: Node's own client takes a fifth
 * of a millisecond more for each answer, which is not the server's. Answers have a content-length; one
 * request at a time. A connection that the board has closed, idle for longer than it keeps one, is made anew.
 */
export async function connectOverHttp(port: number) {
  let connection = await openConnection(port);
  return {
    async get(path: string): Promise<string> {
      if (connection.isClosed()) connection = await openConnection(port);
      return connection.get(path);
    },
    close: () => connection.close(),
  };
}

async function openConnection(port: number) {
  const socket = await connectPatiently(port);
  const fields = Object.entries({ host: "localhost", ...fromAnybody });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  let arrived: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.on("data", (bytes) => {
    arrived = arrived.length === 0 ? bytes : Buffer.concat([arrived, bytes]);
    const end = arrived.indexOf(endOfHead);
    if (end < 0) return;
    const answered = arrived.toString("latin1", 0, end);
    const from = end + endOfHead.length;
    const to = from + Number(/\r\ncontent-length: (\d+)/i.exec(answered)?.[1]);
    if (arrived.length < to) return;
    const isGiven = answered.startsWith("HTTP/1.1 200");
    if (!isGiven || Number.isNaN(to)) waiting?.reject(new Error(`No answer:\n${answered}`));
    else waiting?.resolve(arrived.toString("utf8", from, to));
    arrived = arrived.subarray(to);
  });
  socket.on("error", (error) => waiting?.reject(error));
  socket.on("close", () => waiting?.reject(new Error("The board has closed the connection.")));
  return {
    isClosed: () => socket.destroyed,
    get(path: string): Promise<string> {
      waiting = Promise.withResolvers();
      socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
