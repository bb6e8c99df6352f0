import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { cvViews, jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { writeMessage } from "#app/features/applications/thread/thread.server.ts";
import { apiScopes } from "#app/features/team/keys/api-key.ts";
import { revokeApiKey } from "#app/features/team/keys/api-keys.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { callApi } from "#test/api/call-api.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { applicationWith, applyTo } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeKey, makeMember, makeSeeker } from "#test/people.ts";
import { operations } from "./operations.server.ts";
import { exampleBodies } from "./request-examples.ts";
import { answerSchemas, problem } from "./schemas.ts";

usePageChanges(useTestDatabase());

let company: Person;
let key: string;
let jobId: string;

beforeEach(async () => {
  company = await makeCompany();
  ({ key } = await makeKey(company));
  ({ id: jobId } = await makeJob(company, { title: "Night baker" }));
});

async function apply(seeker: Person, to = jobId, word = "Rima") {
  const cv = await applyTo(to, seeker, word);
  return { cv, id: await applicationWith(cv) };
}

describe("an application by key", () => {
  it("is listed unopened, and counts as opened once it is read", async () => {
    const { id, cv } = await apply(await makeSeeker());
    const { body } = await callApi(`/own/applications?job=${jobId}`, { key });
    const [listed] = answerSchemas.ApplicationList.parse(body).data;
    expect(listed).toMatchObject({
      id,
      jobId,
      jobTitle: "Night baker",
      stage: "new",
      name: "Rima Rima",
    });
    expect((await callApi(`/own/applications/${id}`, { method: "HEAD", key })).status).toBe(200);
    expect(await openedAt(id)).toBeNull();
    const read = await callApi(`/own/applications/${id}`, { key });
    expect(read.status).toBe(200);
    expect(read.headers.get("cache-control")).toBe("private, no-cache");
    const application = answerSchemas.Application.parse(read.body);
    expect(application).toMatchObject({ stage: "reviewing", content: { coverLetter: "Rima" } });
    expect(application.content?.documents).toMatchObject([{ id: cv, isCv: true }]);
    expect(await openedAt(id)).not.toBeNull();
    // The system has no name: no member appears as the reader, and reading again adds nothing.
    await callApi(`/own/applications/${id}`, { key });
    const events = await db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    const opened = events.filter(({ action }) => action === "open");
    expect(opened.map(({ actorId }) => actorId)).toEqual([null]);
  });

  it("sends its CV as a download that no cache stores, and the applicant sees it", async () => {
    const { id, cv } = await apply(await makeSeeker());
    const headers = { accept: "application/pdf" };
    const file = await callApi(`/own/documents/${cv}`, { key, headers });
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Number(file.headers.get("content-length"))).toBe(file.body.length);
    expect(await db.$count(cvViews, eq(cvViews.applicationId, id))).toBe(1);
    expect(await openedAt(id)).not.toBeNull();
    expect((await callApi(`/own/documents/${cv}`, { method: "HEAD", key })).status).toBe(405);
  });

  it("is put in a stage once, with the dashboard's rules, and not under a member's name", async () => {
    const { id } = await apply(await makeSeeker());
    const at = `/own/applications/${id}/stage`;
    const send = (body: unknown) => callApi(at, { method: "POST", key, body });
    const shortlisted = await send({ stage: "shortlisted", text: "Dear {name}" });
    expect(shortlisted.status).toBe(200);
    expect(shortlisted.body.stage).toBe("shortlisted");
    const written = await read(id);
    expect(written.history).toContainEqual(
      expect.objectContaining({ action: "shortlist", text: "Dear Rima Rima" }),
    );
    expect((await send({ stage: "shortlisted", text: "Dear {name}" })).status).toBe(200);
    expect((await read(id)).history).toEqual(written.history);
    expect((await send({ stage: "shortlisted" })).status).toBe(409);
    const invited = await send({
      stage: "interview",
      interview: { times: [inDays(3)], minutes: 45, venue: "Aleppo, Baron street" },
    });
    expect(answerSchemas.ApplicationState.parse(invited.body).stage).toBe("interview");
    expect((await read(id)).interview).toMatchObject({ startsAt: inDays(3), minutes: 45 });
    const events = await db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    const byCompany = events.filter(({ side }) => side === "company");
    expect(new Set(byCompany.map(({ actorId }) => actorId))).toEqual(new Set([null]));
  });

  it("names the wrong fields of an invitation", async () => {
    const { id } = await apply(await makeSeeker());
    const send = async (interview: unknown) =>
      (
        await callApi(`/own/applications/${id}/stage`, {
          method: "POST",
          key,
          body: { stage: "interview", interview },
        })
      ).body.errors?.map(({ field }: { field: string }) => field);
    expect(await send(undefined)).toEqual(["interview"]);
    expect(await send({ times: [inDays(-1)] })).toEqual(["interview.times", "interview.venue"]);
    const where = { venue: null, phone: "no digits", link: "javascript:alert(1)" };
    const fields = await send({ times: [inDays(2)], ...where });
    expect(fields).toEqual(["interview.phone", "interview.link"]);
    expect(await send({ times: [], venue: "Here" })).toEqual(["interview.times"]);
  });

  it("takes messages within the limits of a thread", async () => {
    const seeker = await makeSeeker();
    const { id } = await apply(seeker);
    const send = (text: string) =>
      callApi(`/own/applications/${id}/messages`, { method: "POST", key, body: { text } });
    const sent = await send("Are you free in May?");
    expect(sent.body).toMatchObject({ id, stage: "new" });
    const reply = { action: "reply", side: "company", text: "Are you free in May?" };
    expect((await read(id)).history).toContainEqual(expect.objectContaining(reply));
    expect((await send(" \u200e ")).status).toBe(422);
    const answer = { text: "Yes", documentIds: [], key: crypto.randomUUID() };
    await writeMessage(seeker, id, answer);
    expect((await callApi(`/own/applications/${id}`, { key })).body.hasNews).toBe(true);
    for (let number = 0; number < 19; number++) await send(`Message ${number}`);
    const full = await send("One too many");
    expect([full.status, full.headers.get("retry-after")]).toEqual([429, "3600"]);
  });

  it("shows nothing of a withdrawn one but that it was there", async () => {
    const seeker = await makeSeeker();
    const { id, cv } = await apply(seeker);
    await withdrawOwnApplication(seeker, id);
    const { body } = await callApi(`/own/applications/${id}`, { key });
    expect(body).toMatchObject({
      stage: "withdrawn",
      isReadable: false,
      name: null,
      content: null,
    });
    expect(JSON.stringify(body)).not.toContain("Rima");
    const list = await callApi("/own/applications", { key });
    expect(JSON.stringify(list.body)).not.toContain("Rima");
    expect((await callApi(`/own/documents/${cv}`, { key })).status).toBe(404);
    const sent = { method: "POST", key, body: { stage: "hired" } };
    expect((await callApi(`/own/applications/${id}/stage`, sent)).status).toBe(409);
  });

  it("is listed part by part, by stage and since a time", async () => {
    const other = await makeJob(company);
    const ids: string[] = [];
    for (const to of [jobId, other.id, jobId])
      ids.unshift((await apply(await makeSeeker(), to)).id);
    const stage = { method: "POST", key, body: { stage: "hired" } };
    await callApi(`/own/applications/${ids[2]}/stage`, stage);
    const listed = async (query: string) => {
      const seen: string[] = [];
      let cursor = "";
      do {
        const { body } = await callApi(`/own/applications?limit=1${query}${cursor}`, { key });
        seen.push(...body.data.map(({ id }: { id: string }) => id));
        cursor = body.next ? `&cursor=${body.next}` : "";
      } while (cursor);
      return seen;
    };
    expect(await listed("")).toEqual(ids);
    expect(await listed(`&job=${other.id}`)).toEqual([ids[1]]);
    expect(await listed("&stage=new")).toEqual(ids.slice(0, 2));
    expect(await listed(`&stage=hired&job=${jobId}`)).toEqual([ids[2]]);
    expect(await listed(`&since=${inDays(1)}`)).toEqual([]);
    expect(await listed(`&since=${inDays(-1)}`)).toEqual(ids);
  });
});

describe("a key without the right to it", () => {
  const scoped = operations.filter(({ scope }) => scope);

  it("reaches no operation: none, an invented, a revoked one, one of a blocked company", async () => {
    const revoked = await makeKey(company);
    const invented = `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`;
    await revokeApiKey(company, revoked.id);
    const blocked = await makeCompany();
    const { key: ofBlocked } = await makeKey(blocked);
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, blocked.id));
    for (const { id, method, path } of scoped) {
      const at = path.replace("{id}", crypto.randomUUID());
      for (const each of [undefined, invented, revoked.key, ofBlocked]) {
        const sent = { method: method.toUpperCase(), ...(each !== undefined && { key: each }) };
        const { status, body } = await callApi(at, sent);
        expect([id, status]).toEqual([id, 401]);
        problem.parse(body);
      }
    }
  });

  it("is refused where it lacks the scope", async () => {
    for (const { id, method, path, scope } of scoped) {
      if (scope === "any") continue;
      const others = await makeCompany();
      const lacking = await makeKey(
        others,
        apiScopes.filter((each) => each !== scope),
      );
      const at = path.replace("{id}", crypto.randomUUID());
      const refused = await callApi(at, { method: method.toUpperCase(), key: lacking.key });
      expect([id, refused.status]).toEqual([id, 403]);
      expect(refused.headers.get("www-authenticate")).toContain(scope);
    }
  });

  it("of another company finds no application, no document and no job", async () => {
    const { id, cv } = await apply(await makeSeeker());
    const { key: others } = await makeKey(await makeCompany());
    const records: Record<string, string> = { ownApplications: id, ownJobs: jobId };
    for (const operation of scoped.filter(({ path }) => path.includes("{id}"))) {
      const record = operation.id === "getApplicationDocument" ? cv : records[operation.tag];
      const at = operation.path.replace("{id}", record ?? "");
      const method = operation.method.toUpperCase();
      const body = operation.body ? { body: exampleBodies[operation.id] ?? {} } : {};
      const { status } = await callApi(at, { method, key: others, ...body });
      expect([operation.id, status]).toEqual([operation.id, 404]);
    }
    const list = await callApi(`/own/applications?job=${jobId}`, { key: others });
    expect(list.body).toEqual({ data: [], next: null });
    const isOfIt = and(eq(jobApplications.id, id), sql`opened_at is null`);
    expect(await db.$count(jobApplications, isOfIt)).toBe(1);
  });

  it("is made by no reader, and with company:write by no recruiter", async () => {
    await expect(makeKey(await makeMember(company, "reader"))).rejects.toThrow();
    const recruiter = await makeMember(company, "recruiter");
    await expect(makeKey(recruiter, ["company:write"])).rejects.toThrow();
    expect(await makeKey(recruiter, ["applications:read"])).toHaveProperty("key");
  });
});

async function read(id: string) {
  return (await callApi(`/own/applications/${id}`, { key })).body.content;
}

async function openedAt(id: string) {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row?.openedAt;
}

function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T09:00:00.000Z`;
}
