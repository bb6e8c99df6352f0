import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { feedItems, feedRuns, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { isReliefWeb } from "#app/features/jobs/feeds-in/reading/relief-web.server.ts";
import { runFeedTask, writeRun } from "#app/features/jobs/feeds-in/runs/write-run.server.ts";
import { claimProfile } from "#app/features/merges/claim-profile.server.ts";
import { maxFeeds } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";
import { addSource, confirmMapping, decideRun, replaceFile } from "./change-source.server.ts";
import { listSources, sourcePage } from "./list-sources.server.ts";
import { readMapping } from "./mapping-form.ts";
import { previewSource } from "./preview-source.server.ts";
import type { NewSource } from "./source-form.ts";
import { submitNewSource, submitSource } from "./submit-source.server.ts";

useTestDatabase();

const values = (change: Partial<NewSource> = {}): NewSource => ({
  id: randomUUID(),
  name: "Careers",
  url: "",
  appName: "",
  country: "syr",
  companyName: "",
  applies: "there",
  everyHours: 24,
  ...change,
});

const csv = (firm: string) =>
  Buffer.from(
    [
      "ref,position,text,employer,category,city,url",
      `1,Accountant,"Keeps the books of a mill with forty people, and pays them each month.",${firm},Accounting & Finance,Aleppo,https://firm.example/1`,
      `2,Truck driver,"Brings flour to bakers in three towns and loads the truck in the morning.",${firm},Logistics,Homs,https://firm.example/2`,
      `3,Keeper,"Does a kind of work whose category this board does not know at all yet.",${firm},Astrology,Homs,https://firm.example/3`,
    ].join("\n"),
  );

const leader = async () => ({ ...(await makeSeeker()), moderates: true, leadsModeration: true });

it("a file is previewed with its unknown values, and read once its mapping is confirmed", async () => {
  const person = await leader();
  const added = values();
  const file = { name: "jobs.csv", content: csv("Firm of Preview") };
  expect(await addSource(person, "board", added, file)).toEqual({ id: added.id });
  const shown = await previewSource(person, "board", added.id, { language: "en" });
  if (!("preview" in shown)) throw new Error(JSON.stringify(shown));
  const { preview } = shown;
  expect(preview.kind).toBe("csv");
  expect(preview.rows.map(({ card }) => card?.title)).toContain("Accountant");
  const sent = {
    kind: preview.kind,
    mapping: JSON.stringify(preview.mapping),
    "field.0": "category",
    "value.0": "Astrology",
    "choice.0": "Design",
  };
  const mapping = readMapping(sent);
  if (!mapping) throw new Error("no mapping");
  expect(await confirmMapping(person, "board", added.id, mapping)).toEqual({ id: added.id });
  const [run] = await db.select().from(feedRuns).where(eq(feedRuns.sourceId, added.id));
  await runFeedTask({ run: run?.id ?? "" });
  await writeRun(run?.id ?? "", 60_000);
  const page = await sourcePage(person, "board", added.id);
  expect(page.runs).toMatchObject([{ state: "done", added: 3, rejected: 0 }]);
  expect(page.source.active).toBe(3);
  const posted = await db
    .select({ title: jobs.title, category: jobs.category, applyUrl: jobs.applyUrl })
    .from(feedItems)
    .innerJoin(jobs, eq(jobs.id, feedItems.jobId))
    .where(eq(feedItems.sourceId, added.id));
  expect(posted).toContainEqual({
    title: "Keeper",
    category: "Design",
    applyUrl: "https://firm.example/3",
  });
});

it("a file that is too large is refused, and the input beside it stays", async () => {
  const person = await leader();
  const written = {
    id: randomUUID(),
    name: "Careers of a mill",
    applies: "there",
    everyHours: "6",
  };
  const form = new FormData();
  form.append("file", new File([new Uint8Array(5 * 1024 * 1024 + 1)], "jobs.csv"));
  for (const [name, value] of Object.entries(written)) form.append(name, value);
  const request = new Request("http://127.0.0.1/operations/feeds", { method: "POST", body: form });
  expect(await submitNewSource(person, "board", request)).toMatchObject({
    data: { values: written, errors: { file: "feeds.errors.file" } },
    init: { status: 400 },
  });
});

it("a newer file replaces an uploaded one: its missing jobs are closed, after a question if many", async () => {
  const person = await leader();
  const added = values();
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => {
      const n = from + at;
      const text = `Digs well ${n} of village ${n} with shovel ${n} until the water of spring ${n} rises.`;
      return `w${n},Digger ${n},${text},Firm of Wells,Engineering,Homs,https://wells.example/${n}`;
    });
  const fileOf = (from: number, to: number) => ({
    name: `wells-${to}.csv`,
    content: Buffer.from(
      ["ref,position,text,employer,category,city,url", ...rows(from, to)].join("\n"),
    ),
  });
  await addSource(person, "board", added, fileOf(0, 12));
  const shown = await previewSource(person, "board", added.id, { language: "en" });
  if (!("preview" in shown)) throw new Error(JSON.stringify(shown));
  const { kind, mapping } = shown.preview;
  await confirmMapping(person, "board", added.id, { kind, mapping });
  const runLast = async () => {
    const [run] = await db
      .select()
      .from(feedRuns)
      .where(eq(feedRuns.sourceId, added.id))
      .orderBy(desc(feedRuns.createdAt))
      .limit(1);
    await runFeedTask({ run: run?.id ?? "" });
    await writeRun(run?.id ?? "", 60_000);
    return run?.id ?? "";
  };
  await runLast();
  const open = async () => (await sourcePage(person, "board", added.id)).source.active;
  const first = await open();
  expect(first).toBeGreaterThan(0);
  const xml = Buffer.from("<jobs><job><title>Digger</title></job></jobs>");
  const other = await replaceFile(person, "board", added.id, { name: "jobs.xml", content: xml });
  expect(other).toMatchObject({ refused: "feeds.otherKind" });
  expect(await replaceFile(person, "board", added.id, fileOf(1, 13))).toEqual({ id: added.id });
  await runLast();
  const page = await sourcePage(person, "board", added.id);
  expect(page.runs[0]).toMatchObject({ state: "done", added: 1, closed: 1 });
  expect(page.source.fileName).toBe("wells-13.csv");
  await replaceFile(person, "board", added.id, fileOf(10, 13));
  const asking = await runLast();
  expect((await sourcePage(person, "board", added.id)).runs[0]).toMatchObject({
    state: "asking",
    code: "jobs-missing",
  });
  expect(await open()).toBe(first);
  await decideRun(person, "board", added.id, { runId: asking, decision: "go" });
  await writeRun(asking, 60_000);
  expect(await open()).toBe(first - 9);
});

it("the board may choose a country's jobs of ReliefWeb by its app name, a company may not", async () => {
  const person = await leader();
  const added = values({ appName: "furas-sy", country: "lbn", companyName: "Any" });
  expect(await addSource(person, "board", added)).toEqual({ id: added.id });
  const { source } = await sourcePage(person, "board", added.id);
  expect(source.companyName).toBeNull();
  expect(Object.fromEntries(new URL(source.url ?? "").searchParams)).toEqual({
    appname: "furas-sy",
    "filter[field]": "country.iso3",
    "filter[value]": "lbn",
  });
  expect(isReliefWeb(new URL(source.url ?? ""))).toBe(true);
  const answer = await addSource(await makeCompany(), "company", values({ appName: "furas-sy" }));
  expect(answer).toMatchObject({ refused: "feeds.errors.address" });
});

it("the board's sources are read by admins and moderators, and changed by those who lead", async () => {
  const person = await leader();
  const { id } = values();
  await addSource(person, "board", values({ id, url: "https://firm.example/feed" }));
  const moderator = { ...(await makeSeeker()), moderates: true };
  for (const reader of [await makeAdmin(), moderator]) {
    const { sources, mayChange } = await listSources(reader, "board");
    expect([sources.some((source) => source.id === id), mayChange]).toEqual([true, false]);
    expect(await addSource(reader, "board", values())).toEqual({ refused: "feeds.leadersOnly" });
  }
  const company = await makeCompany();
  await expect(listSources(company, "board")).rejects.toMatchObject({ status: 404 });
  await expect(sourcePage(company, "company", id)).rejects.toMatchObject({ status: 404 });
});

it("a company has three sources, however they are sent, and an address without http is refused", async () => {
  const company = await makeCompany();
  const url = "https://firm.example/feed.xml";
  const same = values({ url });
  for (const source of [same, same, values({ url }), values({ url })]) {
    expect(await addSource(company, "company", source)).toEqual({ id: source.id });
  }
  expect((await listSources(company, "company")).sources).toHaveLength(maxFeeds);
  expect(await addSource(company, "company", values({ url }))).toEqual({
    refused: "feeds.tooMany",
  });
  const wrong = values({ url: "firm.example" });
  const other = await makeCompany();
  expect(await addSource(other, "company", wrong)).toEqual({ refused: "feeds.errors.address" });
});

it("ids of copies that the database cannot store name none", async () => {
  const company = await makeCompany();
  const { id } = values();
  await addSource(company, "company", values({ id, url: "https://firm.example/feed.xml" }));
  const form = { intent: "copies", items: JSON.stringify(["a\0b"]) };
  const body = new URLSearchParams(form);
  const request = new Request("http://board.test/", { method: "POST", body });
  expect((await submitSource(company, "company", id, request)).status).toBe(303);
});

it("an address with a password is not stored", async () => {
  const company = await makeCompany();
  const source = values({ url: "https://me:secret@firm.example/feed.xml" });
  expect(await addSource(company, "company", source)).toEqual({
    refused: "feedReasons.credentials",
  });
  expect((await listSources(company, "company")).sources).toEqual([]);
});

it.each(["a\0b", "\ud83d"])("a mapping with a text that JSON cannot store (%j) is none", (path) => {
  const mapping = (title: string) => JSON.stringify({ paths: { title: [title] } });
  expect(readMapping({ kind: "csv", mapping: mapping("title") })).toBeDefined();
  expect(readMapping({ kind: "csv", mapping: mapping(path) })).toBeUndefined();
});

it("the owner of a checked domain alone takes over the profile whose feed is on it", async () => {
  const [profile] = await db
    .insert(userProfiles)
    .values({
      userType: "company",
      companyName: "Tartus Cables",
      companyWebsite: "https://tartus-cables.sy",
    })
    .returning();
  const from = profile?.id ?? "";
  const [source] = await db
    .insert(feedSources)
    .values({ name: "Cables", appliesThere: true, everyHours: 24, state: "works" })
    .returning();
  const [job] = await db
    .insert(jobs)
    .values({
      companyId: from,
      title: "Fitter",
      description: "Fits cables",
      category: "Engineering",
      location: "Tartus, Syria",
      employmentType: "full-time",
      experienceLevel: "mid",
    })
    .returning();
  await db
    .insert(feedItems)
    .values({
      sourceId: source?.id ?? "",
      externalId: "1",
      hash: "1",
      state: "posted",
      jobId: job?.id ?? "",
    });
  const company = await makeCompany();
  await expect(claimProfile(company, from)).rejects.toMatchObject({ status: 404 });
  const done = { state: "done", method: "dns", checkedAt: new Date() } as const;
  const proved = { ...done, companyId: company.id, kind: "domain", source: "site" } as const;
  await db.insert(companyChecks).values({ ...proved, subject: "tartus-cables.sy" });
  const other = await makeCompany();
  await db.insert(companyChecks).values({ ...proved, companyId: other.id, subject: "portal.sy" });
  await expect(claimProfile(other, from)).rejects.toMatchObject({ status: 404 });
  expect(await claimProfile(company, from)).not.toHaveProperty("refused");
  await drainQueue();
  const [moved] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.id, job?.id ?? ""));
  expect(moved?.companyId).toBe(company.id);
});
