import { request } from "node:http";
import fc from "fast-check";
import { type HostileRequest, hostileAddresses, hostileForms } from "./hostile-requests.ts";
import type { Board } from "./role-board.ts";
import type { Records } from "./role-people.ts";

/** Sends as many hostile forms, and as many addresses; returns what was answered as an error. */
export async function sendHostile(board: Board, times: number): Promise<string[]> {
  const failures: string[] = [];
  let sent = 0;
  for (const kind of [hostileForms, hostileAddresses]) {
    const property = fc.asyncProperty(kind, async (hostile) => {
      // Some of the forms end the session that sends them.
      if (sent++ % 10 === 0) await board.restore();
      const status = await statusOf(board, hostile);
      if (status < 200 || status >= 500) throw new Error(`${status} to ${shown(hostile)}`);
    });
    const result = await fc.check(property, { numRuns: times, endOnFailure: true });
    if (result.failed)
      failures.push(`${result.errorInstance} (seed ${result.seed}, ${result.counterexamplePath})`);
  }
  return failures;
}

/** Sends requests one by one; returns what was answered as an error. */
export async function sendAll(board: Board, requests: HostileRequest[]): Promise<string[]> {
  const failures: string[] = [];
  for (const hostile of requests) {
    const status = await statusOf(board, hostile);
    if (status < 200 || status >= 500) failures.push(`${status} to ${shown(hostile)}`);
  }
  return failures;
}

/** 0 when the connection is lost instead of an answer. Each on a line of its own. */
function statusOf(board: Board, { who, method, to, body, headers }: HostileRequest) {
  const { origin, cookies, records } = board;
  const path = to.replace(/\{(\w+)\}/g, (_, name) => records[name as keyof Records]);
  const bytes = Buffer.from(body ?? "", "latin1");
  return new Promise<number>((resolve) => {
    const outgoing = request(origin, {
      method,
      path,
      agent: false,
      maxHeaderSize: 65_536,
      headers: {
        cookie: cookies[who],
        origin,
        ...headers,
        ...(body === undefined ? {} : { "content-length": bytes.length }),
      },
    });
    outgoing.on("response", (answer) => {
      answer.resume().on("error", () => resolve(0));
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on("error", () => resolve(0));
    outgoing.end(bytes);
  });
}

function shown({ who, method, to, body = "", headers }: HostileRequest): string {
  const text = `${who} ${method} ${to.slice(0, 600)}\n${body.slice(0, 1500)}`;
  return `${text}\n${JSON.stringify(headers).slice(0, 600)}`;
}
