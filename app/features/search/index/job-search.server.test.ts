import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { fold, folds } from "#app/platform/fold.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";

useTestDatabase();

describe("folding in SQL and in TypeScript", () => {
  const texts = [
    "أحمد إدلب آمال ٱلله",
    "مستشفى ممرضة مسؤول طوارئ السويداء",
    "مُهَنْدِسٌ مَدَنِـــيٌّ",
    "کریم ھہ یې",
    "ﻻ ﷲ ﷺ ﺍﻟﻌﺮﺑﻴﺔ",
    "٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ १२३ ４２ ²",
    "ÉCOLE İstanbul ISPARTA ısı Łódź naïve Straße ẞ ΣΑΣ ΌΣΟΣ Œuvre Ǆ ﬁn",
    "front-end (React/Vue); «دوام»، كامل؟",
    "C++, C#. .NET; Node.js! F# c++11 ...x ..y a.b.c .٥ .é",
    " \t a\u00a0b\n\u3000c\u2028d\u0085e ",
    "\u202bحلب\u202c \u2067x\u2069 C\u200e++\u061c",
    "na\u200bme\u200d \u00adco\ufeffde ❤️ 👨‍👩‍👧 🇸🇾 text",
    "𐐀x 𝔸𝕓 한국어 日本語 हिन्दी ไทย עברית Ελλάς Київ",
    "_%\\'\"`{}[]<>|~^$€£¥©®™°½ªº",
    "",
    " -ـ،\u200f. ",
  ];

  it.each(texts)("JOBS-10 both fold %j alike", async (text) => {
    expect(await foldedBySql(text)).toBe(fold(text));
  });

  it("JOBS-10 both fold every letter of the table alike", async () => {
    for (const [from] of folds) {
      const text = `a${from}b ${from}`;
      expect([from, await foldedBySql(text)]).toEqual([from, fold(text)]);
    }
  });

  it("both fold every character of the Arabic and Latin blocks alike", async () => {
    const points = [...range(0x20, 0x24f), ...range(0x370, 0x6ff), ...range(0x2000, 0x206f)];
    const unlike = points
      .map((point) => String.fromCodePoint(point))
      .map(async (letter) => [letter, await foldedBySql(`x${letter}y`)] as const);
    for (const [letter, folded] of await Promise.all(unlike)) {
      expect([letter, folded]).toEqual([letter, fold(`x${letter}y`)]);
    }
  });

  async function foldedBySql(text: string) {
    const [row] = await db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`);
    return row?.folded;
  }

  function range(first: number, last: number) {
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }
});

describe("fields that a keyword is searched in", () => {
  it("JOBS-10 is the job's text and its company's name, and follows every change", async () => {
    const company = await makeCompany({ companyName: "شركة الأمل" });
    const job = await makeJob(company, {
      title: "مُحاسِب أوّل",
      description: "Payroll\nin Excel",
      requirements: JSON.stringify(["خبرة سنتين\nفي الرواتب", 'A "good" eye']),
    });
    expect(await rowOf(job.id)).toEqual({ title: "محاسب اول", company: "شركه الامل" });
    const text = "اول محاسب payroll excel خبره سنتين رواتب good eye شرك امل";
    expect(await stemsOfJob(job.id, "")).toEqual(expect.arrayContaining(stemsOf(text)));
    expect(await stemsOfJob(job.id, "=")).toEqual(["اول", "محاسب"]);
    expect(await stemsOfJob(job.id, "%")).toEqual(stemsOf("eye good خبره رواتب سنتين").sort());
    expect(await stemsOfJob(job.id, "~")).toEqual(["امل", "شرك"]);
    await db.execute(
      sql`update jobs set title = 'Nurse', requirements = '[]' where id = ${job.id}`,
    );
    await indexOutdatedJobs();
    expect(await stemsOfJob(job.id, "")).toEqual(["excel", "nurse", "payroll", "امل", "شرك"]);
    await db.execute(
      sql`update user_profiles set company_name = null, first_name = 'Sami', last_name = 'Haddad' where id = ${company.id}`,
    );
    await indexOutdatedJobs();
    expect(await rowOf(job.id)).toEqual({ title: "nurse", company: "sami haddad" });
    expect(await stemsOfJob(job.id, "~")).toEqual(["haddad", "sami"]);
    await db.execute(sql`update jobs set status = 'closed' where id = ${job.id}`);
    expect(await stemsOfJob(job.id, "=")).toEqual([]);
    await db.execute(sql`update jobs set status = 'active' where id = ${job.id}`);
    await indexOutdatedJobs();
    expect(await stemsOfJob(job.id, "=")).toEqual(["nurse"]);
    await db.execute(sql`delete from jobs where id = ${job.id}`);
    expect(await rowOf(job.id)).toBeUndefined();
  });

  it.each(["", "not a list", "{", '{"a":1}', '"text"', "[1,", "null"])(
    "DATA-06 broken requirements %j are searched as none",
    async (requirements) => {
      const job = await makeJob(await makeCompany(), {
        title: "Cook",
        description: "",
        requirements,
      });
      expect(await stemsOfJob(job.id, "")).toEqual(["barada", "cook", "food"]);
    },
  );

  it("JOBS-05 titles are counted by their active jobs through every change", async () => {
    const company = await makeCompany();
    const title = "Lute maker";
    const jobs = [
      await makeJob(company, { title }),
      await makeJob(company, { title: "LUTE Maker" }),
    ];
    await makeJob(company, { title, status: "draft" });
    expect(await countOf("lute maker")).toBe(2);
    await db.execute(sql`update jobs set status = 'closed' where id = ${jobs[0]?.id}`);
    expect(await countOf("lute maker")).toBe(1);
    await db.execute(sql`update jobs set title = 'Oud maker' where company_id = ${company.id}`);
    expect([await countOf("lute maker"), await countOf("oud maker")]).toEqual([0, 1]);
    await db.execute(sql`delete from user_profiles where id = ${company.id}`);
    expect(await countOf("oud maker")).toBe(0);
  });

  async function rowOf(id: string) {
    const [row] = await db.execute<{ title: string; company: string }>(
      sql`select title, company from job_search where job_id = ${id}`,
    );
    return row && { ...row };
  }

  /** Those with a sign before them, without it; tags have a colon or an @. */
  async function stemsOfJob(id: string, sign: "" | "=" | "~" | "%") {
    const rows = await db.execute<{ stem: string }>(
      sql`select lexeme as stem from job_terms, unnest(terms) where job_id = ${id} order by lexeme`,
    );
    return [...rows]
      .map(({ stem }) => stem)
      .filter((stem) => (sign ? stem.startsWith(sign) : !/^[=~%@]|:/.test(stem)))
      .map((stem) => stem.slice(sign.length))
      .sort();
  }

  async function countOf(titleKey: string) {
    const [row] = await db.execute<{ jobs: number }>(
      sql`select jobs from job_titles where title_key = ${titleKey}`,
    );
    return row?.jobs;
  }
});
