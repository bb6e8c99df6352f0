import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { type ApiScope, apiScopes } from "#app/features/team/keys/api-key.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { applicationWith, applyTo } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeKey, makeSeeker } from "#test/people.ts";
import { noisyPicture } from "#test/pictures.ts";
import { answerApi } from "./answer-api.server.ts";
import { type JsonSchema, makeDocument, refusalsOf } from "./openapi.server.ts";
import { operations } from "./operations.server.ts";
import { exampleBodies } from "./request-examples.ts";
import { answerSchemas, jobListError, problem } from "./schemas.ts";

usePageChanges(useTestDatabase());

const document = makeDocument(operations, "en");

/** Values that a schema allows, and every other kind beside them. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $ref, enum: values, anyOf, items, properties, type } = schema;
  const named = $ref && document.components.schemas[$ref.split("/").at(-1) ?? ""];
  if (named) return valuesOf(named);
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (items) return fc.array(valuesOf(items), { maxLength: 4 });
  if (properties) return objectsOf(schema);
  if (type === "integer") return fc.integer({ min: schema.minimum, max: schema.maximum });
  if (type === "number") return fc.double({ min: schema.minimum, max: schema.maximum });
  if (type === "boolean") return fc.boolean();
  if (type === "null") return fc.constant(null);
  return texts;
}

const hostile = [
  "",
  " ",
  "\0",
  "%",
  "\ud800",
  "' or 1=1 --",
  "٣",
  "2026-02-30",
  "Aleppo",
  "syria/aleppo",
];
const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom(...hostile));
const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), texts);

function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fc.oneof({ weight: 9, arbitrary: valuesOf(property) }, { weight: 1, arbitrary: anything }),
    ]),
  );
  return fc.record(fields, { requiredKeys: required });
}

const queriesOf = (parameters: readonly object[]) => {
  const named = parameters.flatMap((each) =>
    "in" in each && each.in === "query"
      ? [each as unknown as { name: string; schema: JsonSchema }]
      : [],
  );
  const fields = Object.fromEntries(
    named.map(({ name, schema }) => [name, fc.oneof(valuesOf(schema), texts).map(String)]),
  );
  return fc.record(fields, { requiredKeys: [] });
};

/** A body that would do but for one of its properties. */
function withOneWrong(sample: object, name: string | undefined): fc.Arbitrary<object> {
  const { properties = {} } = (name ? document.components.schemas[name] : undefined) ?? {};
  const wrong = fc.tuple(fc.constantFrom(...Object.keys(properties), "another"), anything);
  return wrong.map(([property, value]) => ({ ...sample, [property]: value }));
}

it.each(operations)(
  "$id answers generated requests as its document says",
  async (operation) => {
    const { method, path, body, picture, answer } = operation;
    const company = await makeCompany();
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
    const { key } = await makeKey(company, apiScopes as readonly ApiScope[]);
    const job = await makeJob(company);
    const draft = await makeJob(company, { status: "draft" });
    const cv = await applyTo(job.id, await makeSeeker(), "Rima");
    const application = await applicationWith(cv);
    const documented = document.paths[path]?.[method];
    const id = fc.oneof(
      fc.constantFrom(job.id, draft.id, application, cv, crypto.randomUUID(), "barada-foods"),
      texts,
    );
    const sample = exampleBodies[operation.id] ?? {};
    const bodies = body
      ? valuesOf({ $ref: `#/components/schemas/${body.name}` })
      : fc.constant(null);
    const mended = bodies.map((each) => (each instanceof Object ? { ...each, ...sample } : each));
    const request = fc.record({
      id,
      query: queriesOf(documented?.parameters ?? []),
      body: fc.oneof(bodies, mended, withOneWrong(sample, body?.name), anything),
    });
    const own = operation.id === "publishJob" ? draft.id : job.id;
    const special: Record<string, string> = { getCompany: company.id, getApplicationDocument: cv };
    const known = special[operation.id] ?? (path.includes("/applications/") ? application : own);
    const logo = picture && (await noisyPicture(120).png().toBuffer());
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ id, query, body: sent }) => {
        const search = new URLSearchParams(query as Record<string, string>);
        const at = path.replace(/\{\w+\}/, () => encodeURIComponent(id.toWellFormed()));
        const response = await answerApi(
          new Request(`http://127.0.0.1:3000/api/v1${at}?${search}`, {
            method: method.toUpperCase(),
            headers: {
              authorization: `Bearer ${key}`,
              "content-type": picture ? "image/png" : "application/json",
            },
            ...(body && { body: JSON.stringify(sent) }),
            ...(logo && { body: sent === null ? Buffer.from("no picture") : new Uint8Array(logo) }),
          }),
          undefined,
        );
        statuses.add(response.status);
        if (response.status === answer.status && answer.files) {
          expect(answer.files).toContain(response.headers.get("content-type"));
          return;
        }
        const answered: unknown = await response.json();
        if (response.status === answer.status && answer.name) {
          answerSchemas[answer.name].parse(answered);
        } else {
          expect(refusalsOf(operation)).toContain(response.status);
          expect(response.status).toBeLessThan(500);
          (operation.id === "listJobs" ? jobListError : problem).parse(answered);
        }
      }),
      { numRuns: 60, examples: [[{ id: known, query: {}, body: sample }]] },
    );
    expect(statuses).toContain(answer.status);
  },
  60_000,
);
