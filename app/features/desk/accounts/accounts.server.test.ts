import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authSessions, authUsers, limits } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import type { PeopleQuery } from "#app/features/desk/desk-query.ts";
import { appealBlock, findBlock } from "#app/features/moderation/blocked-account.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { messages as ar } from "#app/messages/ar/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { makeAccount, newClient, accountPassword as password } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { cookieOf } from "#test/passkey-people.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeMember,
  makeSeeker,
} from "#test/people.ts";
import { daysAgo } from "#test/sent-applications.ts";
import { actOnAccount } from "./act-on-account.server.ts";
import { findDeskPerson } from "./find-account.server.ts";
import { listDeskPeople, shortEmail } from "./list-people.server.ts";

useTestDatabase();
const mail = useTestMail();

const nothing = { reason: null, note: null, days: null };
const because = { reason: "terms", note: "Three warnings.", days: null } as const;

let moderator: EmailPerson;
beforeEach(async () => {
  await db.delete(limits);
  moderator = await makeModerator();
});

async function makeModerator(): Promise<EmailPerson> {
  const person = await makeSeeker();
  await addModerator(person.id);
  return { ...person, moderates: true };
}

/** A seeker who can sign in. */
async function makeUser(options?: { isConfirmed: boolean }) {
  const email = await makeAccount(options);
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  return { id: user?.id ?? "", email };
}

async function openSessionsOf(userId: string, count: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000);
  const rows = Array.from({ length: count }, (_, n) => ({
    userId,
    token: `${userId}${n}`,
    expiresAt,
    ipAddress: "203.0.113.9",
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0",
  }));
  await db.insert(authSessions).values(rows);
}

const subjectsTo = async (address: string) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => parseEmail(source))
    .map(({ subject, text }) => `${subject}\n${text}`);

describe("a person's page", () => {
  it("has the account, its sessions without addresses, and a number of applications alone", async () => {
    const { id, email } = await makeUser();
    await openSessionsOf(id, 2);
    const { account, cases } = await findDeskPerson(moderator, id);
    expect(account).toMatchObject({
      name: "Rima Halabi",
      userType: "customer_employee",
      email,
      isEmailConfirmed: true,
      hasSecondFactor: false,
      block: null,
      isColleague: false,
      applications: 0,
    });
    expect(account.sessions.map(({ device }) => device)).toEqual([
      { browser: "firefox", system: "windows" },
      { browser: "firefox", system: "windows" },
    ]);
    expect(JSON.stringify(account)).not.toContain("203.0.113.9");
    expect(cases).toEqual([]);
  });

  it("there is none for others, of oneself, or of one's own team", async () => {
    const company = await makeCompany();
    const colleague = await makeMember(company, "reader");
    const member = { ...(await makeMember(company, "reader")), moderates: true };
    const { id } = await makeUser();
    const readings: [Person, string][] = [
      [await makeAdmin(), id],
      [await makeSeeker(), id],
      [await makeCompany(), id],
      [moderator, moderator.id],
      [member, colleague.id],
      [moderator, "no-id"],
    ];
    for (const [actor, of] of readings) {
      await expect(findDeskPerson(actor, of)).rejects.toMatchObject({ status: 404 });
      await expect(actOnAccount(actor, of, "block", because)).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});

describe("acts on an account", () => {
  it("a block has a case, a mail in the person's language and an appeal, and is undone", async () => {
    const { id, email } = await makeUser();
    await db.update(authUsers).set({ language: "ar" }).where(eq(authUsers.id, id));
    await openSessionsOf(id, 1);
    expect(await actOnAccount(moderator, id, "block", { ...because, reason: null })).toEqual({
      refused: "moderation.reasonMissing",
    });
    expect(await actOnAccount(moderator, id, "block", because)).toEqual({ act: "block" });
    expect(await actOnAccount(await makeModerator(), id, "block", because)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
    const [blocked] = await subjectsTo(email);
    expect(blocked).toContain("حُجب حسابك");
    expect(blocked).toContain("Three warnings.");
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);

    const refused = await signIn({ email, password, remember: false }, newClient());
    expect(refused).toMatchObject({ refused: "accounts.blocked" });
    const headers = new Headers({ cookie: cookieOf(refused) });
    expect(await findBlock(headers)).toMatchObject({ reason: "terms", note: "Three warnings." });
    expect(await appealBlock(headers, "It was a mistake.")).toEqual({ appealed: true });

    const seen = await findDeskPerson(moderator, id);
    expect(seen.account.block).toMatchObject({ reason: "terms", appeal: "It was a mistake." });
    expect(await actOnAccount(moderator, id, "unblock", nothing)).toEqual({
      refused: "moderation.decideElse",
    });
    const other = await makeModerator();
    expect(await actOnAccount(other, id, "unblock", nothing)).toEqual({ act: "unblock" });
    expect(await actOnAccount(other, id, "unblock", nothing)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
    expect((await subjectsTo(email)).at(-1)).toContain(
      ar.emails.moderation.decision.unblock.subject,
    );
    const { acts, account } = await findDeskPerson(other, id);
    expect(account.block).toBe(null);
    expect(acts.map(({ act }) => act)).toEqual(["unblock", "appeal", "block"]);
    expect(await signIn({ email, password, remember: false }, newClient())).not.toHaveProperty(
      "refused",
    );
  });

  it("unblocks accounts that the operator blocked by a command, too", async () => {
    const { id } = await makeUser();
    await blockAccount(id);
    expect((await findDeskPerson(moderator, id)).account.block).toMatchObject({
      caseId: null,
      reason: null,
    });
    expect(await actOnAccount(moderator, id, "unblock", nothing)).toEqual({ act: "unblock" });
    expect((await findDeskPerson(moderator, id)).account.block).toBe(null);
    expect(await db.$count(moderationCases, eq(moderationCases.companyId, id))).toBe(1);
  });

  it("ended sessions are told of with the reason, once", async () => {
    const { id, email } = await makeUser();
    await openSessionsOf(id, 3);
    const input = { ...nothing, note: "Somebody else was in." };
    expect(await actOnAccount(moderator, id, "end_sessions", input)).toEqual({
      act: "end_sessions",
    });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
    expect(await actOnAccount(moderator, id, "end_sessions", input)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
    const emails = await subjectsTo(email);
    expect(emails).toEqual([expect.stringContaining("Somebody else was in.")]);
  });

  it("a confirmation is sent again within the limits that its owner has", async () => {
    const { id, email } = await makeUser({ isConfirmed: false });
    // The registration was the first of three.
    for (let n = 0; n < 2; n++) {
      expect(await actOnAccount(moderator, id, "send_confirmation", nothing)).toEqual({
        act: "send_confirmation",
      });
    }
    expect(await actOnAccount(moderator, id, "send_confirmation", nothing)).toMatchObject({
      refused: "accounts.tooManyTries",
    });
    expect((await subjectsTo(email)).join("\n")).toContain("confirm");
    const confirmed = await makeUser();
    expect(await actOnAccount(moderator, confirmed.id, "send_confirmation", nothing)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
  });

  it("moderators and admins are left to the operator", async () => {
    for (const { id } of [await makeModerator(), await makeAdmin()]) {
      for (const act of ["block", "end_sessions"] as const) {
        expect(await actOnAccount(moderator, id, act, because)).toEqual({
          refused: "desk.notColleagues",
        });
      }
    }
  });
});

describe("the list of people", () => {
  const list = async (query: Partial<PeopleQuery>) =>
    (await listDeskPeople(moderator, { kind: "seekers", search: "", page: 1, ...query })).items.map(
      ({ id }) => id,
    );

  it("finds seekers by parts of name, email and phone, everybody else by the whole of one", async () => {
    const seeker = await makeSeeker({
      firstName: "Yamen",
      lastName: "Qabbani",
      phone: "+963 933 555 777",
      email: "yamen.q@example.com",
    });
    const member = await makeMember(await makeCompany(), "reader");
    for (const search of ["yamen", "qabba", "yamen.q@exam", "0933 555", seeker.id, seeker.email]) {
      expect(await list({ search }), search).toEqual([seeker.id]);
    }
    for (const search of [member.id, member.email]) {
      expect(await list({ search }), search).toEqual([member.id]);
    }
    expect(await list({ search: "kabbani" })).toEqual([]);
    expect(await list({ search: "yamen", kind: "blocked" })).toEqual([]);
  });

  it("filters by blocked, unconfirmed, waiting, teams and moderators, and shortens addresses", async () => {
    const seeker = await makeSeeker({ firstName: "Nadine" });
    const company = await makeCompany();
    const member = await makeMember(company, "reader");
    await blockAccount(seeker.id);
    await db.insert(moderationCases).values({ companyId: seeker.id });
    await makeJob(company);
    for (const kind of ["blocked", "unconfirmed", "waiting"] as const) {
      expect(await list({ kind }), kind).toContain(seeker.id);
      expect(await list({ kind, search: "nadine" }), kind).toEqual([seeker.id]);
      expect(await list({ kind }), kind).not.toContain(company.id);
    }
    expect(await list({ kind: "blocked" })).not.toContain(member.id);
    expect(await list({ kind: "members" })).toContain(member.id);
    const other = await makeModerator();
    expect(await list({ kind: "moderators" })).toContain(other.id);
    expect(await list({ kind: "moderators" })).not.toContain(moderator.id);
    const teammate = { ...(await makeMember(company, "reader")), moderates: true };
    const members = await listDeskPeople(teammate, { kind: "members", search: "", page: 1 });
    expect(members.items.map(({ id }) => id)).not.toContain(member.id);
    const { items } = await listDeskPeople(moderator, { kind: "blocked", search: "", page: 1 });
    expect(JSON.stringify(items)).not.toContain(seeker.email);
    expect(shortEmail("rima@example.com")).toBe("ri…@example.com");
  });

  it("has the latest case first, and no company for the case of its job", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await db.insert(moderationCases).values({ companyId: company.id, jobId: job.id });
    const [earlier, later] = [await makeSeeker(), await makeSeeker()];
    await db.insert(moderationCases).values([
      { companyId: later.id, openedAt: daysAgo(-2) },
      { companyId: earlier.id, openedAt: daysAgo(-1) },
    ]);
    expect((await list({ kind: "waiting" })).slice(0, 2)).toEqual([later.id, earlier.id]);
    expect(await list({ kind: "waiting" })).not.toContain(company.id);
  });

  it("is hidden from others", async () => {
    for (const actor of [await makeAdmin(), await makeSeeker(), await makeCompany()]) {
      const query = { kind: "seekers", search: "", page: 1 } as const;
      await expect(listDeskPeople(actor, query)).rejects.toMatchObject({ status: 404 });
    }
  });
});
