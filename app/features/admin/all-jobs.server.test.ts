import { beforeAll, describe, expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { indexOutdatedJobs } from "#app/features/search/write-index.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { countAllJobs, listAllJobs } from "./all-jobs.server.ts";

useTestDatabase();

let admin: Person;
let foods: Person;
beforeAll(async () => {
  admin = await makeAdmin();
  foods = await makeCompany({
    companyName: "Barada Foods",
    email: "hr@foods.example",
    city: "Homs",
  });
  const press = await makeCompany({ companyName: "مطابع الشام" });
  await makeJob(foods, { title: "Accountant", createdAt: day(1) });
  await makeJob(press, {
    title: "مصمّم أغلفة",
    category: "Design",
    status: "draft",
    employmentType: "freelance",
    location: "إعزاز، حلب، سوريا",
    placeId: "syria/aleppo/azaz",
    createdAt: day(2),
  });
  await makeJob(press, {
    title: "Nurse",
    category: "Healthcare",
    status: "closed",
    employmentType: "part-time",
    location: "Near the old mill, Rif Dimashq",
    placeId: null,
    createdAt: day(3),
  });
});

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

type Options = Parameters<typeof listAllJobs>[1];
const list = (options: Partial<Options>) =>
  listAllJobs(admin, { search: "", status: null, type: null, page: 1, ...options }, "en");
const titles = async (options: Partial<Options>) =>
  (await list(options)).items.map(({ title }) => title);

describe("the list of all jobs", () => {
  it("ADMIN-08 holds all jobs of all companies in every status, newest first", async () => {
    expect(await titles({})).toEqual(["Nurse", "مصمّم أغلفة", "Accountant"]);
  });

  it.each([
    ["title", "ACCOUNT", "Accountant"],
    ["title with other letters", "مصمم اغلفه", "مصمّم أغلفة"],
    ["category in English", "Accounting & Finance", "Accountant"],
    ["category in Arabic", "رعاية صحية", "Nurse"],
    ["company", "barada", "Accountant"],
    ["location as written", "old mill", "Nurse"],
    ["location in the other language", "azaz", "مصمّم أغلفة"],
    ["location and company together", "حلب foods", "Accountant"],
  ])("ADMIN-08 a job is found by %s", async (_, search, title) => {
    expect(await titles({ search })).toEqual([title]);
  });

  it("ADMIN-08 a word that stands only in the description finds nothing", async () => {
    expect(await titles({ search: "daily books" })).toEqual([]);
    expect(await titles({ search: "&" })).toEqual([]);
  });

  it.each([
    [{ status: "active" }, "Accountant"],
    [{ status: "draft" }, "مصمّم أغلفة"],
    [{ status: "closed" }, "Nurse"],
    [{ type: "full-time" }, "Accountant"],
    [{ type: "freelance" }, "مصمّم أغلفة"],
    [{ type: "part-time" }, "Nurse"],
    [{ search: "الشام", type: "part-time" }, "Nurse"],
  ] as const)("ADMIN-09 %o narrows it", async (options, title) => {
    expect(await titles(options)).toEqual([title]);
  });

  it("ADMIN-09 filters that nothing answers leave it empty", async () => {
    expect(await list({ status: "active", type: "remote" })).toMatchObject({ items: [], total: 0 });
  });

  it("ADMIN-10 CALL-06 a job comes with its owner's name, e-mail and city", async () => {
    expect((await list({ search: "accountant" })).items).toMatchObject([
      {
        company: { name: "Barada Foods", email: "hr@foods.example", city: "Homs" },
        status: "active",
        place: "Aleppo",
        category: "Accounting & Finance",
        employmentType: "full-time",
        createdAt: day(1).toISOString(),
        pay: { min: null, max: null, currency: "SYP" },
      },
    ]);
  });

  it("CALL-05 all jobs are counted, in any status", async () => {
    expect(await countAllJobs(admin)).toBe(3);
  });

  it("PERM-08 only an admin lists or counts them", async () => {
    for (const actor of [visitor, await makeSeeker(), foods]) {
      const listing = listAllJobs(actor, { search: "", status: null, type: null, page: 1 }, "en");
      await expect(listing).rejects.toMatchObject({ status: 404 });
      await expect(countAllJobs(actor)).rejects.toMatchObject({ status: 404 });
    }
  });
});

it("ADMIN-12 every job is on one page, newest first, eighteen at a time", async () => {
  const job = { companyId: foods.id, description: "", category: "Law", location: "Homs" };
  const terms = { employmentType: "full-time", experienceLevel: "mid" };
  await db
    .insert(jobs)
    .values(
      Array.from({ length: 52 }, (_, place) => ({
        ...job,
        ...terms,
        title: `Paged ${place}`,
        createdAt: new Date(Date.UTC(2020, 0, 1, 0, place)),
      })),
    );
  await indexOutdatedJobs();
  const pages = await Promise.all([1, 2, 3].map((page) => titles({ search: "paged", page })));
  expect(pages.map((each) => each.length)).toEqual([18, 18, 16]);
  expect(pages.flat()).toEqual(Array.from({ length: 52 }, (_, place) => `Paged ${51 - place}`));
});

it("ADMIN-09 a filter counts and lists the newest thousand", async () => {
  const job = { companyId: foods.id, description: "", category: "Law", location: "Homs" };
  await db
    .insert(jobs)
    .values(
      Array.from({ length: 1002 }, (_, place) => ({
        ...job,
        title: `Filtered ${place}`,
        employmentType: "contract",
        experienceLevel: "mid",
        createdAt: new Date(Date.UTC(2021, 0, 1, 0, place)),
      })),
    );
  await indexOutdatedJobs();
  const last = await list({ type: "contract", page: 99 });
  expect(last).toMatchObject({ total: 1000, isMore: true, page: 56, pages: 56 });
  expect(last.items.at(-1)?.title).toBe("Filtered 2");
  const first = await list({ type: "contract", status: "active" });
  expect(first.items[0]?.title).toBe("Filtered 1001");
  const searched = await list({ search: "filtered", type: "contract", page: 56 });
  expect(searched).toMatchObject({ total: 1000, isMore: true, pages: 56 });
  expect(searched.items).toEqual(last.items);
});
