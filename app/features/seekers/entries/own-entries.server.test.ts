import { beforeEach, expect, it } from "vitest";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import * as route from "#app/features/seekers/routes/profile-entry.tsx";
import { seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { maxProfileEntries } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import type { EntryValues } from "./entry-form.ts";
import {
  addEntries,
  addOwnEntry,
  changeOwnEntry,
  findOwnEntry,
  findYearsOf,
  listOwnEntries,
  removeOwnEntry,
} from "./own-entries.server.ts";
import { valuesOfEntry } from "./profile-entry.ts";

useTestDatabase();

const job: EntryValues = {
  kind: "job",
  title: "Accountant",
  organization: "Al-Noor",
  place: null,
  from: "2019-03",
  until: "2021",
  details: null,
};

let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

const titles = async () => (await listOwnEntries(seeker)).map(({ title }) => title);

async function add(values: Partial<EntryValues> = {}, actor: Actor = seeker): Promise<string> {
  expect(await addOwnEntry(actor, { ...job, ...values })).toBeUndefined();
  const title = values.title ?? job.title;
  return (await listOwnEntries(actor)).find((entry) => entry.title === title)?.id ?? "";
}

it("entries are listed with the latest first, those that go on before all others", async () => {
  await add({ title: "First", from: "2010", until: "2012-05" });
  await add({ title: "Now, since 2015", from: "2015", until: null });
  await add({ title: "Second", from: "2012", until: "2012-11" });
  await add({ title: "Now, since 2020", from: "2020-02", until: null });
  expect(await titles()).toEqual(["Now, since 2020", "Now, since 2015", "Second", "First"]);
});

it("an entry that is sent twice is added once, and there are twenty at most", async () => {
  await Promise.all([addOwnEntry(seeker, job), addOwnEntry(seeker, job)]);
  expect(await titles()).toEqual(["Accountant"]);
  const many = Array.from({ length: maxProfileEntries }, (_, at) => ({ ...job, title: `${at}` }));
  const full = { refused: "seekers.entries.full" };
  expect(await db.transaction((tx) => addEntries(tx, seeker, many))).toEqual(full);
  await db.transaction((tx) => addEntries(tx, seeker, [job, ...many.slice(1)]));
  expect(await titles()).toHaveLength(maxProfileEntries);
  expect(await addOwnEntry(seeker, { ...job, title: "One more" })).toEqual(full);
});

it("PERM-09 entries are their owner's alone, and of job seekers only", async () => {
  const id = await add();
  const gone = { refused: "seekers.entries.gone" };
  for (const other of [await makeSeeker(), await makeCompany(), visitor]) {
    expect(await findOwnEntry(other, id)).toBeUndefined();
    expect(await changeOwnEntry(other, id, { ...job, title: "Changed" })).toEqual(gone);
    await removeOwnEntry(other, id);
    expect(await listOwnEntries(other)).toEqual([]);
  }
  expect(await titles()).toEqual(["Accountant"]);
  const refused = { refused: "seekers.entries.seekersOnly" };
  expect(await addOwnEntry(await makeCompany(), job)).toEqual(refused);
});

it("an entry that was saved in another tab is not overwritten", async () => {
  const id = await add();
  const opened = { ...valuesOfEntry(job), seen: seenOf(valuesOfEntry(job)) };
  await changeOwnEntry(seeker, id, { ...job, title: "Chief accountant" });
  const changed = await changeOwnEntry(seeker, id, job, { ...opened, place: "Homs" });
  expect(changed).toMatchObject({
    stale: { changed: [{ field: "title", saved: "Chief accountant", sent: "Accountant" }] },
  });
  expect(await titles()).toEqual(["Chief accountant"]);
});

it("years are those that the profile states, or else those that its jobs cover", async () => {
  const silent = await makeSeeker({ experienceYears: null });
  await add({ from: "2010", until: "2014" }, silent);
  await add({ kind: "school", title: "BA", from: "2000", until: "2009" }, silent);
  const years = await findYearsOf([
    { id: silent.id, experienceYears: null },
    { id: seeker.id, experienceYears: 7 },
  ]);
  expect([...years.values()]).toEqual([4, 7]);
});

it("the page adds, keeps a refused input, changes and removes, without scripts", async () => {
  const to = "/my-account/experience/new?kind=school";
  const params = { entryId: "new" };
  const { page } = await askPage(route, { as: seeker, to, params });
  expect(page).toContain("Degree or subject");
  const input = { title: "BA", untilYear: "2", organization: "University of Aleppo" };
  const refused = await visit(route.action, { as: seeker, to, params, form: input });
  expect(refused).toMatchObject({
    status: 400,
    data: { values: input, errors: { untilYear: "seekers.entries.errors.year" } },
  });
  const form = { ...input, untilYear: "2018" };
  const added = await visit(route.action, { as: seeker, to, params, form });
  expect(added).toMatchObject({ status: 303, location: "/my-account" });
  const [entry] = await listOwnEntries(seeker);
  expect(entry).toMatchObject({ kind: "school", title: "BA", from: "2018", until: "2018" });

  const own = { as: seeker, to: `/my-account/experience/${entry?.id}` };
  const at = { ...own, params: { entryId: entry?.id ?? "" } };
  await visit(route.action, { ...at, form: { ...form, title: "BSc" } });
  expect(await titles()).toEqual(["BSc"]);
  const stranger = { ...at, as: await makeSeeker() };
  expect((await visit(route.loader, stranger)).status).toBe(404);
  expect((await visit(route.action, { ...stranger, form: { intent: "remove" } })).status).toBe(404);
  const removed = await visit(route.action, { ...at, form: { intent: "remove" } });
  expect(removed).toMatchObject({ status: 303, notice: "seekers.entries.removed" });
  expect(await titles()).toEqual([]);
});
