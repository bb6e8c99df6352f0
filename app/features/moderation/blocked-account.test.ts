import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  authSessions,
  authUsers,
  limits,
  userProfiles,
} from "#app/features/accounts/accounts.table.ts";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { authChallenges } from "#app/features/accounts/session/auth-challenges.table.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { reloadOnConflict } from "#app/http/stale-form/reload-on-conflict.ts";
import type { Language } from "#app/i18n/language.ts";
import { messages as ar } from "#app/messages/ar/index.ts";
import { messages as en } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { cookieOf } from "#test/passkey-people.ts";
import { makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { visit } from "#test/visit.ts";
import { appealBlock, findBlock } from "./blocked-account.server.ts";
import { decideCase } from "./decide.server.ts";
import { listQueue } from "./queue.server.ts";
import * as page from "./routes/blocked.tsx";

useTestDatabase();
const mail = useTestMail();

let moderator: Person;
beforeEach(async () => {
  await db.delete(limits);
  moderator = await makeModerator();
});

async function makeModerator(): Promise<Person> {
  const person = await makeSeeker();
  await db.insert(moderators).values({ userId: person.id });
  return { ...person, moderates: true };
}

/** A company's account with a case about it. */
async function company() {
  const email = await makeAccount();
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  const id = user?.id ?? "";
  await db.update(userProfiles).set({ userType: "company" }).where(eq(userProfiles.id, id));
  const [open] = await db
    .insert(moderationCases)
    .values({ companyId: id })
    .returning({ id: moderationCases.id });
  return { id, email, caseId: open?.id ?? "" };
}

const block = (caseId: string, note = "Fees were asked for.") =>
  decideCase(moderator, caseId, { act: "block", reason: "money", note });
/** The browser of somebody who has given the password. */
const proved = async (email: string) => {
  const client = newClient();
  const refused = await signIn({ email, password, remember: false }, client);
  expect(refused).toMatchObject({ refused: "accounts.blocked" });
  return new Headers({ cookie: cookieOf(refused) });
};
const textsTo = async (email: string) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(email))
    .map(({ source }) => parseEmail(source).text);

describe("F9 a blocked account", () => {
  it("F9 gets an email with the reason and the way to appeal", async () => {
    const { email, caseId } = await company();
    await block(caseId);
    const [text, ...more] = await textsTo(email);
    expect(more).toEqual([]);
    expect(text).toContain("Fees were asked for.");
    expect(text).toMatch(/طُلب|المال|مال/);
    expect(text).toContain("/login");
  });

  it("F9 reads why after its password, and opens no session", async () => {
    const { id, email, caseId } = await company();
    await block(caseId);
    expect(await findBlock(new Headers())).toBeUndefined();
    const headers = await proved(email);
    expect(await findBlock(headers)).toEqual({
      reason: "money",
      note: "Fees were asked for.",
      noteEn: null,
      appeal: null,
      isAppealed: false,
    });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
    expect(await signIn({ email, password: "wrong", remember: false }, newClient())).toEqual({
      refused: "accounts.wrongPassword",
    });
    const stranger = await visit(page.loader, { as: visitor, to: "/login/blocked" });
    expect(stranger).toMatchObject({ status: 303, location: "/login" });
  });

  it("F9 appeals, the moderators see it first, and one of them lets it in again", async () => {
    const { email, caseId } = await company();
    await block(caseId);
    await mail.emails();
    const headers = await proved(email);
    expect(await appealBlock(headers, "It was a mistake of a clerk.")).toEqual({ appealed: true });
    expect(await appealBlock(headers, "Again")).toEqual({
      refused: "moderation.own.alreadyAppealed",
    });
    expect(await findBlock(headers)).toMatchObject({
      isAppealed: true,
      appeal: "It was a mistake of a clerk.",
    });
    const other = await makeModerator();
    const { list } = await listQueue(other);
    expect(list.items[0]).toMatchObject({ id: caseId, kind: "appeals" });
    const unblock = { act: "unblock", reason: null, note: null } as const;
    expect(await decideCase(moderator, caseId, unblock), "somebody else decides").toEqual({
      refused: "moderation.decideElse",
    });
    expect(await decideCase(other, caseId, unblock)).toEqual({ state: "restored" });
    expect(await signIn({ email, password, remember: false }, newClient())).toHaveProperty(
      "actor.email",
      email,
    );
    expect((await textsTo(email)).filter((text) => text.includes("ورفعنا الحجب"))).toHaveLength(1);
    expect(await findBlock(headers)).toBeUndefined();
  });

  it("F9 of two appeals sent at once accepts one", async () => {
    const { email, caseId } = await company();
    await block(caseId);
    const byOperator = await makeAccount();
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, byOperator));
    await blockAccount(user?.id ?? "");
    for (const address of [email, byOperator]) {
      const headers = await proved(address);
      const texts = ["First", "Second"];
      const outcomes = await Promise.all(texts.map((text) => appealBlock(headers, text)));
      const accepted = outcomes.findIndex((outcome) => "appealed" in outcome);
      expect(outcomes[1 - accepted]).toEqual({ refused: "moderation.own.alreadyAppealed" });
      expect(await findBlock(headers)).toMatchObject({ appeal: texts[accepted] });
    }
  });

  it("F9 says of a second appeal that one waits, and returns its text in place of the form", async () => {
    const { email, caseId } = await company();
    await block(caseId);
    const headers = await proved(email);
    await appealBlock(headers, "It was a mistake of a clerk.");
    const args = (form?: Record<string, string>) => ({
      request: new Request("http://127.0.0.1:3000/login/blocked", {
        headers,
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      }),
    });
    const answer = await page.action(args({ appeal: "And the <fee> was returned." }) as never);
    expect(answer).toMatchObject({ init: { status: 409 } });
    const actionData = (answer as { data: unknown }).data;
    const loaderData = await page.loader(args() as never);
    for (const [language, { moderation }] of Object.entries({ en, ar })) {
      const props = { loaderData, actionData, matches: [] };
      const html = rendered(createElement(page.default, props as never), language as Language);
      expect(html).toContain(moderation.own.alreadyAppealed);
      expect(html).not.toContain(moderation.decidedMeanwhile);
      expect(html).toContain("And the &lt;fee&gt; was returned.");
      expect(html).toContain("It was a mistake of a clerk.");
      expect(html).not.toContain("<form");
    }
    expect(page.shouldRevalidate).toBe(reloadOnConflict);
  });

  it("F9 stays blocked with a reason where the appeal is turned down, and may appeal again", async () => {
    const { email, caseId } = await company();
    await block(caseId);
    await appealBlock(await proved(email), "Please");
    const other = await makeModerator();
    const uphold = { act: "block", reason: "terms", note: "Nothing changed." } as const;
    expect(await decideCase(other, caseId, uphold)).toEqual({ state: "blocked" });
    expect(await findBlock(await proved(email))).toMatchObject({
      reason: "terms",
      note: "Nothing changed.",
      isAppealed: false,
    });
  });

  it("F9 appeals against the operator's block too, three times a day at most", async () => {
    const email = await makeAccount();
    const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
    await blockAccount(user?.id ?? "");
    const headers = await proved(email);
    expect(await findBlock(headers)).toMatchObject({ reason: null, isAppealed: false });
    expect(await appealBlock(headers, "Why?")).toEqual({ appealed: true });
    for (let time = 0; time < 2; time += 1) await appealBlock(headers, "Why?");
    expect(await appealBlock(headers, "Why?")).toMatchObject({ refused: "accounts.tooManyTries" });
    await db.update(authChallenges).set({ expiresAt: new Date(0) });
    expect(await appealBlock(headers, "Late")).toEqual({ refused: "moderation.blocked.over" });
  });
});
