import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";

/** One answer: its status, 0 where the line failed, and the milliseconds that it took. */
export type Heard = { status: number; took: number };

/** A client that keeps its lines, and asks without waiting for its turn. */
export function openCaller() {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const ask = (address: string, headers: Record<string, string> = {}) =>
    new Promise<Heard>((resolve) => {
      const began = performance.now();
      const end = (status: number) => resolve({ status, took: performance.now() - began });
      const sent = request(address, { agent, headers, timeout: 15_000 }, (answer) => {
        answer.resume();
        answer.once("end", () => end(answer.statusCode ?? 0)).once("error", () => end(0));
      });
      sent.once("timeout", () => sent.destroy());
      sent.once("error", () => end(0));
      sent.end();
    });
  return { ask, close: () => agent.destroy() };
}

/** So many clients that each ask again as soon as they have an answer, for so many milliseconds. */
export async function closedLoop(clients: number, time: number, ask: () => Promise<Heard>) {
  const heard: Heard[] = [];
  const until = performance.now() + time;
  const client = async () => {
    while (performance.now() < until) heard.push(await ask());
  };
  await Promise.all(Array.from({ length: clients }, client));
  return heard;
}

/** A client that hardly moves: it says `words`, then a letter every second, and hears nothing. */
export function openSlow(port: number, text: string, drip: string): { end: () => void } {
  let line: Socket | undefined;
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const begin = () => {
    if (over) return;
    line = connect(port, "127.0.0.1");
    line.on("connect", () => {
      line?.write(text);
      line?.pause();
      timer = setInterval(() => drip && line?.write(drip), 1000);
    });
    line.on("error", () => {});
    // Anyone who is cut off comes again.
    line.on("close", () => {
      clearInterval(timer);
      setTimeout(begin, 500).unref();
    });
  };
  begin();
  return {
    end() {
      over = true;
      clearInterval(timer);
      line?.destroy();
    },
  };
}
