import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { withoutIsolates } from "#app/emails/email-content.ts";
import { findActor } from "#app/features/accounts/accounts.server.ts";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { listCompanyPeople } from "#app/features/accounts/membership/membership.server.ts";
import {
  companyInvitations,
  companyMembers,
} from "#app/features/accounts/membership/membership.table.ts";
import { blockAccount } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import {
  listCompanyHistory,
  listOwnHistory,
} from "#app/features/applications/lifecycle/history.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { deleteOwnAccount } from "#app/features/my-account/delete-account.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { accountPassword, newClient } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { applyTo, makeOwned } from "#test/owned-records.ts";
import { parseEmail } from "#test/parse-email.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeMember,
  makeSeeker,
} from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { sessionCookie } from "#test/visit.ts";
import { acceptInvitation, findInvitation } from "./accept-invitation.server.ts";
import { openInvitationLink } from "./emails/invitation-links.server.ts";
import {
  inviteToTeam,
  removeExpiredInvitations,
  resendInvitation,
  revokeInvitation,
} from "./invitations.server.ts";
import { changeMemberRole, leaveTeam, removeMember } from "./members.server.ts";
import { registerMember } from "./register-member.server.ts";
import { findTeam } from "./team.server.ts";

useTestDatabase();
const mail = useTestMail();

const input = {
  firstName: "Yazan",
  lastName: "Al-Hamwi",
  agree: "on",
  password: "rainy roofs of Homs",
  confirmPassword: "rainy roofs of Homs",
};
let company: EmailPerson;

beforeEach(async () => {
  company = await makeCompany();
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
});

const values = (email: string, role: "owner" | "recruiter" | "reader" = "recruiter") => ({
  email,
  role,
  language: "en" as const,
});
const newAddress = () => `${randomUUID()}@people.example`;

/** An open invitation's token, as its email would have it. */
async function invite(email: string, role: "owner" | "recruiter" | "reader" = "recruiter") {
  const invited = await inviteToTeam(company, values(email, role));
  if (isRefused(invited)) throw new Error(invited.refused);
  return (await openInvitationLink(invited.id)) ?? "";
}

/** Who an account is by now, as its next request reads it. */
async function now(person: EmailPerson) {
  const [row] = await db
    .select({ companyId: companyMembers.companyId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.userId, person.id));
  return row;
}

describe("an invitation", () => {
  it("goes to the address in the language that was chosen, and its link joins once", async () => {
    const email = newAddress();
    expect(await inviteToTeam(company, values(email))).toHaveProperty("id");
    const [sent] = await mail.emails();
    const { text } = parseEmail(sent?.source ?? "");
    expect(sent?.to).toEqual([email]);
    expect(withoutIsolates(text)).toContain("Samer Haddad invites you to work for Barada Foods");
    expect(text).toContain("As a recruiter");
    const token = await mail.lastToken();
    expect(await findInvitation(token)).toMatchObject({ email, role: "recruiter" });

    const joined = await registerMember(
      token,
      { ...input, email: "x@y.example" },
      newClient(),
      "en",
    );
    const cookies = "setCookies" in joined ? (joined.setCookies ?? []) : [];
    const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
    const { actor } = await findActor(new Headers({ cookie }));
    expect(actor).toMatchObject({ email, userType: "company_member" });
    expect(actingCompany(actor)).toMatchObject({ id: company.id, role: "recruiter" });
    expect(await findInvitation(token), "once").toBeUndefined();
    expect(await registerMember(token, input, newClient(), "en")).toMatchObject({
      refused: "team.invitation.invalid",
    });
  });

  it("stores only a hash, and ends by a newer link, by being withdrawn and by time", async () => {
    const email = newAddress();
    await invite(email);
    // Each email makes a link of its own: of two sent at once either may be the newer.
    const first = await mail.lastToken();
    const isThis = eq(companyInvitations.companyId, company.id);
    const [row] = await db.select().from(companyInvitations).where(isThis);
    expect(JSON.stringify(row)).not.toContain(first);
    const id = row?.id ?? "";
    expect(await resendInvitation(company, id)).toEqual({ id });
    await mail.emails();
    expect(await findInvitation(first)).toBeUndefined();
    const second = await mail.lastToken();
    expect(await findInvitation(second)).toBeDefined();
    expect(await revokeInvitation(company, id)).toEqual({ id });
    expect(await findInvitation(second)).toBeUndefined();

    const third = await invite(email);
    const expiresAt = sql`now() - interval '1 second'`;
    await db.update(companyInvitations).set({ expiresAt }).where(isThis);
    expect(await findInvitation(third)).toBeUndefined();
    await removeExpiredInvitations();
    expect(await db.$count(companyInvitations, isThis)).toBe(0);
  });

  it.each([
    ["another address", async () => makeMember(await makeCompany(), "reader"), "otherAccount"],
    ["a job seeker", () => makeSeeker(), "seeker"],
    ["an admin", () => makeAdmin(), "admin"],
    ["a company of its own", () => makeCompany(), "ownCompany"],
    [
      "a member of another team",
      async () => makeMember(await makeCompany(), "owner"),
      "ownCompany",
    ],
  ])("is refused to %s", async (who, make, reason) => {
    const person = await make();
    const token = await invite(who === "another address" ? newAddress() : person.email);
    const refused = { refused: `team.invitation.${reason}` };
    expect(await acceptInvitation(person, token)).toEqual(refused);
    expect(await findInvitation(token), "and stays open").toBeDefined();
  });

  it("is accepted with an account that was a member before, or is a company in name only", async () => {
    const former = await makeMember(company, "reader");
    await removeMember(company, former.id);
    expect(await acceptInvitation(former, await invite(former.email, "owner"))).toEqual({
      companyId: company.id,
    });
    expect(await now(former)).toMatchObject({ role: "owner" });
    const blank = await makeCompany({ companyName: null });
    expect(await acceptInvitation(blank, await invite(blank.email))).toHaveProperty("companyId");
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, blank.id));
    expect(profile?.userType).toBe("company_member");
  });

  it("is answered the same whether the address has an account, and cannot flood anybody", async () => {
    const [seeker, nobody] = [await makeSeeker(), newAddress()];
    const answers = [];
    for (const email of [seeker.email, nobody]) {
      answers.push(Object.keys(await inviteToTeam(company, values(email))));
    }
    expect(answers).toEqual([["id"], ["id"]]);
    expect(await inviteToTeam(company, values(company.email))).toEqual({
      refused: "team.alreadyMember",
    });
    for (let time = 0; time < 2; time += 1) await inviteToTeam(company, values(nobody));
    expect(await inviteToTeam(company, values(nobody))).toMatchObject({
      refused: "team.tooManyToAddress",
    });
    // Other companies get the answer that they always get, and nothing more is sent.
    for (let each = 0; each < 3; each += 1) {
      const other = await makeCompany();
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, other.id));
      for (let time = 0; time < 2; time += 1) {
        expect(await inviteToTeam(other, values(nobody))).toHaveProperty("id");
      }
    }
    const sent = (await mail.emails()).filter(({ to }) => to.includes(nobody));
    expect(sent.length).toBeLessThanOrEqual(6);
    const outcomes = [];
    for (let each = 0; each < 20; each += 1) {
      outcomes.push(await inviteToTeam(company, values(newAddress())));
    }
    expect(outcomes.at(-1)).toMatchObject({ refused: "team.tooManyToday" });
  });

  it("is sent more often by a company that was checked", async () => {
    useSettings({
      quotas: { ...settings().quotas, invitationsPerDay: 1, checkedInvitationsPerDay: 2 },
    });
    const invite = () => inviteToTeam(company, values(newAddress()));
    expect(await invite()).toHaveProperty("id");
    expect(await invite()).toMatchObject({ refused: "team.tooManyToday" });
    await db.update(userProfiles).set({ checked: 1 }).where(eq(userProfiles.id, company.id));
    expect(await invite()).toHaveProperty("id");
    expect(await invite()).toMatchObject({ refused: "team.tooManyToday" });
  });

  it("is not sent by an owner with an unconfirmed address", async () => {
    const unconfirmed = await makeCompany();
    expect(await inviteToTeam(unconfirmed, values(newAddress()))).toEqual({
      refused: "team.confirmFirst",
    });
  });
});

describe("a team", () => {
  it("lists its people and is never without an owner; an owner hands over", async () => {
    const [rana, yazan] = [
      await makeMember(company, "recruiter"),
      await makeMember(company, "reader"),
    ];
    const team = await findTeam(company);
    expect(team?.people.map(({ id, role }) => [id, role])).toEqual([
      [company.id, "owner"],
      [rana.id, "recruiter"],
      [yazan.id, "reader"],
    ]);
    expect(team).toMatchObject({ isLastOwner: true, role: "owner" });
    expect((await findTeam(rana))?.invitations).toEqual([]);
    expect(await leaveTeam(company)).toEqual({ refused: "team.lastOwner" });
    expect(await changeMemberRole(company, company.id, "reader")).toEqual({
      refused: "team.ownRole",
    });
    expect(await changeMemberRole(rana, yazan.id, "owner")).toEqual({
      refused: "posting.ownersOnly",
    });

    await changeMemberRole(company, rana.id, "owner");
    const owner = { ...rana, company: { id: company.id, role: "owner" as const } };
    expect(await leaveTeam(company)).toEqual({ id: company.id });
    const { id: jobId } = await makeJob(company);
    expect(await findOwnJob(owner, jobId), "the new owner has all").toBeDefined();
    expect(await leaveTeam(owner)).toEqual({ refused: "team.lastOwner" });
    const people = (await findTeam(owner))?.people ?? [];
    expect(people.map(({ id }) => id)).toEqual([rana.id, yazan.id]);
    // An owner in name of an old request is none any more.
    expect(await removeMember(company, rana.id)).toEqual({ refused: "posting.ownersOnly" });
  });

  it("two owners who remove each other at once leave one", async () => {
    const rana = await makeMember(company, "owner");
    await Promise.all([removeMember(company, rana.id), removeMember(rana, company.id)]);
    const people = await listCompanyPeople(company.id);
    expect(people.map(({ role }) => role)).toEqual(["owner"]);
  });

  it("notifies removed members and changed roles, and a removed one gets no more news", async () => {
    const rana = await makeMember(company, "recruiter");
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, rana.id));
    await changeMemberRole(company, rana.id, "reader");
    const job = await makeJob(company);
    await applyTo(job.id, await makeSeeker(), "Hello");
    await removeMember(company, rana.id);
    const subjects = (await mail.emails())
      .filter(({ to }) => to.includes(rana.email))
      .map(({ source }) => parseEmail(source).subject);
    expect(subjects.sort()).toHaveLength(2);
    const toCompany = (await mail.emails()).filter(({ to }) => to.includes(company.email));
    expect(toCompany, "the news of the application").toHaveLength(1);
  });

  it("new applications are told to everybody of it who wants to know", async () => {
    const rana = await makeMember(company, "recruiter");
    const yazan = await makeMember(company, "reader");
    for (const { id } of [rana, yazan]) {
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, id));
    }
    await db
      .update(authUsers)
      .set({ mutedEmails: ["newApplications"] })
      .where(eq(authUsers.id, yazan.id));
    await applyTo((await makeJob(company)).id, await makeSeeker(), "Hello");
    const to = (await mail.emails()).flatMap((email) => email.to);
    expect(to).toEqual(expect.arrayContaining([company.email, rana.email]));
    expect(to, "switched off").not.toContain(yazan.email);
  });

  it("loses the company when the operator blocks its account", async () => {
    const rana = await makeMember(company, "recruiter");
    const session = await sessionOf(rana);
    expect(actingCompany((await findActor(session)).actor)).toMatchObject({ id: company.id });
    await blockAccount(company.id);
    expect(actingCompany((await findActor(session)).actor)).toBeUndefined();
  });

  it("who is removed keeps the account and the session, and has no company at the next request", async () => {
    const rana = await makeMember(company, "recruiter");
    const session = await sessionOf(rana);
    await removeMember(company, rana.id);
    const { actor } = await findActor(session);
    expect(actor).toMatchObject({ id: rana.id, company: null });
    expect(actingCompany(actor)).toBeUndefined();
  });
});

describe("the history of an application", () => {
  it("names the author of each act within the company, for the company alone", async () => {
    const { company: owner, members, seeker, application } = await makeOwned();
    await answerApplications(members.recruiter, [application], {
      action: "offer",
      message: "Welcome",
      interview: null,
    });
    const history = await listCompanyHistory(owner, application);
    expect(history.at(-1)).toMatchObject({ action: "offer", by: "Rana Kabbani" });
    const own = (await listOwnHistory(seeker, [application])).get(application) ?? [];
    expect(JSON.stringify(own)).not.toContain("Rana");

    await password(members.recruiter);
    expect(await deleteOwnAccount(members.recruiter, accountPassword)).toEqual({ deleted: true });
    const after = await listCompanyHistory(owner, application);
    expect(after.at(-1)).toMatchObject({ action: "offer", by: null, message: "Welcome" });
  });
});

describe("deleting an account", () => {
  it("of the company takes its team's rights; of its last other owner is refused", async () => {
    const rana = await makeMember(company, "owner");
    await password(rana);
    await password(company);
    await leaveTeam(company);
    expect(await deleteOwnAccount(rana, accountPassword)).toEqual({ refused: "team.lastOwner" });
    // What has been handed over stays when the company's first account goes.
    const { id } = await makeJob(company);
    expect(await deleteOwnAccount({ ...company, company: null }, accountPassword)).toEqual({
      deleted: true,
    });
    expect(await db.$count(jobs, eq(jobs.id, id))).toBe(1);
    expect(await findOwnJob(rana, id)).toBeDefined();

    const other = await makeCompany();
    const reader = await makeMember(other, "reader");
    await password(other);
    expect(await deleteOwnAccount(other, accountPassword)).toEqual({ deleted: true });
    expect(await now(reader)).toBeUndefined();
  });
});

async function password({ id }: EmailPerson): Promise<void> {
  const hash = await hashPassword(accountPassword);
  await db.execute(sql`insert into auth_accounts (user_id, account_id, provider_id, password)
    values (${id}, ${id}, 'credential', ${hash})`);
}

async function sessionOf(person: EmailPerson): Promise<Headers> {
  return new Headers({ cookie: await sessionCookie(person) });
}
