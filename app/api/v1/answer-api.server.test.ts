import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { revokeApiKey } from "#app/features/team/keys/api-keys.server.ts";
import { apiKeys } from "#app/features/team/keys/api-keys.table.ts";
import { entityTag } from "#app/http/page-cache/entity-tag.ts";
import { db } from "#app/platform/database/database.server.ts";
import { callApi as call } from "#test/api/call-api.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob, makeKey } from "#test/people.ts";
import { samplePicture } from "#test/pictures.ts";
import { answerApi } from "./answer-api.server.ts";
import { operations } from "./operations.server.ts";
import { countRequest } from "./rate-window.server.ts";
import { exampleBodies } from "./request-examples.ts";
import { answerSchemas, problem } from "./schemas.ts";

usePageChanges(useTestDatabase());

const newJob = exampleBodies.createJob as Record<string, unknown>;
const { externalId: _, ...plainJob } = newJob;

describe("public endpoints", () => {
  it("gives a job as its page shows it, and no draft or unknown one", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { title: "Cook", salaryMin: "500", benefits: '["Lunch"]' });
    const draft = await makeJob(company, { status: "draft" });
    const { status, body, headers } = await call(`/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(answerSchemas.JobDetail.parse(body)).toMatchObject({
      id: job.id,
      title: "Cook",
      benefits: ["Lunch"],
      province: "Aleppo",
      company: { id: company.id, name: "Barada Foods" },
    });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    for (const id of [draft.id, crypto.randomUUID(), "1042"]) {
      expect((await call(`/jobs/${id}`)).status).toBe(404);
    }
  });

  it("gives the company that a closed one was merged with, by the id of the closed one", async () => {
    const [closed, company] = [await makeCompany(), await makeCompany()];
    const isPublic = eq(authUsers.id, company.id);
    await db.update(authUsers).set({ emailVerified: true }).where(isPublic);
    const isClosed = eq(userProfiles.id, closed.id);
    await db.update(userProfiles).set({ userType: "company_member" }).where(isClosed);
    expect((await call(`/companies/${closed.id}`)).status).toBe(404);
    const merge = { fromId: closed.id, intoId: company.id, total: 0 };
    await db.insert(companyMerges).values({ ...merge, state: "done" });
    const { status, body } = await call(`/companies/${closed.id}`);
    expect([status, body.id]).toEqual([200, company.id]);
  });

  it("gives every listed company once, part by part, also where many have as many jobs", async () => {
    const created: string[] = [];
    for (const [name, open] of [
      ["Alpha", 2],
      ["Beta", 1],
      ["Gamma", 1],
      ["Delta", 0],
    ] as const) {
      const company = await makeCompany({
        companyName: `${name} parts`,
        industry: "textiles-clothing",
      });
      for (let i = 0; i < open; i++) await makeJob(company);
      created.push(company.id);
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const after: string = cursor && `&cursor=${cursor}`;
      const { body } = await call(`/companies?industry=textiles-clothing&limit=1${after}`);
      answerSchemas.CompanyList.parse(body);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.next;
    }
    expect(seen).toEqual(created);
  });

  it("gives places below a place, categories with their jobs, and the market", async () => {
    const countries = await call("/places");
    expect(answerSchemas.PlaceList.parse(countries.body).data[0]).toMatchObject({ id: "syria" });
    const cities = await call("/places?parent=syria/aleppo");
    expect(cities.body.data).toContainEqual(expect.objectContaining({ kind: "city" }));
    expect(cities.headers.get("cache-control")).toBe("public, max-age=3600");
    expect((await call("/places?parent=nowhere")).status).toBe(404);
    const { body } = await call("/categories");
    expect(answerSchemas.CategoryList.parse(body).data).toHaveLength(10);
    const market = await call("/market?province=aleppo&lang=ar");
    expect(answerSchemas.Market.parse(market.body).place.name).toBe("حلب");
    expect((await call("/market?province=atlantis")).status).toBe(404);
  });

  it.each([
    ["/companies?page=2", 400, "page"],
    ["/companies?limit=0", 400, "limit"],
    ["/companies?limit=5&limit=6", 400, "limit"],
    ["/companies?cursor=nonsense", 400, "cursor"],
    ["/market?kind=nurse", 400, "kind"],
    ["/jobs/0b6d0e0e-3c1c-4f5e-9d57-2a0f6a1f9f11?x=1", 400, "x"],
  ])("refuses %s with %i and names %s", async (path, status, field) => {
    const refused = await call(path, { headers: { "accept-language": "ar-SY, en;q=0.5" } });
    expect(refused.status).toBe(status);
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
    const answered = problem.parse(refused.body);
    expect(answered.title).toBe("معاملات خاطئة");
    expect(answered.errors?.map((each) => each.field)).toContain(field);
  });

  it("tells which methods an address has, and answers a browser that asks first", async () => {
    const wrong = await call("/companies", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const both = await call("/jobs", { method: "PUT" });
    expect(both.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    expect((await call("/companies", { method: "OPTIONS" })).status).toBe(204);
    const missing = await call("/nothing");
    expect([missing.status, missing.headers.get("access-control-allow-origin")]).toEqual([
      404,
      "*",
    ]);
    problem.parse(missing.body);
    const accept = { accept: "text/csv" };
    expect((await call("/companies", { headers: accept })).status).toBe(406);
  });

  it("counts requests, returns how many are left, and refuses the rest of the minute", async () => {
    const { headers } = await call("/categories");
    expect(headers.get("ratelimit-policy")).toBe('"minute";q=600;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"minute";r=\d+;t=\d+$/);
    const now = Date.now();
    for (let i = 0; i < 600; i++) expect(countRequest("busy", now).isOver).toBe(false);
    expect(countRequest("busy", now + 59_999)).toMatchObject({ isOver: true, seconds: 1 });
    expect(countRequest("busy", now + 60_000).isOver).toBe(false);
  });
});

describe("the rights of a key", () => {
  it("needs a key that works and has the scope", async () => {
    const company = await makeCompany();
    const reading = await makeKey(company, ["jobs:read"]);
    const writing = await makeKey(company, ["jobs:write"]);
    const none = await call("/own/jobs");
    expect([none.status, none.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await call("/own/jobs", { key: `${reading.key}x` })).status).toBe(401);
    expect((await call("/own/jobs", { key: writing.key })).status).toBe(403);
    const refused = await call("/jobs", { method: "POST", key: reading.key, body: plainJob });
    expect(refused.status).toBe(403);
    expect((await call("/own/jobs", { key: reading.key })).status).toBe(200);
    await revokeApiKey(company, reading.id);
    expect((await call("/own/jobs", { key: reading.key })).status).toBe(401);
  });

  it("ends when it expires, and rests while its company is blocked", async () => {
    const company = await makeCompany();
    const { key, id } = await makeKey(company, ["jobs:read"]);
    const blocked = (blockedAt: Date | null) =>
      db.update(authUsers).set({ blockedAt }).where(eq(authUsers.id, company.id));
    await blocked(new Date());
    expect((await call("/own/jobs", { key })).status).toBe(401);
    await blocked(null);
    expect((await call("/own/jobs", { key })).status).toBe(200);
    await db
      .update(apiKeys)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiKeys.id, id));
    expect((await call("/own/jobs", { key })).status).toBe(401);
  });

  it("posts a draft, changes, publishes, extends and closes it", async () => {
    const company = await makeCompany();
    const { key } = await makeKey(company);
    const created = await call("/jobs", {
      method: "POST",
      key,
      body: { ...newJob, status: "draft" },
    });
    expect(created.status).toBe(201);
    const draft = answerSchemas.OwnJob.parse(created.body);
    expect(draft).toMatchObject({
      state: "draft",
      externalId: "hr-1042",
      placeId: "syria/aleppo/aleppo",
    });
    expect(created.headers.get("location")).toBe(`/api/v1/own/jobs/${draft.id}`);
    expect((await call(`/jobs/${draft.id}`)).status).toBe(404);
    const at = `/jobs/${draft.id}`;
    const day = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const changes = { title: "Senior accountant", salaryMin: null, applicationDeadline: day };
    const changed = await call(at, { method: "PATCH", key, body: changes });
    expect(changed.body).toMatchObject({ ...changes, description: newJob.description });
    const published = await call(`${at}/publish`, { method: "POST", key });
    expect(published.body).toMatchObject({ status: "active", state: "open" });
    expect((await call(at)).body.title).toBe("Senior accountant");
    const extended = await call(`${at}/extend`, { method: "POST", key, body: { lastDay: day } });
    expect(extended.body.applicationDeadline > day).toBe(true);
    const stale = await call(`${at}/extend`, { method: "POST", key, body: { lastDay: day } });
    expect(stale.status).toBe(409);
    const closed = await call(`${at}/close`, {
      method: "POST",
      key,
      body: { reason: "cancelled" },
    });
    expect(closed.body).toMatchObject({ state: "closed", closedReason: "cancelled" });
    const again = await call(`${at}/close`, { method: "POST", key, body: { reason: "cancelled" } });
    expect(again.status).toBe(409);
    problem.parse(again.body);
  });

  it("changes a job only as If-Match says that it is", async () => {
    const { key } = await makeKey(await makeCompany());
    const { body: job, headers } = await call("/jobs", { method: "POST", key, body: plainJob });
    const tag = headers.get("etag") ?? "";
    const read = await call(`/own/jobs/${job.id}`, { key });
    expect(tag).toBe(entityTag(Buffer.from(JSON.stringify(read.body))));
    const change = (title: string, ifMatch: string) =>
      call(`/jobs/${job.id}`, {
        method: "PATCH",
        key,
        body: { title },
        headers: { "if-match": ifMatch },
      });
    const first = await change("First", tag);
    expect([first.status, first.body.title]).toEqual([200, "First"]);
    const second = await change("Second", tag);
    expect([second.status, problem.parse(second.body).title]).toEqual([412, "Changed meanwhile"]);
    const now = first.headers.get("etag") ?? "";
    const close = { method: "POST", key, body: { reason: "cancelled" } };
    const late = await call(`/jobs/${job.id}/close`, { ...close, headers: { "if-match": tag } });
    expect(late.status).toBe(412);
    const both = await Promise.all([change("One", now), change("Other", now)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await change("Any", "*")).status).toBe(200);
    expect((await call(`/jobs/${job.id}/close`, close)).status).toBe(200);
  });

  it("reads its company and changes the logo, as pictures alone", async () => {
    const company = await makeCompany();
    const { key } = await makeKey(company);
    const reading = await makeKey(company, ["jobs:read"]);
    const own = await call("/own/company", { key: reading.key });
    expect(answerSchemas.OwnCompany.parse(own.body)).toMatchObject({
      id: company.id,
      name: "Barada Foods",
      logo: null,
      scopes: ["jobs:read"],
    });
    const put = (body: unknown, type: string) =>
      call("/own/company/logo", { method: "PUT", key, body, headers: { "content-type": type } });
    const stored = await put(await samplePicture("png"), "image/png");
    expect([stored.status, stored.body.logo]).toEqual([200, expect.stringContaining("/512.webp")]);
    expect((await put("no picture", "image/png")).status).toBe(415);
    expect((await put(await samplePicture("png"), "text/plain")).status).toBe(415);
    expect((await put(new Uint8Array(2 * 1024 * 1024 + 1), "image/png")).status).toBe(413);
    expect((await call("/own/company", { key })).body.logo).toBe(stored.body.logo);
    const removed = await call("/own/company/logo", { method: "DELETE", key });
    expect([removed.status, removed.body.logo]).toEqual([200, null]);
  });

  it("reads and changes no other company's job, in any way", async () => {
    const theirs = await makeJob(await makeCompany());
    const { key } = await makeKey(await makeCompany());
    const bodies = { PATCH: { title: "Mine" }, POST: { reason: "cancelled" } };
    expect((await call(`/own/jobs/${theirs.id}`, { key })).status).toBe(404);
    for (const [method, at, body] of [
      ["PATCH", "", bodies.PATCH],
      ["POST", "/publish", {}],
      ["POST", "/extend", {}],
      ["POST", "/close", bodies.POST],
    ] as const) {
      expect((await call(`/jobs/${theirs.id}${at}`, { method, key, body })).status).toBe(404);
    }
    const [stored] = await db.select().from(jobs).where(eq(jobs.id, theirs.id));
    expect(stored).toEqual(theirs);
    expect((await call("/own/jobs", { key })).body).toEqual({ data: [], next: null });
  });

  it("names every wrong field, in the language of the reader", async () => {
    const { key } = await makeKey(await makeCompany());
    const send = (body: unknown, language = "en") =>
      call("/jobs", { method: "POST", key, body, headers: { "accept-language": language } });
    const { status, body } = await send({
      ...plainJob,
      title: undefined,
      salary: 5,
      category: "X",
    });
    expect(status).toBe(422);
    const fields = Object.fromEntries(
      body.errors.map(({ field, message }: Record<string, string>) => [field, message]),
    );
    expect(fields).toMatchObject({ title: "Missing", salary: "Unknown" });
    expect(fields.category).toContain("Law");
    const town = await send({ ...plainJob, city: "Atlantis" }, "ar");
    expect([town.status, town.body.errors[0].field]).toEqual([422, "city"]);
    const past = await send({ ...plainJob, applicationDeadline: "2024-01-01" });
    expect([past.status, past.body.errors[0].field]).toEqual([422, "applicationDeadline"]);
    const doubtful = { ...plainJob, salaryMin: 2_000_000, salaryMax: 2_500_000, pound: undefined };
    const pay = await send(doubtful);
    expect([pay.status, pay.body.errors[0].field]).toEqual([422, "pound"]);
    expect((await send({ ...doubtful, pound: "old" })).status).toBe(201);
    expect((await send("{")).status).toBe(400);
    const form = { "content-type": "text/plain" };
    const text = await call("/jobs", { method: "POST", key, body: "x", headers: form });
    expect(text.status).toBe(415);
  });

  it("posts once under an Idempotency-Key, and refuses another request under it", async () => {
    const company = await makeCompany();
    const { key } = await makeKey(company);
    const headers = { "idempotency-key": "first" };
    const send = (body: unknown) => call("/jobs", { method: "POST", key, body, headers });
    const [one, other] = await Promise.all([send(plainJob), send(plainJob)]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    const first = one.status === 201 ? one : other;
    const wait = (first === one ? other : one).headers.get("retry-after");
    expect(wait).toBe("2");
    const again = await send(plainJob);
    expect(again.status).toBe(201);
    const location = `/api/v1/own/jobs/${first.body.id}`;
    expect([first, again].map(({ headers }) => headers.get("location"))).toEqual([
      location,
      location,
    ]);
    expect(again.body).toEqual(first.body);
    expect((await send({ ...plainJob, title: "Another" })).status).toBe(422);
    expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(1);
    const wrong = { ...headers, "idempotency-key": "second" };
    const mend = (body: unknown) => call("/jobs", { method: "POST", key, body, headers: wrong });
    expect((await mend({ ...plainJob, city: "Atlantis" })).status).toBe(422);
    expect((await mend(plainJob)).status).toBe(201);
    const empty = { "idempotency-key": "" };
    const unnamed = await call("/jobs", { method: "POST", key, body: plainJob, headers: empty });
    expect(unnamed.status).toBe(400);
  });

  it("refuses bytes that are no UTF-8 and an id that no database stores", async () => {
    const { key } = await makeKey(await makeCompany());
    const request = new Request("http://127.0.0.1:3000/api/v1/jobs", {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ ...plainJob, title: "Café" }), "latin1"),
    });
    expect((await answerApi(request, undefined)).status).toBe(400);
    for (const externalId of ["a\0b", "a\ud800", " \n "]) {
      const body = { ...plainJob, externalId };
      const { status, body: refused } = await call("/jobs", { method: "POST", key, body });
      expect([status, refused.errors[0].field]).toEqual([422, "externalId"]);
    }
  });

  it("says that a place is unknown, and that the pay stands in the wrong order", async () => {
    const { key } = await makeKey(await makeCompany());
    const errorsOf = async (more: object) => {
      const body = { ...plainJob, ...more };
      return (await call("/jobs", { method: "POST", key, body })).body.errors;
    };
    expect(await errorsOf({ city: "Atlantis" })).toEqual([{ field: "city", message: "Unknown" }]);
    const pay = { salaryMin: 900, salaryMax: 400, currency: "USD" };
    expect(await errorsOf(pay)).toEqual([{ field: "salaryMin", message: "More than salaryMax" }]);
  });

  it("refuses an externalId that another job of the company has, and no other company's", async () => {
    const { key } = await makeKey(await makeCompany());
    const other = await makeKey(await makeCompany());
    const send = (by: string) => call("/jobs", { method: "POST", key: by, body: newJob });
    expect((await send(key)).status).toBe(201);
    const refused = await send(key);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Another of your jobs has this externalId",
    ]);
    expect((await send(other.key)).status).toBe(201);
  });

  it("counts toward the jobs of the day as in the dashboard", async () => {
    const { key } = await makeKey(await makeCompany());
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await call("/jobs", { method: "POST", key, body: plainJob })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it("lists the own jobs of a status, part by part", async () => {
    const company = await makeCompany();
    const { key } = await makeKey(company);
    for (let i = 0; i < 3; i++) await makeJob(company, { title: `${i}`, status: "draft" });
    await makeJob(company);
    const first = await call("/own/jobs?status=draft&limit=2", { key });
    const rest = await call(`/own/jobs?status=draft&limit=2&cursor=${first.body.next}`, { key });
    answerSchemas.OwnJobList.parse(first.body);
    const titles = [...first.body.data, ...rest.body.data].map(({ title }) => title);
    expect([titles.toSorted(), rest.body.next]).toEqual([["0", "1", "2"], null]);
  });
});

it("each operation has an address of its own", () => {
  const addresses = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
