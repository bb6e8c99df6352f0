import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { applyTo, makeOwned, type Owned, ownersMark, storedOf } from "#test/owned-records.ts";
import { makeAdmin, makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import type { Stranger } from "#test/service-cases/service-case.ts";
import { services } from "#test/service-table.ts";
import { findServices } from "#test/services.ts";
import { userProfiles } from "./features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "./features/accounts/actor.ts";
import { companyRoles } from "./features/accounts/membership/company-role.ts";
import { companyMembers } from "./features/accounts/membership/membership.table.ts";
import { moderationCases } from "./features/jobs/cases/cases.table.ts";
import { jobs } from "./features/jobs/jobs.table.ts";
import { db } from "./platform/database/database.server.ts";
import { isRefused } from "./platform/outcome.ts";

useTestDatabase();

const exported = findServices();

it("PERM-11 every service function that somebody calls is in the table, and no other", () => {
  expect(Object.keys(services).sort()).toEqual(exported.map(({ name }) => name).sort());
});

describe("PERM-02 PERM-04..06 PERM-08..11 in the hands of strangers", () => {
  /** For all services, since none may change them: made again once one did. */
  let shared: Owned | undefined;

  it.each(exported)(
    "$name gives nothing away and changes nothing of the owners'",
    async (service) => {
      const {
        call,
        may = [],
        changes = [],
        owner,
      } = services[service.name] ?? missing(service.name);
      const owned = shared ?? (await makeOwned());
      shared = undefined;
      const outsiders = await strangers(owned);
      const before = await storedOf(owned);
      const outcomes: [string, string][] = [];
      for (const [who, actor] of outsiders) {
        // A service that takes a person cannot be handed a visitor: the route sends them to sign in.
        if (actor.kind === "visitor" && service.takes === "Person") continue;
        const answer = await answerOf(() => call(actor, owned));
        const isAdmins =
          owner === "admin" && (who === "admin" || (may !== "own" && may.includes(who)));
        if (!isAdmins) expect(JSON.stringify(answer) ?? "", who).not.toContain(ownersMark);
        if (changes.includes(who)) {
          expect(await storedOf(owned), `what is stored after ${who}`).not.toEqual(before);
          await restoreCase(owned);
        } else if (changes.length > 0) {
          expect(await storedOf(owned), `what is stored after ${who}`).toEqual(before);
        }
        if (may !== "own") outcomes.push([who, isNothing(answer) ? "nothing" : "something"]);
      }
      expect(await storedOf(owned), "what is stored after all").toEqual(before);
      const right = outcomes.map(([who]) => [
        who,
        may.includes(likened(who as Stranger, may as readonly string[]) as never)
          ? "something"
          : "nothing",
      ]);
      expect(outcomes).toEqual(right);
      if (changes.length === 0) shared = owned;
    },
  );

  it.each(exported)("$name does what it is for", async ({ name }) => {
    const { call, owner } = services[name] ?? missing(name);
    const owned = await makeOwned();
    const before = await storedOf(owned);
    const answer = await answerOf(async () => call(await ownerOf(owned, owner), owned));
    const changed = JSON.stringify(await storedOf(owned)) !== JSON.stringify(before);
    expect(changed || !isNothing(answer)).toBe(true);
  });
});

describe("issue 14, team: what the company's own people may by their role", () => {
  const ofTheCompany = exported.filter(({ name }) => {
    const { owner, needs } = services[name] ?? missing(name);
    return needs !== "self" && (owner === "company" || needs !== undefined);
  });

  it.each(ofTheCompany)("$name", async ({ name }) => {
    const { call, needs } = services[name] ?? missing(name);
    for (const role of companyRoles) {
      const owned = await makeOwned();
      const before = await storedOf(owned);
      const answer = await answerOf(async () => call(owned.members[role], owned));
      const changed = JSON.stringify(await storedOf(owned)) !== JSON.stringify(before);
      const isAllowed = !needs || role === "owner" || (needs === "recruit" && role === "recruiter");
      if (isAllowed) expect(changed || !isNothing(answer), role).toBe(true);
      else expect(changed, role).toBe(false);
    }
  });
});

/** Whoever acts for another company may what that company may, a moderator elsewhere what a seeker may. */
function likened(who: Stranger, may: readonly string[]): Stranger {
  if (who === "other member") return "company";
  return who === "moderator" && !may.includes(who) ? "seeker" : who;
}

/** The case is as it was before somebody decided it, and so is its job. */
async function restoreCase({ case: id, secondJob }: Owned): Promise<void> {
  await db
    .update(moderationCases)
    .set({
      ...{ state: "open", decidedBy: null, decidedAt: null, reason: null, note: null },
      suspendedFrom: null,
    })
    .where(eq(moderationCases.id, id));
  await db
    .update(jobs)
    .set({ status: "active", closedReason: null, closedAt: null })
    .where(eq(jobs.id, secondJob));
}

/** The seeker and the company have records of their own, one of a kind. */
async function strangers({ company: owners }: Owned): Promise<[Stranger, Actor][]> {
  const [seeker, company, none] = [await makeSeeker(), await makeCompany(), await makeSeeker()];
  const moderator = { ...(await makeSeeker()), moderates: true };
  // Each company has one application.
  for (const [employer, applicant] of [
    [company, seeker],
    [await makeCompany(), moderator],
  ] as const) {
    await applyTo((await makeJob(employer)).id, applicant, "Their-own");
  }
  await db.delete(userProfiles).where(eq(userProfiles.id, none.id));
  const removed = await makeMember(owners, "owner");
  await db.delete(companyMembers).where(eq(companyMembers.userId, removed.id));
  return [
    ["visitor", visitor],
    ["seeker", seeker],
    ["company", company],
    ["admin", await makeAdmin()],
    ["moderator", moderator],
    // The table takes no other type; the actor of one that an older table held does not say so.
    ["other", { ...(await makeSeeker()), userType: "other" }],
    ["none", { ...none, userType: "none" }],
    ["other member", await makeMember(company, "owner")],
    ["removed member", { ...removed, company: null }],
  ];
}

type Owner = (typeof services)[string]["owner"];

function ownerOf(owned: Owned, owner: Owner): Person | Promise<Person> {
  if (owner === "member") return owned.members.owner;
  return owner === "admin" ? makeAdmin() : owned[owner];
}

/** A thrown answer counts as one; an error does not, but for the one that names itself. */
async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    if (thrown instanceof Error && thrown.message.startsWith("Only a company")) return undefined;
    throw thrown;
  }
}

/** Nothing found, nothing counted, refused, or an answer of 403 or 404. */
function isNothing(answer: unknown): boolean {
  if (!answer) return true;
  if (answer instanceof Response) return answer.status === 403 || answer.status === 404;
  if (typeof answer !== "object") return false;
  if (isRefused(answer) || (Array.isArray(answer) && answer.length === 0)) return true;
  return "total" in answer && answer.total === 0;
}

function missing(name: string): never {
  throw new Error(`${name} is not in the table.`);
}
