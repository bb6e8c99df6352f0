import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { saveOwnCv } from "#app/features/applications/cv/own/own-cvs.server.ts";
import * as route from "#app/features/applications/routes/own-cv-fields.tsx";
import * as ownCvsRoute from "#app/features/applications/routes/own-cvs.tsx";
import { addOwnEntry, listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { entryFields } from "#app/features/seekers/entries/profile-entry.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile, saveOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { maxProfileEntries } from "#app/limits.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { makePhoneSeeker } from "#test/phone/phone-people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import { type EntryRow, entryChosenName, entryFieldName } from "./entry-row.ts";
import { readOwnCvFields, saveOwnCvFields } from "./own-cv-fields.server.ts";

useTestDatabase();

const lines = [
  "Lina Haddad",
  "Senior Accountant",
  "0944 000 101 | lina@example.com",
  "Profile",
  "Accountant with 6 years of experience in food companies and in trade.",
  "Work Experience",
  "Accountant, Al-Noor Trading Co., Aleppo (2020 - Present)",
  "Skills",
  "Excel, Odoo",
  "Languages",
  "Arabic (Native), English (C1)",
];

/** A form with all rows, of which some are chosen. */
function sentOf(entries: readonly EntryRow[], chosen: readonly number[]): Record<string, string> {
  const fields = entries.flatMap(({ kind, values }, at) => [
    [entryFieldName(at, "kind"), kind],
    ...entryFields.map((field) => [entryFieldName(at, field), values[field]]),
    ...(chosen.includes(at) ? [[entryChosenName(at), "on"]] : []),
  ]);
  return Object.fromEntries(fields);
}

let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker({ skills: ["Excel"], phone: "+963 944 000 101" });
});

async function save(content = lines): Promise<string> {
  const saved = await saveOwnCv(seeker, [{ content: samplePdf(content), fileName: "cv.pdf" }]);
  if (isRefused(saved)) throw new Error(saved.refused);
  return saved.id;
}

async function read(id: string) {
  const fields = await readOwnCvFields(seeker, id);
  if (isRefused(fields)) throw new Error(fields.refused);
  return fields;
}

it("the address in the CV is shown to an account without any", async () => {
  seeker = (await makePhoneSeeker()).person;
  const params = { cvId: await save() };
  const { data } = await visit(route.loader, { as: seeker, to: "/my-account/cvs", params });
  expect(data).toMatchObject({ email: "lina@example.com", hasEmail: false });
});

describe("the fields of one's own CV", () => {
  it("are those that the profile does not have; lists come with the profile's entries", async () => {
    const { rows, entries, email } = await read(await save());
    const texts = Object.fromEntries((rows ?? []).map((row) => [row.field, row]));
    expect(email).toBe("lina@example.com");
    expect(texts).not.toHaveProperty("phone");
    expect(texts.desiredPosition).toMatchObject({ read: "Senior Accountant", isChosen: true });
    expect(texts.experienceYears).toMatchObject({ read: "6", isChosen: true });
    expect(texts.skills).toMatchObject({ stored: "Excel", read: "Excel\nOdoo", isChosen: true });
    expect(texts.languages?.read).toBe("Arabic: Native\nEnglish: C1");
    expect(entries).toMatchObject([
      {
        kind: "job",
        isSure: true,
        values: {
          title: "Accountant",
          organization: "Al-Noor Trading Co.",
          fromYear: "2020",
          isCurrent: "on",
        },
      },
    ]);
    // The profile has another name: it is offered, not chosen.
    expect(texts.firstName).toMatchObject({ read: "Lina", isSure: true, isChosen: false });
  });

  it("of a scan are none, and another person's or a missing CV is gone", async () => {
    expect((await read(await save(["scan"]))).rows).toBeNull();
    const id = await save();
    const gone = { refused: "cvs.gone" };
    for (const other of [await makeSeeker(), await makeCompany()]) {
      expect(await readOwnCvFields(other, id)).toEqual(gone);
    }
    expect(await readOwnCvFields(seeker, randomUUID())).toEqual(gone);
    expect(await readOwnCvFields(seeker, "no-id")).toEqual(gone);
  });

  it("A2 are read few times an hour, and a refused form keeps its input", async () => {
    const id = await save();
    const hour = { max: 10_000, seconds: 3600 };
    for (let times = 0; times < 40; times++)
      await consume(limitKey("own-cv-reads", seeker.id), hour);
    expect(await readOwnCvFields(seeker, id)).toMatchObject({ refused: "accounts.tooManyTries" });
    const form = { "use-experienceYears": "on", experienceYears: "many", skills: "Odoo" };
    const request = { as: seeker, to: `/my-account/cvs/${id}/fields`, params: { cvId: id } };
    expect((await visit(route.loader, request)).status).toBe(429);
    const refused = await visit(route.action, { ...request, form });
    expect(refused).toMatchObject({ status: 400, data: { values: form } });
  });
});

describe("taking fields over", () => {
  it("stores the chosen ones as they were corrected, and nothing else", async () => {
    const before = await findOwnProfile(seeker);
    const sent = {
      "use-desiredPosition": "on",
      desiredPosition: "Chief accountant",
      "use-skills": "on",
      skills: "Excel\r\nOdoo",
      firstName: "Lina",
      languages: "Arabic",
      bio: "Forged",
      "use-bio": "on",
    };
    expect(await saveOwnCvFields(seeker, sent)).toBeUndefined();
    const { updatedAt: _, ...after } = await findOwnProfile(seeker);
    const { updatedAt: __, ...unchanged } = before;
    const changed = { desiredPosition: "Chief accountant", skills: ["Excel", "Odoo"] };
    expect(after).toEqual({ ...unchanged, ...changed });
  });

  it("adds the chosen jobs and schools as they were corrected, once, and no other", async () => {
    const id = await save([
      ...lines.slice(0, 7),
      "Assistant, Shaam Mills, Homs (03/2016 - 2018)",
      "Education",
      "BA in Economics, University of Aleppo, 2015",
    ]);
    const { entries } = await read(id);
    expect(entries.map(({ kind, values }) => [kind, values.title])).toEqual([
      ["job", "Accountant"],
      ["job", "Assistant"],
      ["school", "BA in Economics"],
    ]);
    const sent = sentOf(entries, [0, 2]);
    const corrected = { ...sent, "entry-0-title": "Chief accountant", "entry-2-untilYear": "no" };
    expect(await saveOwnCvFields(seeker, corrected)).toEqual({
      errors: { "entry-2-untilYear": "seekers.entries.errors.year" },
    });
    expect(await listOwnEntries(seeker)).toEqual([]);
    const right = { ...corrected, "entry-2-untilYear": "2015" };
    for (let times = 0; times < 2; times++)
      expect(await saveOwnCvFields(seeker, right)).toBeUndefined();
    expect(await listOwnEntries(seeker)).toMatchObject([
      { kind: "job", title: "Chief accountant", organization: "Al-Noor Trading Co.", until: null },
      { kind: "school", title: "BA in Economics", from: "2015", until: "2015" },
    ]);
    expect((await read(id)).entries.map(({ values }) => values.title)).toEqual([
      "Accountant",
      "Assistant",
    ]);
  });

  it("stores no field either where the profile has no room for the jobs", async () => {
    const job = { kind: "job", title: "A", organization: null, place: null } as const;
    for (let at = 0; at < maxProfileEntries; at++)
      await addOwnEntry(seeker, { ...job, from: String(1990 + at), until: null, details: null });
    const { entries } = await read(await save());
    const sent = { ...sentOf(entries, [0]), "use-skills": "on", skills: "Odoo" };
    expect(await saveOwnCvFields(seeker, sent)).toEqual({ refused: "seekers.entries.full" });
    expect((await findOwnProfile(seeker)).skills).toEqual(["Excel"]);
  });

  it("is for job seekers", async () => {
    const sent = { "use-phone": "on", phone: "0944 000 101" };
    expect(await saveOwnCvFields(await makeCompany(), sent)).toEqual({
      refused: "jobs.companiesCannotApply",
    });
  });

  it("returns the errors, and stores nothing then", async () => {
    const sent = {
      "use-experienceYears": "on",
      experienceYears: "many",
      "use-skills": "on",
      skills: "A",
    };
    expect(await saveOwnCvFields(seeker, sent)).toEqual({
      errors: { experienceYears: "seekers.errors.years" },
    });
    expect((await findOwnProfile(seeker)).skills).toEqual(["Excel"]);
  });

  it("shows both texts of a field that was saved elsewhere meanwhile", async () => {
    const { updatedAt: _, userType: __, ...opened } = await findOwnProfile(seeker);
    const seen = seenOf(valuesOfProfile(opened));
    await saveOwnProfile(seeker, { ...opened, skills: ["SAP"] } as never);
    const sent = { "use-skills": "on", skills: "Excel\nOdoo", seen };
    expect(await saveOwnCvFields(seeker, sent)).toMatchObject({
      stale: { changed: [{ field: "skills", saved: "SAP", sent: "Excel\nOdoo" }] },
    });
    expect((await findOwnProfile(seeker)).skills).toEqual(["SAP"]);
  });
});

describe("the page", () => {
  it("is offered after an upload and beside each saved CV, and leads to the profile", async () => {
    const id = await save();
    const to = `/my-account/cvs/${id}/fields`;
    const list = await askPage(ownCvsRoute, { as: seeker, to: `/my-account/cvs?added=${id}` });
    expect(linksOf(list.page).filter((link) => link === to)).toHaveLength(2);
    const { page } = await askPage(route, { as: seeker, to, params: { cvId: id } });
    expect(page).toMatch(/<input[^>]*name="use-skills"[^>]*checked/);
    expect(page).not.toMatch(/<input[^>]*name="use-firstName"[^>]*checked/);
    expect(page).toMatch(/<input[^>]*name="use-entry-0"[^>]*checked/);
    expect(page).toMatch(/<input[^>]*name="entry-0-title"[^>]*value="Accountant"/);
    const form = { "use-skills": "on", skills: "Odoo" };
    const saved = await visit(route.action, { as: seeker, to, form, params: { cvId: id } });
    expect(saved).toMatchObject({ status: 303, location: "/my-account" });
    const nothing = await visit(route.action, {
      as: seeker,
      to,
      form: { skills: "x" },
      params: { cvId: id },
    });
    expect(nothing.status).toBe(400);
  });

  it("says that a scan has no text, and that a CV is gone", async () => {
    const id = await save(["scan"]);
    const params = { cvId: id };
    const { page } = await askPage(route, {
      as: seeker,
      to: `/my-account/cvs/${id}/fields`,
      params,
    });
    expect(page).toContain("This file has no text");
    const other = await makeSeeker();
    const gone = await visit(route.loader, {
      as: other,
      to: `/my-account/cvs/${id}/fields`,
      params,
    });
    expect(gone.status).toBe(404);
  });
});
