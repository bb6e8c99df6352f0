import { request } from "node:http";
import type { BarePage } from "./bare.ts";

const own = new Set(["date", "connection", "keep-alive", "content-length"]);

/** The very bytes and headers of an answer; fetch would unpack them. */
export async function answerOf(
  address: string,
  encoding = "identity",
): Promise<Pick<BarePage, "base64" | "headers">> {
  return await new Promise((resolve, reject) => {
    request(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode}: ${address}`));
        const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
        const base64 = Buffer.concat(parts).toString("base64");
        resolve({ base64, headers: Object.fromEntries(headers) as never });
      });
    })
      .on("error", reject)
      .end();
  });
}
