import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Plain = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: Buffer;
  bytes: number;
  text: string;
};

/** One request on a connection of its own, as the headers say and no others; the body is unpacked. */
export async function ask(
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Plain> {
  const sent = request(address, { method, headers, agent: false });
  sent.end();
  const [answer]: IncomingMessage[] = (await once(sent, "response")) as IncomingMessage[];
  if (!answer) throw new Error("No answer came.");
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const body = Buffer.concat(parts);
  const text = unpacked(body, answer.headers["content-encoding"]).toString();
  const { statusCode: status = 0 } = answer;
  return { status, headers: answer.headers, body, bytes: body.length, text };
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  // What a dictionary is needed for is its reader's to unpack.
  if (body.length === 0 || encoding === undefined || encoding === "dcz") return body;
  return encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}
