import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { findOwnReview } from "#app/features/moderation/appeal.server.ts";
import { decisionReasons } from "#app/features/moderation/cases/case.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { decisionEmail } from "#app/features/moderation/emails/moderation-emails.server.ts";
import { submitDecision } from "#app/features/moderation/submit-decision.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { type CannedText, noteOf } from "./canned-text.ts";
import * as canned from "./canned-texts.server.ts";

useTestDatabase();

const values = {
  reason: "terms",
  titleAr: "عنوان",
  titleEn: "Title",
  textAr: "نص بالعربية",
  textEn: "Text in English",
} as const;

async function makeModerator(leadsModeration = false): Promise<Person> {
  return { ...(await makeSeeker()), moderates: true, ...(leadsModeration && { leadsModeration }) };
}

describe("canned texts", () => {
  it("come with the board: two or three a reason, in both languages, none twice", async () => {
    const texts = await canned.listCannedTexts(await makeModerator());
    for (const reason of decisionReasons) {
      const its = texts.filter((text) => text.reason === reason);
      expect(its.length, reason).toBeGreaterThanOrEqual(2);
      for (const { title, text } of its) {
        expect(title.ar + text.ar).toMatch(/^[^a-z]+$/i);
        expect(title.en + text.en).toMatch(/^[^\u0600-\u06FF]+$/);
      }
    }
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  });

  it("are added, changed and retired by leading moderators alone; a retired one stays so", async () => {
    const [leader, plain] = [await makeModerator(true), await makeModerator()];
    const added = (await canned.addCannedText(leader, values)) as { id: string };
    const find = () => canned.findCannedText(plain, added.id);
    expect(await find()).toMatchObject({ isOwn: true, title: { ar: "عنوان", en: "Title" } });
    for (const refusing of [
      canned.addCannedText(plain, values),
      canned.changeCannedText(plain, added.id, values),
      canned.retireCannedText(plain, added.id),
    ]) {
      await expect(refusing).rejects.toMatchObject({ status: 404 });
    }
    await canned.changeCannedText(leader, added.id, { ...values, textEn: "Another text" });
    expect(await find()).toMatchObject({ text: { en: "Another text" } });
    await canned.retireCannedText(leader, added.id);
    expect(await find()).toBeUndefined();
    expect(await canned.changeCannedText(leader, added.id, values)).toEqual({
      refused: "moderators.texts.gone",
    });
  });
});

describe("the note of a decision with a canned text", () => {
  const text: CannedText = {
    id: "x",
    reason: "terms",
    title: { ar: "عنوان", en: "Title" },
    text: { ar: "سطر\n\nآخر", en: "One line" },
    isOwn: false,
  };

  it.each<[string | null, boolean]>([
    [null, true],
    ["", true],
    [" One  line\n", true],
    ["سطر آخر", true],
    ["One line, changed", false],
  ])("%j", (written, isWhole) => {
    const both = { note: text.text.ar, noteEn: text.text.en };
    expect(noteOf(written, text)).toEqual(isWhole ? both : { note: written, noteEn: null });
  });

  it("is as it was written where no text was chosen", () => {
    expect(noteOf("Mine", undefined)).toEqual({ note: "Mine", noteEn: null });
  });

  async function openCase() {
    const company = await makeCompany();
    const { id: jobId } = await makeJob(company);
    const [row] = await db
      .insert(moderationCases)
      .values({ jobId, companyId: company.id })
      .returning();
    return { company, jobId, id: row?.id ?? "" };
  }

  const send = (person: Person, id: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const request = new Request("http://127.0.0.1/moderation", { method: "POST", body });
    return submitDecision(person, id, request, "en");
  };

  it("reaches each reader in their language, brings its reason, and others cannot change it", async () => {
    const person = await makeModerator();
    const { company, jobId, id } = await openCase();
    await send(person, id, { act: "suspend", canned: "money-fee", intent: "decide" });
    const review = await findOwnReview(company, jobId);
    expect(review?.reason).toBe("money");
    expect(review?.note).toContain("رسوم");
    expect(review?.noteEn).toContain("a fee before they are hired");
    for (const [language, words] of [
      ["en", "a fee before they are hired"],
      ["ar", "رسوم من المتقدّمين قبل توظيفهم"],
    ] as const) {
      const event = { data: { caseId: id, act: "suspend", isOnAppeal: false }, at: new Date() };
      const to = { ...recipient, id: company.id, language };
      const composed = await decisionEmail.compose([event as never], to);
      expect(JSON.stringify(composed?.content.blocks)).toContain(words);
    }
  });

  it("is put into the field in the moderator's language by a press, behind the present text", async () => {
    const person = await makeModerator();
    const { id } = await openCase();
    const fields = { canned: "money-fee", note: "Dear company,", intent: "insert" };
    const answer = await send(person, id, fields);
    expect(answer).toMatchObject({ status: 200, body: { values: { reason: "money" } } });
    const { body } = answer as unknown as { body: { values: { note: string } } };
    expect(body.values.note).toMatch(/^Dear company,\n\nThe advertisement asks/);
    const [row] = await db.select().from(moderationCases).where(eq(moderationCases.id, id));
    expect(row?.state).toBe("open");
  });
});

const recipient = { email: "c@people.example", isConfirmed: true, muted: [] };
