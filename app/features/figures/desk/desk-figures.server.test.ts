import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { countBoardDays } from "#app/features/figures/board/board-days.server.ts";
import { caseActs } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { findDeskFigures } from "./desk-figures.server.ts";

useTestDatabase();

/** A small generator of numbers, so that each run has the same rows. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const hour = 3_600_000;

it("every figure of the desk is that of a plain count of the rows", async () => {
  const next = numbersFrom(7);
  const people = [await makeSeeker(), await makeSeeker(), await makeSeeker()];
  const company = await makeCompany();
  const now = Date.now();
  type Act = { act: string; at: Date; caseId: string; actorId: string | null };
  const acts: Act[] = [];
  for (let n = 0; n < 60; n += 1) {
    const { id: jobId } = await makeJob(company);
    const openedAt = new Date(now - (next(80 * 24) + 1) * hour);
    const decidedAt = new Date(Math.min(now - 60_000, openedAt.getTime() + next(90) * hour));
    const isOpen = next(4) === 0;
    const [row] = await db
      .insert(moderationCases)
      .values({
        companyId: company.id,
        jobId,
        openedAt,
        ...(isOpen ? {} : { state: "dismissed", decidedAt }),
      })
      .returning();
    const caseId = row?.id ?? "";
    for (let at = openedAt.getTime(), step = next(5); step > 0; step -= 1) {
      at += (next(60) + 1) * hour;
      if (at > now) break;
      const act = next(3) === 0 ? "appeal" : (caseActs[next(caseActs.length)] ?? "dismiss");
      const actorId = people[next(3)]?.id ?? null;
      acts.push({
        act,
        at: new Date(at),
        caseId,
        actorId: act === "appeal" ? company.id : actorId,
      });
    }
  }
  for (const { act, at, caseId, actorId } of acts) {
    await db.execute(sql`insert into moderation_log.acts (act, at, case_id, actor_id)
      values (${act}, ${at.toISOString()}, ${caseId}, ${actorId})`);
  }
  // The operator's block, and what is no decision.
  await db.execute(sql`insert into moderation_log.acts (act, actor_id) values
    ('block', null), ('export_log', ${people[0]?.id ?? null}), ('register_accept', ${people[0]?.id ?? null})`);

  await countBoardDays();
  const leader: Person = { ...(await makeSeeker()), moderates: true, leadsModeration: true };
  const figures = await findDeskFigures(leader);
  const dayOf = (at: Date) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Damascus" }).format(at);
  const decisions = acts.filter(({ act }) => act !== "appeal");
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toBe(dayOf(new Date()));
  expect(figures.decided).toEqual(
    figures.days.map((day) => decisions.filter(({ at }) => dayOf(at) === day).length),
  );
  const first = figures.days[0] ?? "";
  const answers = decisions.filter(({ caseId, at }) => {
    const before = acts.filter((act) => act.caseId === caseId && act.at < at);
    const last = before.sort((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
    return last?.act === "appeal" && dayOf(at) < dayOf(new Date());
  });
  expect(answers.length).toBeGreaterThan(2);
  expect(figures.appeals).toEqual({
    decided: answers.length,
    reversed: answers.filter(({ act }) => act === "restore" || act === "unblock").length,
  });
  for (const { id, cases, registers } of figures.moderators ?? []) {
    const own = decisions.filter(({ actorId, at }) => actorId === id && dayOf(at) >= first);
    expect([cases, registers]).toEqual([own.length, id === people[0]?.id ? 1 : 0]);
  }
  expect(figures.moderators?.length).toBe(3);
  const rows = await db.select().from(moderationCases);
  const recent = rows
    .flatMap(({ state, openedAt, decidedAt }) =>
      state === "dismissed" && decidedAt && dayOf(decidedAt) >= first && decidedAt >= openedAt
        ? [(decidedAt.getTime() - openedAt.getTime()) / hour]
        : [],
    )
    .sort((a, b) => a - b);
  const middle = recent.length / 2;
  const median = ((recent[Math.ceil(middle) - 1] ?? 0) + (recent[Math.floor(middle)] ?? 0)) / 2;
  expect(figures.medianHours).toBeCloseTo(median, 5);
  const open = rows.filter(({ state }) => state === "open");
  expect(figures.waiting.counts.all).toBe(open.length);
  expect(figures.waiting.oldest).toBe(open.map(({ openedAt }) => openedAt.toISOString()).sort()[0]);
});

it("is for moderators; only leading ones see each other's counts", async () => {
  const moderator: Person = { ...(await makeSeeker()), moderates: true };
  expect((await findDeskFigures(moderator)).moderators).toBeNull();
  for (const actor of [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()]) {
    await expect(findDeskFigures(actor)).rejects.toMatchObject({ status: 404 });
  }
});
