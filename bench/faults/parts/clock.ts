import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { apply, newCv, type Seeker, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { mustBe } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import type { Part } from "#bench/harness/parts.ts";

const hour = 60 * 60 * 1000;
const jumps = [
  ["an hour ahead", hour],
  ["an hour back", -hour],
  ["ten days ahead", 10 * 24 * hour],
  ["a day before the start", -24 * hour],
  ["right again", 0],
] as const;

export const part: Part<Record<string, number>> = {
  what: "the app's clock jumps (that of the database does not) while it serves",
  async run() {
    const shift = pathToFileURL(join(import.meta.dirname, "..", "shifted-clock.ts")).href;
    return withFolder("clock", (place) => {
      const file = join(place, "offset");
      writeFileSync(file, "0");
      const settings = { SHIFTED_CLOCK: file };
      return onBoard({ flags: ["--import", shift], settings }, (board) => jump(board, file));
    });
  },
};

async function jump(board: Board, file: string) {
  const accounts = await makeAccounts(board.sql(), 2);
  const [seeker] = await signIn(board.origin, accounts.slice(0, 1));
  const jobs = await makeJobs(board.sql(), jumps.length);
  if (!seeker) throw new Error("There is no seeker.");
  const findings = [];
  for (const [index, [what, offset]] of jumps.entries()) {
    writeFileSync(file, String(offset));
    await pause(300);
    findings.push(await look(board, what, { seeker, stranger: accounts[1], job: jobs[index] }));
  }
  return findings;
}

type People = {
  seeker: Seeker;
  stranger: { id: string; email: string } | undefined;
  job: string | undefined;
};

async function look(board: Board, what: string, { seeker, stranger, job = "" }: People) {
  const read = await fetch(`${board.origin}/jobs`);
  const own = await seeker.session.get("/my-account");
  const sent = await apply(seeker, job, newCv());
  const signedIn = stranger ? await signIn(board.origin, [stranger]).catch(() => []) : [];
  await board.sql()`update jobs set title = ${`Baker ${what}`} where id = ${job}`;
  const seen = await (await fetch(`${board.origin}/jobs/${job}`)).text();
  const outcome = [
    `list ${read.status}`,
    `account ${own.status}`,
    `application ${sent.headers.get("location")?.startsWith("/apply/") ? "taken" : "not taken"}`,
    signedIn.length > 0 ? "signs in" : "does not sign in",
    seen.includes(`Baker ${what}`) ? "newest page" : "old page",
  ].join(", ");
  const good = "list 200, account 200, application taken, signs in, newest page";
  return mustBe(`${what}: reading, a session, writing, signing in`, outcome === good, outcome);
}
