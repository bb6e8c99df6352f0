import { eq } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { applyTo, makeOwned, type Owned, ownersMark, storedOf } from "#test/owned-records.ts";
import { makeAdmin, makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import type { Stranger } from "#test/service-cases/service-case.ts";
import { services } from "#test/service-table.ts";
import { findServices } from "#test/services.ts";
import { openStoredState, type StoredState } from "#test/stored-state.ts";
import { userProfiles } from "./features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "./features/accounts/actor.ts";
import { companyRoles } from "./features/accounts/membership/company-role.ts";
import { companyMembers } from "./features/accounts/membership/membership.table.ts";
import { addModerator } from "./features/accounts/operator/moderators.server.ts";
import { passkeys } from "./features/accounts/second-factor/second-factor.table.ts";
import { db } from "./platform/database/database.server.ts";
import { isRefused } from "./platform/outcome.ts";

const database = useTestDatabase();

const exported = findServices();

// One world for all tests: what a service changes in it is put back before the next one.
let owned: Owned;
let outsiders: [Stranger, Actor][];
let admin: Person;
let moderator: Person;
let leader: Person;
let sql: postgres.Sql;
let stored: StoredState;
let clean: { state: string; ofOwners: Stored };
type Stored = Awaited<ReturnType<typeof storedOf>>;
beforeAll(async () => {
  owned = await makeOwned();
  outsiders = await makeStrangers(owned);
  admin = await makeAdmin();
  moderator = { ...(await makeSeeker()), moderates: true };
  leader = await makeLeader();
  sql = postgres(database.url(), { max: 1, onnotice: () => {} });
  stored = await openStoredState(sql, database.files());
  clean = { state: await stored.state(), ofOwners: await storedOf(owned) };
});
afterEach(restore);
afterAll(() => sql.end());

it("PERM-11 every service function with a caller is in the table, and no other", () => {
  expect(Object.keys(services).sort()).toEqual(exported.map(({ name }) => name).sort());
});

describe("PERM-02 PERM-04..06 PERM-08..11 in the hands of strangers", () => {
  it.each(exported)(
    "$name gives nothing away and changes nothing of the owners'",
    async (service) => {
      const {
        call,
        may = [],
        changes = [],
        owner,
      } = services[service.name] ?? missing(service.name);
      const outcomes: [string, string][] = [];
      for (const [who, actor] of outsiders) {
        // A service that takes a person cannot be handed a visitor: the route sends them to sign in.
        if (actor.kind === "visitor" && service.takes === "Person") continue;
        const answer = await answerOf(() => call(actor, owned));
        const isDesk = owner === "admin" || owner === "moderator";
        const isTheirs = isDesk && (who === owner || (may !== "own" && may.includes(who)));
        if (!isTheirs) expect(JSON.stringify(answer) ?? "", who).not.toContain(ownersMark);
        if (changes.includes(who)) {
          expect(await storedNow(), `what is stored after ${who}`).not.toEqual(clean.ofOwners);
          await restore();
        } else if (changes.length > 0) {
          expect(await storedNow(), `what is stored after ${who}`).toEqual(clean.ofOwners);
        }
        if (may !== "own") outcomes.push([who, isNothing(answer) ? "nothing" : "something"]);
      }
      expect(await storedNow(), "what is stored after all").toEqual(clean.ofOwners);
      const right = outcomes.map(([who]) => [
        who,
        may.includes(likened(who as Stranger, may as readonly string[]) as never)
          ? "something"
          : "nothing",
      ]);
      expect(outcomes).toEqual(right);
    },
  );

  it.each(exported)("$name succeeds for its intended actor", async ({ name }) => {
    const { call, owner } = services[name] ?? missing(name);
    const { answer, changed } = await resultOf(() => call(ownerOf(owner), owned));
    expect(changed || !isNothing(answer)).toBe(true);
  });
});

describe("issue 14, team: rights of the company's own people by their role", () => {
  const ofTheCompany = exported.filter(({ name }) => {
    const { owner, needs } = services[name] ?? missing(name);
    return needs !== "self" && (owner === "company" || needs !== undefined);
  });

  it.each(ofTheCompany)("$name", async ({ name }) => {
    const { call, needs } = services[name] ?? missing(name);
    for (const role of companyRoles) {
      const { answer, changed } = await resultOf(() => call(owned.members[role], owned));
      const isAllowed = !needs || role === "owner" || (needs === "recruit" && role === "recruiter");
      if (isAllowed) expect(changed || !isNothing(answer), role).toBe(true);
      else expect(changed, role).toBe(false);
      await restore();
    }
  });
});

/** Everything is as it was before any service was called. */
async function restore(): Promise<void> {
  await stored.restore();
  // What one call is counted for must not refuse the next.
  await sql`delete from guard.limits`;
}

/** What the owners have stored; read only where anything stored is another. */
async function storedNow(): Promise<Stored> {
  return (await stored.state()) === clean.state ? clean.ofOwners : storedOf(owned);
}

/** What a call returns, and whether it changed what the owners have stored. */
async function resultOf(call: () => Promise<unknown>) {
  expect(await stored.state()).toBe(clean.state);
  const answer = await answerOf(call);
  const changed = JSON.stringify(await storedNow()) !== JSON.stringify(clean.ofOwners);
  return { answer, changed };
}

/** Whoever acts for another company may what that company may, a moderator elsewhere what a seeker may. */
function likened(who: Stranger, may: readonly string[]): Stranger {
  if (who === "other member") return "company";
  return who === "moderator" && !may.includes(who) ? "seeker" : who;
}

/** The seeker and the company have records of their own, one of a kind. */
async function makeStrangers({ company: owners }: Owned): Promise<[Stranger, Actor][]> {
  // An empty profile makes no CV.
  const filled = { bio: "Nurse" };
  const [seeker, company, none] = [
    await makeSeeker(filled),
    await makeCompany(),
    await makeSeeker(filled),
  ];
  const moderator = { ...(await makeSeeker(filled)), moderates: true };
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
    ["other", { ...(await makeSeeker(filled)), userType: "other" }],
    ["none", { ...none, userType: "none" }],
    ["other member", await makeMember(company, "owner")],
    ["removed member", { ...removed, company: null }],
  ];
}

/** A leading moderator with a second factor. */
async function makeLeader(): Promise<Person> {
  const person = await makeSeeker();
  await addModerator(person.id, { leads: true });
  const key = { credentialId: crypto.randomUUID(), publicKey: "key", name: "Phone" };
  await db.insert(passkeys).values({ userId: person.id, ...key });
  return { ...person, moderates: true, leadsModeration: true };
}

type Owner = (typeof services)[string]["owner"];

function ownerOf(owner: Owner): Person {
  if (owner === "member") return owned.members.owner;
  if (owner === "moderator") return moderator;
  if (owner === "leader") return leader;
  return owner === "admin" ? admin : owned[owner];
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
