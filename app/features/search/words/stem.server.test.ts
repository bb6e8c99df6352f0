import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { fold } from "#app/platform/fold.ts";
import { useTestDatabase } from "#test/database.ts";
import { stem, stemAfterClitic } from "./stem.ts";

useTestDatabase();

const stems = [
  ["المهندسين", "مهندس"],
  ["للمهندسين", "مهندس"],
  ["والمهندسات", "مهندس"],
  ["بالمحاسبة", "محاسب"],
  ["محاسبون", "محاسب"],
  ["المدنيّين", "مدني"],
  ["فنيون", "فني"],
  ["الصيدلة", "صيدل"],
  ["قانون", "قانون"],
  ["تأمين", "تامين"],
  ["زيتون", "زيتون"],
  ["مدرسة", "مدرسه"],
  ["مدرسات", "مدرس"],
  ["لغة", "لغه"],
  ["عمل", "عمل"],
  ["nurses", "nurse"],
  ["secretaries", "secretary"],
  ["classes", "class"],
  ["business", "business"],
  ["analysis", "analysis"],
  ["c++", "c++"],
  ["node.js", "node.js"],
  ["٢٤", "24"],
] as const;

describe("what a word is compared by", () => {
  it.each(stems)("“%s” is “%s”, in SQL as here", async (word, expected) => {
    expect(stem(fold(word))).toBe(expected);
    const [row] = await db.execute<{ stem: string }>(sql`select stem_word(${fold(word)}) as stem`);
    expect(row?.stem).toBe(expected);
  });

  it.each([
    ["ومحاسب", "محاسب"],
    ["كمدير", "مدير"],
    ["كمحاسبة", "محاسب"],
    ["والمحاسب", undefined],
    ["بائع", undefined],
  ])("“%s” may be “%s” with a letter before it", (word, expected) => {
    expect(stemAfterClitic(fold(word))).toBe(expected);
  });

  it("finds a word with a letter before it in a text", async () => {
    const [row] = await db.execute<{ matches: boolean }>(
      sql`select 'محاسب' = any(string_to_array(search_stems('', ${"مدير مالي ومحاسب"}), ' ')) as matches`,
    );
    expect(row?.matches).toBe(true);
  });
});
