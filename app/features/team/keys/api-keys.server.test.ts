import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyMembers } from "#app/features/accounts/membership/membership.table.ts";
import * as keysPage from "#app/features/team/routes/keys.tsx";
import { maxKeys } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeKey, makeMember, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import {
  createApiKey,
  exportOwnApiKeys,
  findKeyHolder,
  listApiKeys,
  notifyOfUnusedKeys,
  removeOldApiKeys,
  revokeApiKey,
} from "./api-keys.server.ts";
import { apiKeys, apiRequests } from "./api-keys.table.ts";
import { beginRequest } from "./api-requests.server.ts";
import { isKeyText, makeKeyText } from "./key-text.server.ts";

useTestDatabase();

const values = () => ({
  id: randomUUID(),
  name: "Site",
  scopes: ["jobs:read" as const],
  days: 30 as const,
});

describe("keys of a company", () => {
  it("have a prefix and a sum by which a scanner tells them from other texts", () => {
    const key = makeKeyText();
    expect(key).toMatch(/^furas_live_[0-9A-Za-z]{30}$/);
    expect(isKeyText(key)).toBe(true);
    const other = key.endsWith("0") ? "1" : "0";
    expect(isKeyText(key.slice(0, -1) + other)).toBe(false);
  });

  it("are stored as hashes only, and act as a recruiter of their company", async () => {
    const company = await makeCompany();
    const { key, id } = await makeKey(company);
    const [stored] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(stored)).not.toContain(key);
    expect(stored?.ending).toBe(key.slice(-5));
    expect(await findKeyHolder(key)).toMatchObject({
      keyId: id,
      actor: { id: company.id, company: { id: company.id, role: "recruiter" } },
    });
    const [listed] = await listApiKeys(company);
    expect(listed?.lastUsedAt).not.toBeNull();
  });

  it("come of owners and recruiters; readers and others see and make none", async () => {
    const company = await makeCompany();
    const recruiter = await makeMember(company, "recruiter");
    const reader = await makeMember(company, "reader");
    await makeKey(recruiter);
    for (const actor of [reader, await makeSeeker(), await makeCompany()]) {
      expect(await listApiKeys(actor)).toEqual([]);
    }
    expect(await createApiKey(reader, values())).toEqual({ refused: "posting.readOnly" });
    const none = await createApiKey(await makeSeeker(), values());
    expect(none).toEqual({ refused: "posting.companiesOnly" });
  });

  it("are made once by a form that is sent twice, and at most ten work", async () => {
    const company = await makeCompany();
    const form = values();
    expect(await createApiKey(company, form)).toMatchObject({ id: form.id });
    expect(await createApiKey(company, form)).toEqual({ refused: "keys.alreadyMade" });
    for (let i = 1; i < maxKeys; i++) await makeKey(company);
    expect(await createApiKey(company, values())).toEqual({ refused: "keys.tooMany" });
    await revokeApiKey(company, form.id);
    await makeKey(company);
    const revoked = (await listApiKeys(company)).at(-1);
    expect(revoked).toMatchObject({ id: form.id, revokedBy: "Samer Haddad", isExpired: false });
  });

  it("are made at the very address, whose language the answer that shows one keeps", async () => {
    const to = "/company-dashboard/keys?lang=en";
    const { page } = await askPage(keysPage, { to, as: await makeCompany() });
    expect(page).toMatch(/<form [^>]*action="\/company-dashboard\/keys\?lang=en"/);
  });

  it("are revoked by their own company only, once", async () => {
    const company = await makeCompany();
    const { id, key } = await makeKey(company);
    expect(await revokeApiKey(await makeCompany(), id)).toEqual({ refused: "keys.missing" });
    expect(await findKeyHolder(key)).toBeDefined();
    expect(await revokeApiKey(company, id)).toEqual({ id });
    expect(await findKeyHolder(key)).toBeUndefined();
    expect(await revokeApiKey(company, id)).toEqual({ refused: "keys.missing" });
  });

  it("stay when the member who made them leaves, and say so", async () => {
    const company = await makeCompany();
    const member = await makeMember(company, "recruiter");
    const { key } = await makeKey(member);
    expect(await listApiKeys(company)).toMatchObject([{ creatorHasLeft: false }]);
    await db.delete(companyMembers).where(eq(companyMembers.userId, member.id));
    expect(await listApiKeys(company)).toMatchObject([
      { createdBy: "Rana Kabbani", creatorHasLeft: true },
    ]);
    expect(await findKeyHolder(key)).toBeDefined();
    expect(await exportOwnApiKeys(member)).toHaveLength(1);
  });

  it("work no more for an account that is no company's", async () => {
    const company = await makeCompany();
    const { key } = await makeKey(company);
    const isOfCompany = eq(userProfiles.id, company.id);
    await db.update(userProfiles).set({ userType: "company_member" }).where(isOfCompany);
    expect(await findKeyHolder(key)).toBeUndefined();
  });

  it("that nothing has used for 90 days are shown so, and owners get one email until they are used", async () => {
    const company = await makeCompany();
    await makeMember(company, "recruiter");
    const owner = await makeMember(company, "owner");
    await db.update(authUsers).set({ emailVerified: true });
    const { id, key } = await makeKey(company);
    await makeKey(company);
    const unused = { createdAt: sql`now() - interval '91 days'` };
    await db.update(apiKeys).set(unused).where(eq(apiKeys.id, id));
    await notifyOfUnusedKeys();
    await notifyOfUnusedKeys();
    const recipients = async () => {
      const rows = await db.execute<{ user_id: string }>(sql`select user_id from email_events
        where kind = 'teamUnusedKey' and data->>'keyId' = ${id} order by user_id`);
      return rows.map((row) => row.user_id);
    };
    expect(await recipients()).toEqual([company.id, owner.id].sort());
    const marks = (await listApiKeys(company)).map((each) => [each.id === id, each.isUnused]);
    expect(marks).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
    expect(await findKeyHolder(key)).toBeDefined();
    expect((await listApiKeys(company)).some(({ isUnused }) => isUnused)).toBe(false);
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`now() - interval '91 days'` })
      .where(eq(apiKeys.id, id));
    await notifyOfUnusedKeys();
    expect(await recipients()).toHaveLength(4);
  });

  it("go with their company, and long after they have ended", async () => {
    const company = await makeCompany();
    const { id, key } = await makeKey(company);
    const request = { keyId: id, idempotencyKey: "a", hash: "b" };
    await beginRequest(request);
    await db.update(apiRequests).set({ createdAt: sql`now() - interval '25 hours'` });
    await removeOldApiKeys();
    expect(await db.$count(apiRequests)).toBe(0);
    expect(await findKeyHolder(key)).toBeDefined();
    await db.update(apiKeys).set({ revokedAt: sql`now() - interval '181 days'` });
    await removeOldApiKeys();
    expect(await listApiKeys(company)).toEqual([]);
    await makeKey(company);
    await db.delete(userProfiles).where(eq(userProfiles.id, company.id));
    expect(await db.$count(apiKeys, eq(apiKeys.companyId, company.id))).toBe(0);
  });

  it("begin a request that was cut off again, with the id that it had", async () => {
    const { id } = await makeKey(await makeCompany());
    const request = { keyId: id, idempotencyKey: "cut", hash: "same" };
    const first = await beginRequest(request);
    expect(await beginRequest(request)).toEqual({ state: "underWay" });
    await db.update(apiRequests).set({ createdAt: sql`now() - interval '2 minutes'` });
    expect(await beginRequest(request)).toEqual(first);
  });
});
