import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { logoPrints } from "#app/features/companies/companies.table.ts";
import { printRemainingLogos } from "#app/features/companies/logo/alike-logos.server.ts";
import { removeOwnLogo, saveOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { publishDraft } from "#app/features/jobs/lifecycle/change-job.server.ts";
import { findCase } from "#app/features/moderation/case.server.ts";
import type { DecisionReason } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { type Decision, decideCase } from "#app/features/moderation/decide.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { removeOldFraudContacts } from "./contacts/fraud-contacts.server.ts";
import { fraudContacts } from "./contacts/fraud-contacts.table.ts";
import { raiseSuspiciousCompany, raiseSuspiciousJob } from "./raise-signals.server.ts";

useTestDatabase();

let moderator: Person;
beforeAll(async () => {
  const person = await makeSeeker();
  await addModerator(person.id);
  moderator = { ...person, moderates: true };
});

let named = 0;
function newCompany(rest: Parameters<typeof makeCompany>[0] = {}): Promise<Person> {
  named += 1;
  return makeCompany({ companyName: `Barada Works ${"a".repeat(named)}`, phone: null, ...rest });
}

const raise = (id: string) => db.transaction((tx) => raiseSuspiciousJob(tx, id));
const caseOf = async (jobId: string) =>
  (await db.select().from(moderationCases).where(eq(moderationCases.jobId, jobId)))[0];
const caseOfCompany = async (id: string) =>
  (
    await db
      .select()
      .from(moderationCases)
      .where(sql`${eq(moderationCases.companyId, id)} and job_id is null`)
  )[0];
const decide = async (id: string, act: Decision["act"], reason: DecisionReason | null = null) =>
  decideCase(moderator, id, { act, reason, note: null });

const text = `Our bakery in the old town bakes bread for forty restaurants every night. You knead the dough,
shape the loaves, watch the ovens and load the van before sunrise. You know sourdough, you lift sacks, you like quiet
streets, and you train the apprentice on Thursdays. We pay for the bus, the shoes and two meals during each shift.`;

async function raisedJob(company: Person, rest: Parameters<typeof makeJob>[1] = {}) {
  const job = await makeJob(company, rest);
  await raise(job.id);
  return job.id;
}

it("A5 the same text by another company raises the later job, with the earlier one and its percentage", async () => {
  const first = await newCompany();
  const original = await raisedJob(first, { title: "Night baker", description: text });
  await db
    .update(jobs)
    .set({ createdAt: new Date(Date.now() - 86_400_000) })
    .where(eq(jobs.id, original));
  expect((await caseOf(original))?.signals ?? []).not.toContain("copied");
  const copy = await raisedJob(await newCompany(), {
    title: "Night baker",
    description: `${text} Call now.`,
  });
  const raised = await caseOf(copy);
  expect(raised).toMatchObject({ state: "open", signals: expect.arrayContaining(["copied"]) });
  const { matches } = await findCase(moderator, raised?.id ?? "");
  expect(matches.copied).toMatchObject({ id: original, companyId: first.id });
  expect(matches.copied?.score).toBeGreaterThan(0.9);

  // The original is not a copy of its copy, nor is the company's own repetition, nor that of a short text.
  await raise(original);
  expect((await caseOf(original))?.signals ?? []).not.toContain("copied");
  const own = await raisedJob(first, { title: "Night baker", description: text, placeId: null });
  expect((await caseOf(own))?.signals ?? []).not.toContain("copied");
  const short = await raisedJob(await newCompany(), { title: "Night baker", description: "Bake." });
  expect((await caseOf(short))?.signals ?? []).not.toContain("copied");
});

it("A5 old texts, standard texts and related companies give no signal, withheld and closed ones do", async () => {
  const description = `A chemist counts pills behind our counter, answers worried parents at the window, checks every
prescription twice, orders vaccines from the depot and keeps the poisons locked. Evenings alternate weekly, Fridays stay
free, and a licence from the health directorate must hang on the wall. Insurance covers family members entirely.`;
  const first = await newCompany();
  const other = await newCompany();
  const [original, copy] = [
    await raisedJob(first, { title: "Chemist", description }),
    await raisedJob(other, { title: "Chemist", description }),
  ];
  const isCopied = async () => {
    await raise(copy);
    return (await caseOf(copy))?.signals.includes("copied") ?? false;
  };
  const set = (values: Partial<typeof jobs.$inferInsert>) =>
    db.update(jobs).set(values).where(eq(jobs.id, original));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await set({ createdAt: daysAgo(200) });
  expect(await isCopied()).toBe(true);
  await set({ status: "closed", closedAt: daysAgo(170) });
  expect(await isCopied()).toBe(true);
  await set({ closedAt: daysAgo(190) });
  expect(await isCopied()).toBe(false);
  await set({ status: "draft", closedAt: null, withheld: true });
  expect(await isCopied()).toBe(true);

  const domain = { kind: "domain", state: "done", subject: "a.test", method: "dns" } as const;
  for (const { id } of [first, other]) {
    await db.insert(companyChecks).values({ companyId: id, ...domain, checkedAt: new Date() });
  }
  expect(await isCopied()).toBe(false);
  await db.delete(companyChecks).where(eq(companyChecks.companyId, first.id));
  // A checked company copies from none that is not.
  expect(await isCopied()).toBe(false);
  await db.delete(companyChecks).where(eq(companyChecks.companyId, other.id));
  expect(await isCopied()).toBe(true);
  for (let n = 0; n < 2; n++)
    await raisedJob(await newCompany(), { title: "Chemist", description });
  expect(await isCopied()).toBe(false);
});

const contact = "واتساب ٠٩٤٤ ١٢٣ ٤٥٦";

it("A5 a contact of a job that was suspended for fraud raises and holds another company's job", async () => {
  const thief = await newCompany();
  const fraud = await raisedJob(thief, {
    title: "Courier",
    description: `Pay a registration fee first. ${contact}`,
    contactEmail: "pay.me+x@gmail.com",
    companyWebsite: "https://fraud-jobs.test-site.com/apply",
  });
  const caseId = (await caseOf(fraud))?.id ?? "";
  expect(await decide(caseId, "suspend", "money")).toEqual({ state: "suspended" });
  const stored = await db.select().from(fraudContacts).where(eq(fraudContacts.caseId, caseId));
  expect(stored.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(stored)).not.toMatch(/944123456|٩٤٤|payme|fraud-jobs|test-site/);

  const other = await newCompany();
  const draft = await makeJob(other, {
    title: "Driver",
    description: "Drive. Call 00963-944-123456 after six.",
    status: "draft",
  });
  expect(await publishDraft(other, draft.id)).toEqual({ id: draft.id });
  const raised = await caseOf(draft.id);
  expect(raised).toMatchObject({ state: "held", signals: expect.arrayContaining(["seenInFraud"]) });
  const { matches } = await findCase(moderator, raised?.id ?? "");
  expect(matches.contacts).toMatchObject([
    {
      kind: "phone",
      written: "00963-944-123456",
      case: { id: caseId, title: "Courier", reason: "money" },
    },
  ]);

  // By its link, its address in another spelling, and a job with other contacts.
  const signalsOf = async (rest: Parameters<typeof makeJob>[1]) =>
    (await caseOf(await raisedJob(await newCompany(), { title: "Clerk", ...rest })))?.signals ?? [];
  expect(await signalsOf({ description: "See www.test-site.com" })).toContain("seenInFraud");
  expect(await signalsOf({ contactEmail: "payme@googlemail.com" })).toContain("seenInFraud");
  expect(
    await signalsOf({ contactEmail: "me@gmail.com", description: "0944123457" }),
  ).not.toContain("seenInFraud");

  await decide(caseId, "restore");
  expect(await db.$count(fraudContacts, eq(fraudContacts.caseId, caseId))).toBe(0);
  expect(await signalsOf({ description: "See www.test-site.com" })).not.toContain("seenInFraud");
});

it("A5 a profile is read too; other reasons, a case's own job and months later tell nothing", async () => {
  const thief = await newCompany({
    phone: "0955 777 888",
    companyWebsite: "https://t.me/thief_jobs",
  });
  const fraud = await raisedJob(thief, { title: "Agent", description: "Pay a registration fee." });
  const caseId = (await caseOf(fraud))?.id ?? "";
  await decide(caseId, "suspend", "expired");
  expect(await db.$count(fraudContacts, eq(fraudContacts.caseId, caseId))).toBe(0);
  await decide(caseId, "restore");
  await decide(caseId, "suspend", "false");
  await raise(fraud);
  expect((await caseOf(fraud))?.signals).not.toContain("seenInFraud");

  const other = await newCompany({ phone: "+963955777888" });
  await raiseSuspiciousCompany(other.id);
  expect(await caseOfCompany(other.id)).toMatchObject({ signals: ["seenInFraud"], state: "open" });
  const detail = await findCase(moderator, (await caseOfCompany(other.id))?.id ?? "");
  expect(detail.matches.contacts).toMatchObject([{ kind: "phone", case: { id: caseId } }]);

  // The account goes, its contact stays; until its time is over.
  await db.delete(userProfiles).where(eq(userProfiles.id, thief.id));
  const third = await newCompany({ companyWebsite: "telegram.me/Thief_Jobs" });
  await raiseSuspiciousCompany(third.id);
  const later = await findCase(moderator, (await caseOfCompany(third.id))?.id ?? "");
  expect(later.matches.contacts).toMatchObject([{ kind: "handle", case: null }]);
  await db.execute(
    sql`update fraud_contacts set decided_at = now() - interval '25 months' where case_id is null`,
  );
  await removeOldFraudContacts();
  expect(await db.$count(fraudContacts, sql`case_id is null`)).toBe(0);
  const fourth = await newCompany({ phone: "0955777888" });
  await raiseSuspiciousCompany(fourth.id);
  expect(await caseOfCompany(fourth.id)).toBeUndefined();
});

it("A5 a company's proved domain does not count, though fraud has named it", async () => {
  const thief = await newCompany();
  const fraud = await raisedJob(thief, {
    title: "Sales",
    description: "Fee at honest-firm.com, hr@honest-firm.com",
  });
  await raise(fraud);
  const caseId =
    (await caseOf(fraud))?.id ??
    (await db.insert(moderationCases).values({ jobId: fraud, companyId: thief.id }).returning())[0]
      ?.id ??
    "";
  await decide(caseId, "suspend", "false");
  const honest = await newCompany({ companyWebsite: "https://honest-firm.com" });
  const job = await raisedJob(honest, { title: "Baker", contactEmail: "hr@honest-firm.com" });
  expect((await caseOf(job))?.signals).toContain("seenInFraud");
  await db
    .insert(companyChecks)
    .values({
      companyId: honest.id,
      kind: "domain",
      state: "done",
      subject: "honest-firm.com",
      method: "dns",
      checkedAt: new Date(),
    });
  await raise(job);
  expect((await caseOf(job))?.signals).not.toContain("seenInFraud");
});

const logo = (ink: string, paper: string, x = 0) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${paper}"/>
      <g fill="${ink}"><circle cx="${120 + x}" cy="110" r="60"/><path d="M220 60l140 30l-90 120z"/>
      ${Array.from({ length: 14 }, (_, n) => `<rect x="${40 + n * 24}" y="${260 + (n % 3) * 20}" width="12" height="${60 - (n % 4) * 12}"/>`).join("")}</g></svg>`),
  );
const disc = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="150" fill="#0b5a57"/></svg>`,
  ),
);

async function saveLogo(company: Person, picture: Buffer) {
  await saveOwnLogo(company, picture, (tx, id) => raiseSuspiciousCompany(id, tx));
  return (await caseOfCompany(company.id))?.signals ?? [];
}

it("A5 a logo like another company's raises its company and its jobs, with the other's picture", async () => {
  const first = await newCompany();
  expect(await saveLogo(first, await logo("#124", "#fff").png().toBuffer())).toEqual([]);
  const thief = await newCompany();
  const copied = await logo("#fff", "#a11").resize(180).jpeg({ quality: 30 }).toBuffer();
  expect(await saveLogo(thief, copied)).toEqual(["alikeLogo"]);
  const { matches } = await findCase(moderator, (await caseOfCompany(thief.id))?.id ?? "");
  expect(matches.logos).toMatchObject([{ companyId: first.id, isChecked: false }]);
  const job = await raisedJob(thief, { title: "Cook" });
  expect((await caseOf(job))?.signals).toContain("alikeLogo");

  // The first one's own is no copy, also when it is stored once more.
  expect(await saveLogo(first, await logo("#125", "#fff").png().toBuffer())).toEqual([]);
  // A checked company's logo counts though it came later, and a checked company copies none.
  await db.update(userProfiles).set({ checked: 1 }).where(eq(userProfiles.id, thief.id));
  expect(await saveLogo(first, await logo("#126", "#fff").png().toBuffer())).toEqual(["alikeLogo"]);
  await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, thief.id));
  const seen = await findCase(moderator, (await caseOfCompany(first.id))?.id ?? "");
  expect(seen.matches.logos).toMatchObject([{ companyId: thief.id, isBlocked: true }]);
});

it("A5 a plain logo gives no signal, a removed one leaves no print, an older one gets its own later", async () => {
  const [one, other] = [await newCompany(), await newCompany()];
  const plain = await disc.png().toBuffer();
  await saveLogo(one, plain);
  expect(await saveLogo(other, plain)).toEqual([]);
  await removeOwnLogo(one);
  const ofCompany = eq(logoPrints.companyId, one.id);
  expect(await db.$count(logoPrints, ofCompany)).toBe(0);
  await saveLogo(one, await logo("#345", "#fff", 60).png().toBuffer());
  const [before] = await db.select().from(logoPrints).where(ofCompany);
  await db.delete(logoPrints).where(ofCompany);
  await printRemainingLogos();
  const [after] = await db.select().from(logoPrints).where(ofCompany);
  expect(after?.part1).toBe(before?.part1);
  expect(after?.shape).toHaveLength(256);
});
