import type postgres from "postgres";
import { apiScopes } from "#app/features/team/keys/api-key.ts";
import { keyHash, makeKeyText } from "#app/features/team/keys/key-text.server.ts";
import { memberEmail } from "#bench/growth/board/demo-board.ts";
import type { Cost, MeasuredBoard } from "#bench/growth/measure/measured-board.ts";
import { password } from "#bench/harness/accounts.ts";
import { fromAnybody } from "#bench/harness/ask.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { people } from "#demo/people.ts";
import { PlainBrowser } from "#e2e/without-scripts/plain-browser.ts";

const usualBrowser =
  "Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36";

/** A browser without scripts whose requests are measured where wanted. */
export class Reader extends PlainBrowser {
  private readonly board: MeasuredBoard;
  private costs: Cost[] | undefined;

  constructor(board: MeasuredBoard, headers: Record<string, string> = {}) {
    super(board.origin, usualBrowser, { ...fromAnybody, ...headers });
    this.board = board;
  }

  override async ask(...request: Parameters<PlainBrowser["ask"]>) {
    const [, content] = request;
    // Of a form only what it does: where it leads is a page of its own.
    if (!this.costs || (this.costs.length > 0 && !content)) return await super.ask(...request);
    let answer: Awaited<ReturnType<PlainBrowser["ask"]>> | undefined;
    const cost = await this.board.measure(async () => (answer = await super.ask(...request)));
    this.costs.push(cost);
    if (!answer) throw new Error("Nothing was answered.");
    const refusal = answer.headers["set-cookie"]?.find((line) => /^[^=]+=err~/.test(line));
    if (refusal) throw new Error(`It was refused: ${refusal.split(";", 1)[0]}`);
    return answer;
  }

  /** What the first request of `work` costs, and those that send more. */
  async measured(work: () => Promise<unknown>): Promise<Cost> {
    this.costs = [];
    try {
      await work();
      const [cost] = this.costs;
      if (!cost) throw new Error("Nothing was asked.");
      return cost;
    } finally {
      this.costs = undefined;
    }
  }
}

/** Each kind of reader; undefined: one without an account. */
const accounts = {
  visitor: undefined,
  seeker: people.rima.email,
  company: people.nabil.email,
  member: memberEmail,
  moderator: people.ruba.email,
  admin: people.hala.email,
};

type Person = keyof typeof accounts;
/** People, and a program of the company, which has a key. */
export type Who = Person | "program";
export const everybody = Object.keys(accounts) as Person[];
export type Readers = Record<Who, Reader>;

/** Everybody signed in, after some pages that fill the memory of the process. */
export async function enterAll(board: MeasuredBoard): Promise<Readers> {
  const entries: [string, Reader][] = [];
  for (const [who, email] of Object.entries(accounts)) {
    const reader = new Reader(board);
    await reader.speak("ar");
    if (email) await reader.logIn(email, email === memberEmail ? password : demoPassword);
    if (reader.address.pathname === "/login" && email) throw new Error(`${who} was not signed in.`);
    for (const path of ["/jobs?keyword=محاسب", "/home", "/suggest?q=محا"]) await reader.open(path);
    entries.push([who, reader]);
  }
  entries.push([
    "program",
    new Reader(board, { authorization: `Bearer ${await makeKey(board.sql)}` }),
  ]);
  return Object.fromEntries(entries) as Readers;
}

async function makeKey(sql: postgres.Sql): Promise<string> {
  const key = makeKeyText();
  await sql`insert into api_keys (company_id, name, scopes, hash, ending)
    select id, 'Program', ${[...apiScopes]}, ${keyHash(key)}, 'abcde' from auth_users
    where email = ${people.nabil.email}`;
  return key;
}
