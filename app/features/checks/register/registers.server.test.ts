import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import {
  removeLongUnusedDocuments,
  removeUnusedDocuments,
} from "#app/features/applications/cv/documents.server.ts";
import { removeOrphanedFiles } from "#app/features/applications/orphaned-files.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { listShownChecks } from "#app/features/companies/checks/shown-checks.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { makeCompany, makeMember, makeSeeker } from "#test/people.ts";
import { submitRegister } from "./own-register.server.ts";
import { decideRegister, findRegister, findRegisterDocument } from "./registers.server.ts";

useTestDatabase();
const mail = useTestMail();

const number = "14-22087";
const file = () => ({ content: samplePdf(["Commercial register"]), fileName: "register.pdf" });

async function send() {
  const company = await makeCompany({ companyName: "Amida Construction" });
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
  expect(await submitRegister(company, number, [file()])).toEqual({ state: "waiting" });
  return { company, ...(await sent(company.id)) };
}

async function sent(companyId: string) {
  const [row] = await db
    .select({ document: companyChecks.documentId, begunAt: companyChecks.begunAt })
    .from(companyChecks)
    .where(eq(companyChecks.companyId, companyId));
  return { document: row?.document ?? "", sentAt: row?.begunAt.toISOString() ?? "" };
}

async function moderator() {
  return { ...(await makeSeeker()), moderates: true };
}

const accept = { act: "accept", reason: "" } as const;

async function checkedBits(id: string) {
  const [row] = await db
    .select({ checked: userProfiles.checked })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return row?.checked;
}

it("issue 33: a register waits with its document, which is stored encrypted and outlives the cleanup", async () => {
  const { company, document } = await send();
  const stored = await readFile(document);
  expect(Buffer.from(stored ?? []).includes("%PDF")).toBe(false);
  await db
    .update(documents)
    .set({ createdAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000) })
    .where(eq(documents.id, document));
  await removeUnusedDocuments();
  await removeLongUnusedDocuments();
  const read = await findRegisterDocument(await moderator(), company.id);
  expect(Buffer.from(read.content).subarray(0, 4).toString()).toBe("%PDF");
  expect(await checkedBits(company.id)).toBe(0);
});

it("issue 33: accepting it marks the company, tells its owners and deletes the document", async () => {
  const { company, document, sentAt } = await send();
  await makeMember(company, "recruiter");
  const by = await moderator();
  expect(await decideRegister(by, company.id, { ...accept, sentAt })).toEqual({ act: "accept" });
  expect(await checkedBits(company.id)).toBe(2);
  expect(await listShownChecks(company.id)).toMatchObject([
    { kind: "email" },
    { kind: "register", method: "document", domain: null },
  ]);
  await removeOrphanedFiles();
  expect(await readFile(document)).toBeUndefined();
  await expect(findRegisterDocument(by, company.id)).rejects.toMatchObject({ status: 404 });
  const emails = await mail.emails();
  expect(emails.flatMap(({ to }) => to)).toEqual([company.email]);
  expect(parseEmail(emails[0]?.source ?? "").text).toContain("Amida Construction");
});

it("issue 33: a refusal says its reason, and another document may follow", async () => {
  const { company, sentAt } = await send();
  const by = await moderator();
  const refuse = { act: "refuse", sentAt, reason: "The number cannot be read." } as const;
  expect(await decideRegister(by, company.id, refuse)).toEqual({ act: "refuse" });
  const [email] = await mail.emails();
  expect(parseEmail(email?.source ?? "").text).toContain("The number cannot be read.");
  expect(await submitRegister(company, number, [file()])).toEqual({ state: "waiting" });
  expect(await findRegister(by, company.id, "en")).toMatchObject({
    state: "waiting",
    hasDocument: true,
    reason: null,
    isNumberUsed: true,
  });
});

it("issue 33: one that changed meanwhile, or is decided, is not decided again", async () => {
  const { company, sentAt: read } = await send();
  // The same number with another document.
  expect(await submitRegister(company, number, [file()])).toEqual({ state: "waiting" });
  const { sentAt } = await sent(company.id);
  const by = await moderator();
  const refusal = { refused: "checks.register.decided" };
  expect(await decideRegister(by, company.id, { ...accept, sentAt: read })).toEqual(refusal);
  const decide = () => decideRegister(by, company.id, { ...accept, sentAt });
  const both = [decide(), decide()];
  expect(await Promise.all(both)).toEqual(expect.arrayContaining([{ act: "accept" }, refusal]));
  const revoke = { act: "revoke", sentAt, reason: "Forged." } as const;
  expect(await decideRegister(by, company.id, revoke)).toEqual({ act: "revoke" });
  expect(await checkedBits(company.id)).toBe(0);
});

it("issue 33: a moderator of the company's own team does not decide", async () => {
  const { company, sentAt } = await send();
  const own = { ...(await makeMember(company, "reader")), moderates: true };
  await expect(decideRegister(own, company.id, { ...accept, sentAt })).rejects.toMatchObject({
    status: 404,
  });
});

it.each([
  ["nothing", [], "checks.register.errors.missing"],
  [
    "a text",
    [{ content: Buffer.from("No. 1"), fileName: "a.pdf" }],
    "checks.register.errors.unreadable",
  ],
])("issue 33: %s is no document", async (_, files, refused) => {
  const company = await makeCompany();
  expect(await submitRegister(company, number, files)).toEqual({ refused });
});

it("issue 33: files that are none are no documents of the day, and a company has a name before it sends one", async () => {
  const company = await makeCompany({ companyName: "Amida Construction" });
  const wrong = [{ content: Buffer.from("No. 1"), fileName: "a.pdf" }];
  for (let tries = 0; tries < 6; tries++) {
    const refused = "checks.register.errors.unreadable";
    expect(await submitRegister(company, number, wrong)).toEqual({ refused });
  }
  expect(await submitRegister(company, number, [file()])).toEqual({ state: "waiting" });
  const nameless = await makeCompany({ companyName: null });
  expect(await submitRegister(nameless, number, [file()])).toEqual({
    refused: "checks.register.errors.name",
  });
});
