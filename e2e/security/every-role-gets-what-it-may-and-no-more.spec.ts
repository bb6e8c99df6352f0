import { expect, test } from "@playwright/test";
import { writtenTexts } from "#app/features/my-account/ui/written-texts.ts";
import { urls } from "#app/pages.ts";
import routes from "#app/routes.ts";
import { type Third, thirds } from "#e2e/support/all-pages.ts";
import { ofRelease } from "#e2e/support/languages.ts";
import { type Board, openBoard } from "./role-board.ts";
import {
  beginning,
  emailOf,
  everybody,
  formOf,
  pdf,
  type Records,
  secrets,
  type Who,
} from "./role-people.ts";
import { type Answer, type Ask, ask } from "./role-request.ts";
import { resembles, table } from "./role-table.ts";
import { uploadTable } from "./role-uploads.ts";
import type { Answers, Fields, PostAnswers } from "./roles/answers.ts";

// One board for all: what a request changes is put back before the next one.
test.describe.configure({ mode: "default", timeout: 240_000 });
let board: Board;
/** Answers that were compared with what stands in the tables. */
let compared = 0;
test.beforeAll(async () => {
  board = await openBoard({ holdQueue: true });
});
test.afterAll(async () => {
  await board.close();
  console.log(`authorization matrix: ${compared} cells, ${everybody.length} kinds of people`);
});

test("every route stands in the table", () => {
  const known = new Set(table.map(([route]) => route));
  const missing = urls.map(({ path }) => path).filter((path) => !known.has(path));
  expect(missing.map((path) => `${path}: write down who is answered what.`)).toEqual([]);
  expect(routes.some(({ children }) => children)).toBe(false);
});

/** Each cell is asked for as a page with one third and as a form with the next; npm test does the first. */
const inThirds = (who: Who) =>
  thirds.map((third, at) => ({ who, third, tag: at === 0 ? [] : ofRelease }));

test.describe("FRAME-01 AUTH-20 AUTH-21 JOB-07 APPLY-11 MOCK-04 PERM-01..08 PERM-10 PERM-11", () => {
  for (const { who, third, tag } of everybody.flatMap(inThirds)) {
    test(`${who}: every page and every form of the ${third} third answers as it should`, {
      tag,
    }, async () => {
      const wrong: string[] = [];
      const compare = (
        [{ method = "GET", to, data }, right]: Check,
        { status, leaks, written = "" }: Answer,
      ) => {
        compared += 1;
        const what = `${method} ${to}${data ? ` (${data} data)` : ""}`;
        if (status !== right) wrong.push(`${what}: ${status} instead of ${right} ${written}`);
        wrong.push(...leaks.map((secret) => `${what} tells ${secret}`));
      };
      const { writing, quiet } = checksOf(who, third);
      for (const check of writing) compare(check, await answerOf(check[0]));
      for (let at = 0; at < quiet.length; at += 60) {
        await compareTogether(quiet.slice(at, at + 60), compare);
      }
      expect(wrong).toEqual([]);
    });
  }
});

/** A request, and what it is to be answered. */
type Check = [request: Ask, right: string];

/**
 * Every cell of the table that is somebody's, once as a page or data and once as a form. Page and data
 * run the same loaders and actions: neighbours in the table and among people take turns. Forms that
 * write are all of the first third.
 */
function checksOf(who: Who, third: Third): Record<"writing" | "quiet", Check[]> {
  const writing: Check[] = [];
  const quiet: Check[] = [];
  const howSent = (turn: number, to: string, post: PostAnswers, fields: Fields) => {
    const asPage = expected(answersTo(post, "page"), who, to);
    // A page shows what was written in place of a refusal's redirect: see server/pages/lost-form.ts.
    const isLost =
      /^303 (?!.* writes$)/.test(asPage) && writtenTexts(Object.entries(fields)).length > 0;
    return isLost ? "whole" : either(turn / 2);
  };
  for (const [at, [route, to, get, post, fields = {}]] of cells().entries()) {
    const turn = at + everybody.indexOf(who);
    const read: Ask = { who, to, data: inTurn(["whole", undefined, "own"], Math.floor(turn / 3)) };
    const form: Ask = {
      who,
      to,
      method: "POST",
      body: bodyOf(fields),
      data: howSent(turn, to, post, fields),
    };
    const right = expected(answersTo(post, form.data ? "data" : "page"), who, to);
    if (thirds[turn % 3] === third) {
      quiet.push([{ ...read, route: routeId(route) }, expected(get, who, to)]);
    }
    if (right.endsWith(" writes")) {
      if (third === "first") writing.push([form, right]);
    } else if (thirds[(turn + 1) % 3] === third) quiet.push([form, right]);
  }
  return { writing, quiet };
}

/**
 * Sends requests that may write nothing a few at a time; one by one if they wrote something, to tell
 * which. What the board refuses because those beside it are too much, such as several CVs to draw, is
 * asked for alone, where it has no reason to refuse.
 */
async function compareTogether(
  checks: readonly Check[],
  compare: (check: Check, answer: Answer) => void,
): Promise<void> {
  const before = await board.state();
  const answers = new Map<Check, Answer>();
  await sideBySide(checks, 4, async (check) => void answers.set(check, await ask(board, check[0])));
  const wrote = (await board.state()) !== before;
  if (wrote) await board.restore();
  for (const check of checks) {
    const together = answers.get(check);
    const isKnown = together && !wrote && !together.status.startsWith("503");
    compare(check, isKnown ? together : await answerOf(check[0]));
  }
}

test("PERM-05 PERM-11 an upload that can be broken off is its sender's alone", async () => {
  const wrong: string[] = [];
  for (const who of everybody) {
    for (const { method, to, headers = {}, body, owner, answers } of uploadTable) {
      const named = owner ? beginning("x", withIds(`{${owner}}`)) : {};
      const request = { who, to: withIds(to), method, body, headers: { ...headers, ...named } };
      const { status, leaks } = await answerOf(request);
      compared += 1;
      const normalized = status.replace(/(?<=201 \/documents\/upload\/)[0-9a-f-]{36}/, "NEW");
      const right = expected(answers, who, to);
      if (normalized !== right)
        wrong.push(`${who} ${method} ${to}: ${normalized} instead of ${right}`);
      wrong.push(...leaks.map((secret) => `${who} ${method} ${to} tells ${secret}`));
    }
  }
  expect(wrong).toEqual([]);
});

test("PERM-05 PERM-06 PERM-08 anyone who may know a thing finds it", async () => {
  const { cv, upload } = board.records;
  const expected: [who: Who, to: string, tells: string[]][] = [
    ["seeker", "/my-account?tab=applications", [secrets.coverLetter, `${secrets.cv}.pdf`]],
    ["seeker", `/documents/${cv}`, [secrets.cv]],
    ["seeker", `/documents/${upload}`, [secrets.unusedUpload]],
    ["company", `/documents/${cv}`, [secrets.cv]],
    ["company", "/company-dashboard", [secrets.draftJob, secrets.closedJob]],
    ["company", "/company-dashboard?tab=applications", [secrets.coverLetter, emailOf("seeker")]],
    ["other seeker", "/my-account?tab=applications", [secrets.othersCoverLetter]],
    ["other company", "/company-dashboard?tab=applications", [secrets.othersCoverLetter]],
    ["company", "/post-job", [secrets.draftForm]],
    ["admin", "/admin-dashboard?tab=jobs", [secrets.draftJob, secrets.closedJob]],
    ["admin", "/admin-dashboard?tab=users", [emailOf("seeker"), emailOf("other seeker")]],
    ["admin", "/admin-dashboard?tab=companies", [emailOf("company"), emailOf("other company")]],
  ];
  for (const [who, to, tells] of expected) {
    const { status, text } = await ask(board, { who, to });
    expect([who, to, status, tells.filter((secret) => !text.includes(secret))]).toEqual([
      who,
      to,
      "200",
      [],
    ]);
  }
});

test("PERM-08 PERM-11 a form's fields change nothing when they are requested as a page", async () => {
  const wrong: string[] = [];
  // That somebody of a company reads an application is written down the first time, by whatever address.
  const { cv, othersCv } = board.records;
  for (const who of ["company", "team owner", "team recruiter", "team reader"] as const) {
    await ask(board, { who, to: `/documents/${cv}` });
  }
  for (const who of ["other company", "other member"] as const) {
    await ask(board, { who, to: `/documents/${othersCv}` });
  }
  // Each by every fourth kind of people, as a page and as data.
  for (const [turn, who] of everybody.entries()) {
    const before = await board.state();
    const withFields = cells().filter(([, , , , fields]) => fields !== undefined);
    await sideBySide(withFields, 4, async ([, to, , , { cvAs, ...fields } = {}], at) => {
      // Opening an account that has no profile makes one: the page does, not the fields.
      if (who === "no profile" && to.startsWith("/my-account")) return;
      if ((at + turn) % 4 > 0) return;
      const query = new URLSearchParams({ ...fields, _method: "POST", _action: "delete" });
      const address = `${to}${to.includes("?") ? "&" : "?"}${query}`;
      const { status, leaks } = await ask(board, {
        who,
        to: address,
        data: either((at + turn) / 4),
      });
      // A board that has too much to do answers 503.
      if (/^5(?!03)/.test(status) || leaks.length > 0) wrong.push(`${address} ${status}`);
    });
    if ((await board.state()) !== before) wrong.push(`${who} changed something`);
  }
  expect(wrong).toEqual([]);
});

test("PERM-11 a form that another site sends is refused everywhere, and nothing is done", async () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  await expectRefused("403", (turn, at) => ({
    method: "POST",
    headers: inTurn(foreign, turn + at),
    data: either(turn),
  }));
});

test("PERM-11 PUT, PATCH and DELETE are answered nowhere and do nothing", async () => {
  const methods = ["PUT", "PATCH", "DELETE"];
  await expectRefused("405", (turn, at) => ({
    method: inTurn(methods, turn + at),
    data: either(turn + at),
  }));
});

test("PERM-04 PERM-06 JOB-07 another's record answers like a missing one", async () => {
  const { closed, draft, open, cv, upload, missing } = board.records;
  const alike: [who: Who, to: (id: string) => string, ids: string[]][] = [
    // A closed job's page offers open ones like it; that tells nothing of it is asked of every cell.
    ["visitor", (id) => `/jobs/${id}`, [draft]],
    ["other company", (id) => `/jobs/${id}`, [draft]],
    ["seeker", (id) => `/apply/${id}`, [closed, draft]],
    ["other company", (id) => `/edit-job/${id}`, [open, closed, draft]],
    ["other company", (id) => `/company-dashboard/delete-job/${id}`, [open, closed, draft]],
    ["other seeker", (id) => `/documents/${id}`, [cv, upload]],
    ["other company", (id) => `/documents/${id}`, [cv, upload]],
    ["company", (id) => `/documents/${id}`, [upload]],
    ["admin", (id) => `/documents/${id}`, [cv, upload]],
  ];
  for (const [who, to, ids] of alike) {
    for (const data of [undefined, "whole"] as const) {
      const nothing = await ask(board, { who, to: to(missing), data });
      for (const id of ids) {
        const { status, text } = await ask(board, { who, to: to(id), data });
        expect(status, `${who} ${to(id)}`).toBe(nothing.status);
        const same = untimed(text.replaceAll(id, missing)) === untimed(nothing.text);
        expect(same, `${who} ${to(id)}`).toBe(true);
      }
    }
  }
});

test("background work of the board does not count as a change by a request", async () => {
  const before = await board.state();
  const body = new URLSearchParams({ email: emailOf("admin") });
  const { status } = await ask(board, {
    who: "visitor",
    to: "/forget-password",
    method: "POST",
    body,
  });
  expect(status).toBe("303 /forget-password?sent=1");
  await board.sql`insert into job_titles (title_key, title, jobs) values ('unused', 'Unused', 0)`;
  expect(await board.state()).toBe(before);
  // Nothing is left in the queue that could write later.
  const left = await board.sql`
    select name from tasks.job where state in ('created', 'retry', 'active')`;
  expect([...left]).toEqual([]);
});

/** As a page or as the router's data, by turns. */
const either = (turn: number): Ask["data"] => inTurn([undefined, "whole"], Math.floor(turn));

const inTurn = <T>(all: readonly T[], turn: number) => all[turn % all.length] as T;

/**
 * Sends the form of three kinds of people by turns to each address, in a way that is refused before it is routed
 * and before anybody is recognized. Many at once, since the board answers a crowd of refusals slowly.
 */
async function expectRefused(
  status: string,
  way: (turn: number, at: number) => Partial<Ask>,
): Promise<void> {
  const wrong: string[] = [];
  const before = await board.state();
  const requests = everybody.flatMap((who, turn) =>
    cells().flatMap(([, to, , , fields = {}], at): Ask[] => {
      const isTheirs = (turn + at) % 5 === 0;
      return isTheirs ? [{ who, to, body: bodyOf(fields), ...way(turn, at) }] : [];
    }),
  );
  await sideBySide(requests, 200, async (request) => {
    const { who, method, to, headers = {} } = request;
    const answer = await ask(board, request);
    if (answer.status === status) return;
    wrong.push(`${who} ${method} ${to} ${JSON.stringify(headers)} ${answer.status}`);
  });
  expect(wrong).toEqual([]);
  expect(await board.state(), "something was changed").toBe(before);
}

/** Does something to each, `width` at a time: for requests of which none may change anything. */
async function sideBySide<T>(
  all: readonly T[],
  width: number,
  act: (each: T, at: number) => Promise<void>,
): Promise<void> {
  const left = [...all.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** Without the moments at which a session ends. */
function untimed(text: string): string {
  return text.replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, "");
}

/** The table with the records' ids in its addresses. */
function cells(): typeof table {
  return table.map(([route, to, ...rest]) => [route, withIds(to), ...rest]);
}

function answersTo(answers: PostAnswers, how: "page" | "data"): Answers {
  return typeof answers === "object" && "page" in answers ? answers[how] : answers;
}

/** The name by which the router's scripts ask for one route's data alone. */
function routeId(route: string): string {
  const match = routes.find(({ path = "/" }) => path === route);
  return match?.id ?? match?.file.replace(/\.tsx?$/, "") ?? "";
}

function withIds(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => board.records[name as keyof Records]);
}

function expected(answers: Answers, who: Who, to: string): string {
  const status = typeof answers === "string" ? answers : answerFor(answers, who);
  return withIds(status).replace("HERE", encodeURIComponent(to));
}

function answerFor(answers: Exclude<Answers, string>, who: Who): string {
  const like = resembles[who];
  return answers[who] ?? (like ? answerFor(answers, like) : answers.anybody);
}

function bodyOf({ cvAs, ...fields }: Fields): FormData | URLSearchParams {
  for (const [name, value] of Object.entries(fields)) {
    if (/^\{(memberId|invitation|apiKey|open|closed|draft)\}$/.test(value))
      fields[name] = withIds(value);
  }
  if (!cvAs) return new URLSearchParams(fields);
  const form = formOf(fields);
  form.append(cvAs, pdf("A cook of ten years"), "cv.pdf");
  return form;
}

/** Asks, notes whether anything stored is another afterwards, and puts it back. */
async function answerOf(request: Ask): Promise<Answer> {
  const before = await board.state();
  const answer = await ask(board, request);
  const after = await board.state();
  if (after === before) return answer;
  await board.restore();
  const written = after.split("\n").filter((line) => !before.includes(line));
  return { ...answer, status: `${answer.status} writes`, written: written.join(", ") };
}
