import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { newAddress } from "#bench/harness/address.ts";
import { type Finding, none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  idOf,
  makeAccountEmails,
  openAttackedBoard,
  post,
} from "#bench/security/board.ts";

const uses = 50;

/** Whether a reset link works once, for an hour, and leads to the board. */
export const part: Part<string[]> = {
  what: `a reset link used ${uses} times at once, too late, and asked for under a forged Host`,
  async run() {
    const board = await openAttackedBoard();
    try {
      return [...(await atOnce(board)), await tooLate(board), await underForgedHost(board)];
    } finally {
      await board.close();
    }
  },
};

async function atOnce(board: AttackedBoard): Promise<Finding[]> {
  const [email = ""] = await makeAccountEmails(board, 1);
  const token = await openLink(board, email, "1 hour");
  const passwords = Array.from({ length: uses }, (_, turn) => `rainy roofs of Homs ${turn}`);
  const answers = await Promise.all(passwords.map((each) => use(board, token, each)));
  const worked = answers.filter(({ status }) => status === 303).length;
  const failures = answers.filter(({ status }) => status >= 500 && status !== 503);
  let opening = 0;
  for (const password of passwords) {
    const { status } = await post(board, "/login", { email, password });
    opening += Number(status === 303);
    // What is counted for the account must not stand in for the answer.
    await board.sql`delete from guard.limits`;
  }
  return [
    {
      what: `${uses} uses at once: that worked`,
      value: String(worked),
      toReach: "1",
      reached: worked === 1,
    },
    {
      what: "passwords that open the account then",
      value: String(opening),
      toReach: "1",
      reached: opening === 1,
    },
    none(
      "answered as faults",
      failures.map(({ status }) => String(status)),
      uses,
    ),
  ];
}

/** Links that ran out, are used already, are another's row, or are no link at all. */
async function tooLate(board: AttackedBoard): Promise<Finding> {
  const worked: string[] = [];
  const tokens: [what: string, token: string][] = [];
  const [email = "", other = ""] = await makeAccountEmails(board, 2);
  for (const ago of ["-1 second", "-1 minute", "-1 hour", "-30 days"]) {
    tokens.push([ago, await openLink(board, email, ago)]);
  }
  const used = await openLink(board, other, "1 hour");
  await use(board, used, "rainy roofs of Homs");
  const older = await openLink(board, email, "1 hour");
  const newer = await openLink(board, email, "1 hour");
  await use(board, newer, "rainy roofs of Homs");
  const [row] = await board.sql`select identifier from auth_verifications limit 1`;
  tokens.push(["used", used], ["out before a newer one was used", older], ["none", ""]);
  tokens.push([
    "the stored hash",
    String(row?.identifier ?? "x")
      .split(":")
      .pop() ?? "",
  ]);
  tokens.push(["with a blank", `${used} `], ["a pattern", "%"], ["twice", `${used},${older}`]);
  for (const [what, token] of tokens) {
    await board.sql`delete from guard.limits`;
    const { status } = await use(board, token, "stolen olives of Idlib");
    if (status === 303) worked.push(what);
  }
  return none("expired, used and made-up links that worked", worked, tokens.length);
}

async function underForgedHost(board: AttackedBoard): Promise<Finding> {
  const forged: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "evil.example:443" },
    { host: "127.0.0.1.evil.example" },
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-host": "evil.example", "x-original-host": "evil.example" },
    { "x-forwarded-server": "evil.example" },
    { host: "evil.example", origin: "http://evil.example" },
    { referer: "http://evil.example/", "x-original-url": "//evil.example/" },
  ];
  const emails = await makeAccountEmails(board, forged.length);
  const before = board.emails().length;
  for (const [turn, headers] of forged.entries()) {
    await raw(board, "/forget-password", headers, `email=${emails[turn]}`);
    await raw(board, "//evil.example/forget-password", headers, `email=${emails[turn]}`);
  }
  const until = Date.now() + 15_000;
  while (board.emails().length - before < 15 && Date.now() < until) await pause(200);
  await pause(2000);
  const sentEmails = board
    .emails()
    .slice(before)
    .filter((text) => /token=|evil/.test(text));
  const poisoned = sentEmails.filter(
    (text) => text.includes("evil") || !text.includes(`${board.origin}/reset-password?token=`),
  );
  return none("letters under a forged Host that lead elsewhere", poisoned, sentEmails.length);
}

async function openLink(board: AttackedBoard, email: string, life: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  const hash = Buffer.from(bytes).toString("base64url");
  const owner = `reset-password:${await idOf(board, email)}`;
  await board.sql`insert into auth_verifications (identifier, value, expires_at)
    values (${`reset-password:${hash}`}, ${owner}, now() + ${life}::interval)`;
  return token;
}

function use(board: AttackedBoard, token: string, password: string) {
  const fields = { token, password, confirmPassword: password };
  return post(board, `/reset-password?token=${encodeURIComponent(token)}`, fields);
}

/** Posts a form under any Host. */
function raw(
  { origin }: AttackedBoard,
  path: string,
  headers: Record<string, string>,
  body: string,
) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const from = { "x-forwarded-for": newAddress() };
  return new Promise<void>((resolve) => {
    const { port } = new URL(origin);
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      agent: false,
      headers: { ...type, ...from, ...headers },
    });
    outgoing.on("response", (answer) => answer.resume().on("end", () => resolve()));
    outgoing.on("error", () => resolve());
    outgoing.end(body);
  });
}
