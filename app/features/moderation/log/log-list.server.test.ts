import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { exportLog, linesAPage, listLog } from "./log-list.server.ts";
import { logAct } from "./moderation-log.server.ts";

useTestDatabase();

const moderates = (person: Person, leadsModeration = false): Person => ({
  ...person,
  moderates: true,
  ...(leadsModeration && { leadsModeration }),
});

async function read(parts: AsyncIterable<string>): Promise<string[]> {
  let text = "";
  for await (const part of parts) text += part;
  return text.trimEnd().split("\r\n");
}

describe("the log of the desk", () => {
  it("filters by act, actor, subject and day, in any way that it is named", async () => {
    const [one, other] = [moderates(await makeSeeker()), moderates(await makeSeeker())];
    const company = await makeCompany({ companyName: "Sham Mills" });
    const { id: jobId } = await makeJob(company, { title: "Miller" });
    const about = { jobId, companyId: company.id };
    await logAct(db, { act: "suspend", actorId: one.id, ...about, reason: "money", note: "Fee" });
    await logAct(db, { act: "restore", actorId: other.id, ...about });
    await logAct(db, { act: "block", actorId: null, companyId: company.id });
    const acts = async (filter: Parameters<typeof listLog>[1]) =>
      (await listLog(one, filter)).acts.map(({ act }) => act);
    expect(await acts({ about: jobId })).toEqual(["restore", "suspend"]);
    expect(await acts({ about: `https://furas.test/jobs/${jobId}?a=1` })).toHaveLength(2);
    expect(await acts({ about: company.email ?? "" })).toEqual(["block", "restore", "suspend"]);
    expect(await acts({ by: one.email ?? "", about: jobId })).toEqual(["suspend"]);
    for (const by of ["operator", "إدارة الموقع"]) {
      expect(await acts({ by, about: company.id })).toEqual(["block"]);
    }
    expect(await acts({ act: "restore", about: jobId })).toEqual(["restore"]);
    expect(await acts({ by: "nobody@people.example" })).toEqual([]);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Damascus" }).format();
    expect(await acts({ about: jobId, from: today, to: today })).toHaveLength(2);
    expect(await acts({ about: jobId, to: "2020-01-01" })).toEqual([]);
    const [line] = (await listLog(one, { about: jobId, act: "suspend" })).acts;
    expect(line).toMatchObject({
      by: { id: one.id },
      job: { id: jobId, title: "Miller" },
      company: { id: company.id, name: "Sham Mills" },
      reason: "money",
      note: "Fee",
    });
  });

  it("goes back page by page without a gap, even among acts of one instant", async () => {
    const person = moderates(await makeSeeker());
    const company = await makeCompany();
    await db.execute(sql`insert into moderation_log.acts (act, company_id, at)
      select 'dismiss', ${company.id}, now() - (n / 3) * interval '1 minute'
      from generate_series(1, ${linesAPage * 2 + 7}) n`);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLog>> = await listLog(
        person,
        { about: company.id },
        before,
      );
      seen.push(...page.acts.map(({ id }) => id));
      before = page.older;
    } while (before);
    expect(new Set(seen).size).toBe(linesAPage * 2 + 7);
    expect(seen).toHaveLength(linesAPage * 2 + 7);
  });

  it("leaves acts about a moderator's own company to others, and is nothing for anybody else", async () => {
    const company = await makeCompany();
    await logAct(db, { act: "suspend", actorId: null, companyId: company.id });
    await logAct(db, { act: "moderator_add", actorId: null, companyId: company.id });
    const own = await listLog(moderates(company), { about: company.id });
    expect(own.acts.map(({ act }) => act)).toEqual(["moderator_add"]);
    for (const actor of [visitor, company, await makeSeeker(), await makeAdmin()]) {
      await expect(listLog(actor, {})).rejects.toMatchObject({ status: 404 });
    }
  });

  it("is exported by leading moderators alone, without formulas, and the export is logged", async () => {
    const leader = moderates(await makeSeeker(), true);
    const company = await makeCompany({ companyName: "=cmd()" });
    await logAct(db, {
      act: "block",
      actorId: null,
      companyId: company.id,
      note: "+1+1, they say",
    });
    const lines = await read(await exportLog(leader, { about: company.id }, "en"));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`blocked the account,Operator,,"'+1+1, they say",'=cmd()`);
    const { acts } = await listLog(leader, { act: "export_log", by: leader.id });
    expect(acts).toMatchObject([{ note: `about=${company.id}` }]);
    await expect(exportLog({ ...leader, leadsModeration: false }, {}, "en")).rejects.toMatchObject({
      status: 404,
    });
  });
});
