import { request } from "node:http";

export type Answer = {
  status: number;
  bytes: number;
  firstByteMs: number;
  ms: number;
  text: string;
};

/** A network of its own each time: a board limits how much comes from one. */
function newAddress(): string {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
}

/** Asks as a browser does for a compressed answer, and reads all of it; `text` is what came, as sent. */
export function ask(origin: string, path: string, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(origin + path, {
      headers: { cookie, "accept-encoding": "br", "x-forwarded-for": newAddress() },
    });
    sent.on("response", (answer) => {
      let firstByteMs = 0;
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => {
        firstByteMs ||= performance.now() - began;
        parts.push(part);
      });
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        const ms = performance.now() - began;
        const text = body.toString("latin1");
        resolve({ status: answer.statusCode ?? 0, bytes: body.length, firstByteMs, ms, text });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
