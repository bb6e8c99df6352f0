import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authSessions, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { companyCheckActs, companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeMember,
  makeSeeker,
} from "#test/people.ts";
import { actOnCompany } from "./act-on-company.server.ts";
import { findDeskCompany } from "./find-company.server.ts";
import { listDeskCompanies } from "./list-companies.server.ts";

useTestDatabase();
const mail = useTestMail();

const because = { reason: "false", note: "The name is another's.", days: null } as const;

let company: EmailPerson;
let moderator: EmailPerson;
beforeEach(async () => {
  company = await makeCompany({ companyName: "Orontes Mills", city: "Hama" });
  await db
    .update(authUsers)
    .set({ emailVerified: true, language: "en" })
    .where(eq(authUsers.id, company.id));
  const person = await makeSeeker();
  await addModerator(person.id);
  moderator = { ...person, moderates: true };
});

const read = () => findDeskCompany(moderator, company.id, "en");
const subjectsTo = async (address: string) =>
  (await mail.emails())
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => parseEmail(source))
    .map(({ subject, text }) => `${subject}\n${text}`);

async function openSession(userId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(authSessions).values({ userId, token: userId, expiresAt });
}

async function addCheck(kind: "domain" | "register"): Promise<void> {
  await db
    .insert(companyChecks)
    .values({
      companyId: company.id,
      kind,
      state: "done",
      subject: "orontes.example",
      method: kind === "domain" ? "dns" : "document",
      checkedAt: new Date(),
    });
}

describe("a company's page", () => {
  it("has profile, account, checks, twins, team and jobs", async () => {
    const member = await makeMember(company, "recruiter");
    await makeJob(company, { title: "Miller" });
    await makeJob(company, { title: "Baker", status: "draft" });
    const twin = await makeCompany({ companyName: "Orontes Mills" });
    const named = [company, twin].map(({ id }) => ({ id, companyName: "Orontes Mills" }));
    await writeSkeletons(db, named);
    await addCheck("domain");
    expect(await read()).toMatchObject({
      name: "Orontes Mills",
      account: { email: company.email, isEmailConfirmed: true, block: null },
      checks: [
        { kind: "email", state: "done", subject: company.email },
        { kind: "domain", state: "done", subject: "orontes.example" },
      ],
      twins: [{ id: twin.id, checked: false }],
      team: [
        { id: company.id, role: "owner" },
        { id: member.id, role: "recruiter" },
      ],
      jobs: {
        counts: { active: 1, draft: 1, closed: 0 },
        newest: [
          { title: "Baker", state: "draft" },
          { title: "Miller", state: "open" },
        ],
      },
      followers: 0,
    });
  });

  it("of an import there is no account, and nothing can be done with one", async () => {
    const [imported] = await db
      .insert(userProfiles)
      .values({ userType: "company", companyName: "Imported" })
      .returning({ id: userProfiles.id });
    const id = imported?.id ?? "";
    expect(await findDeskCompany(moderator, id, "en")).toMatchObject({ account: null, team: [] });
    await expect(actOnCompany(moderator, id, "block", because)).rejects.toMatchObject({
      status: 404,
    });
  });

  it("there is none for others, nor for the moderator's own", async () => {
    const member = { ...(await makeMember(company, "reader")), moderates: true };
    const own = { ...company, moderates: true };
    const actors = [visitor, await makeAdmin(), await makeSeeker(), company, own, member];
    for (const actor of actors) {
      await expect(findDeskCompany(actor, company.id, "en")).rejects.toMatchObject({ status: 404 });
      await expect(actOnCompany(actor, company.id, "block", because)).rejects.toMatchObject({
        status: 404,
      });
    }
    const seeker = await makeSeeker();
    await expect(findDeskCompany(moderator, seeker.id, "en")).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("acts on a company", () => {
  it("ends the sessions of its team, each told why, but for moderators", async () => {
    const member = await makeMember(company, "reader");
    const colleague = await makeMember(company, "reader");
    await addModerator(colleague.id);
    for (const { id } of [company, member, colleague]) await openSession(id);
    const input = { reason: null, note: "A laptop was stolen.", days: null };
    expect(await actOnCompany(moderator, company.id, "end_sessions", input)).toEqual({
      act: "end_sessions",
    });
    const openOf = (id: string) => db.$count(authSessions, eq(authSessions.userId, id));
    expect(await Promise.all([company, member, colleague].map(({ id }) => openOf(id)))).toEqual([
      0, 0, 1,
    ]);
    expect(await subjectsTo(company.email)).toEqual([
      expect.stringContaining("A laptop was stolen."),
    ]);
    expect(await actOnCompany(moderator, company.id, "end_sessions", input)).toEqual({
      refused: "moderation.decidedMeanwhile",
    });
  });

  it("blocks it with its jobs, and unblocks it", async () => {
    await makeJob(company);
    expect(await actOnCompany(moderator, company.id, "block", because)).toEqual({ act: "block" });
    expect(await read()).toMatchObject({
      account: { block: { reason: "false", note: "The name is another's." } },
      jobs: { counts: { active: 0, draft: 1 } },
      cases: [{ job: null, state: "blocked" }],
      acts: [{ act: "block" }],
    });
    expect(await actOnCompany(moderator, company.id, "unblock", because)).toEqual({
      act: "unblock",
    });
    expect(await read()).toMatchObject({
      account: { block: null },
      jobs: { counts: { active: 1 } },
    });
  });

  it.each(["domain", "register"] as const)(
    "ends the check of a %s with a reason that its owners read, once",
    async (kind) => {
      await addCheck(kind);
      const act = `revoke_${kind}` as const;
      expect(await actOnCompany(moderator, company.id, act, because)).toEqual({ act });
      expect(await actOnCompany(moderator, company.id, act, because)).toEqual({
        refused: "checks.register.decided",
      });
      expect(await subjectsTo(company.email)).toEqual([
        expect.stringContaining("The name is another's."),
      ]);
      const isIts = and(
        eq(companyCheckActs.companyId, company.id),
        eq(companyCheckActs.kind, kind),
      );
      expect(await db.select().from(companyCheckActs).where(isIts)).toMatchObject([
        { state: "revoked", actorId: moderator.id },
      ]);
      expect((await read()).acts).toMatchObject([{ act: `${kind}_revoke` }]);
    },
  );

  it("leaves the company of a colleague to the operator", async () => {
    await addModerator(company.id);
    expect(await actOnCompany(moderator, company.id, "block", because)).toEqual({
      refused: "desk.notColleagues",
    });
  });
});

it("the list finds companies by name, contact, city and id, and filters them", async () => {
  const list = async (kind: "all" | "blocked" | "unconfirmed" | "waiting", search: string) =>
    (await listDeskCompanies(moderator, { kind, search, page: 1 }, "en")).items.map(({ id }) => id);
  const own = await makeCompany({ companyName: "Afamia Tiles", city: "Hama" });
  for (const search of ["afamia", own.email, own.id]) {
    expect(await list("all", search), search).toEqual([own.id]);
  }
  expect(await list("unconfirmed", "afamia")).toEqual([own.id]);
  expect(await list("blocked", "afamia")).toEqual([]);
  await actOnCompany(moderator, own.id, "block", because);
  expect(await list("blocked", "afamia")).toEqual([own.id]);
  expect(await list("blocked", "")).toContain(own.id);
  expect(await list("unconfirmed", "")).toContain(own.id);
  expect(await list("waiting", "")).not.toContain(own.id);
  const query = { kind: "all", search: "afamia", page: 1 } as const;
  const theirs = await listDeskCompanies({ ...own, moderates: true }, query, "en");
  expect(theirs.items).toEqual([]);
  for (const actor of [await makeAdmin(), await makeSeeker(), own]) {
    await expect(listDeskCompanies(actor, query, "en")).rejects.toMatchObject({ status: 404 });
  }
});
