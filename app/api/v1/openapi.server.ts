import { z } from "zod";
import { apiTexts } from "#app/content/api-texts.server.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Operation } from "./operation.ts";
import { answerSchemas, requestSchemas } from "./schemas.ts";
import { documentedWebhooks, webhookSchemas } from "./webhooks.server.ts";

/** A schema as JSON Schema 2020-12 has it, as far as this API uses it. */
export type JsonSchema = {
  type?: string;
  description?: string;
  $ref?: string;
  enum?: readonly unknown[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: unknown;
};
type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};
export type DocumentedOperation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
};

/** Statuses that every operation may have; those with a key besides. */
const ofAll = [400, 404, 405, 406, 429, 500, 503];
const ofKeys = [401, 403];
const ofBodies = [413, 415];

const componentOf = (name: string) => `#/components/schemas/${name}`;

/** The OpenAPI 3.1 document, made from the schemas that requests are checked by. */
export function makeDocument(operations: readonly Operation[], language: Language) {
  const texts = forReader(apiTexts, language);
  const statuses = [...new Set(operations.flatMap(refusalsOf))].sort();
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  for (const each of operations) {
    paths[each.path] = { ...paths[each.path], [each.method]: documented(each, language) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: texts.title,
      version: "1.0.0",
      description: [texts.lead, ...texts.sections.flatMap(sectionText)].join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${settings().baseUrl}/api/v1` }],
    tags: (Object.keys(texts.tags) as Operation["tag"][]).map((name) => ({
      name,
      description: texts.tags[name],
    })),
    paths,
    webhooks: documentedWebhooks(language),
    components: {
      schemas: {
        ...componentSchemas(texts.fields),
        ...converted(webhookSchemas, "output", texts.webhooks.fields),
      },
      securitySchemes: {
        companyKey: { type: "http", scheme: "bearer", description: texts.headers.authorization },
      },
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description: texts.headers.IdempotencyKey,
          schema: { type: "string", minLength: 1, maxLength: 200 },
        },
        IfMatch: {
          name: "If-Match",
          in: "header",
          description: texts.headers.IfMatch,
          schema: { type: "string" },
        },
      },
      headers: Object.fromEntries(
        Object.entries(texts.headers)
          .filter(([name]) => name in headerTypes)
          .map(([name, description]) => [
            name,
            { description, schema: { type: headerTypes[name as keyof typeof headerTypes] } },
          ]),
      ),
      responses: Object.fromEntries(
        statuses.map((status) => [`Problem${status}`, problemOf(status, language)]),
      ),
    },
  };
}

const headerTypes = {
  XRequestId: "string",
  RateLimit: "string",
  RateLimitPolicy: "string",
  RetryAfter: "integer",
  ETag: "string",
  Location: "string",
  Allow: "string",
} as const;

/** The refusals that an operation may answer with. */
export function refusalsOf({ scope, body, picture, refusals }: Operation): number[] {
  const bodies = body || picture ? ofBodies : [];
  const all = [...refusals, ...ofAll, ...(scope ? ofKeys : []), ...bodies];
  return [...new Set(all)].sort();
}

function documented(each: Operation, language: Language): DocumentedOperation & object {
  const { id, tag, scope, body, picture, answer, method, isGuarded } = each;
  const hasTag = (method === "get" && !answer.files) || isGuarded || answer.status === 201;
  const texts = forReader(apiTexts, language);
  const { summary, description } = texts.operations[id as keyof typeof texts.operations];
  const success = {
    description: texts.answers[`${answer.status}`],
    headers: headersOf([
      "XRequestId",
      ...(hasTag ? ["ETag"] : []),
      ...(answer.headers ?? []),
      ...(id === "listJobs" ? [] : ["RateLimit", "RateLimitPolicy"]),
    ]),
    content: answer.files
      ? ofTypes(answer.files)
      : { "application/json": { schema: { $ref: componentOf(answer.name) } } },
  };
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    // An operation without a key is open to everybody.
    security: scope ? [{ companyKey: scope === "any" ? [] : [scope] }] : [],
    parameters: [
      ...parametersOf(each.pathSchema, "path", texts.fields),
      ...parametersOf(each.querySchema, "query", texts.fields),
      ...(method === "post" ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
      ...(isGuarded ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
    ],
    ...(picture && { requestBody: { required: true, content: ofTypes(picture.types) } }),
    ...(body && {
      requestBody: {
        required: !body.isOptional,
        content: { "application/json": { schema: { $ref: componentOf(body.name) } } },
      },
    }),
    responses: {
      [answer.status]: success,
      ...(method === "get" && !answer.files && { 304: { description: texts.answers["304"] } }),
      ...Object.fromEntries(
        refusalsOf(each).map((status) => [
          status,
          id === "listJobs" && status === 400
            ? listError(language)
            : { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
    },
  } as DocumentedOperation;
}

/** The bytes of a file, by its types: OpenAPI 3.1 has no schema for them. */
function ofTypes(types: readonly string[]): Record<string, { schema: JsonSchema }> {
  return Object.fromEntries(types.map((type) => [type, { schema: {} }]));
}

function problemOf(status: number, language: Language) {
  const { title, detail } = forReader(apiTexts, language).problems[`${status}` as "404"];
  return {
    description: `${title}. ${detail}`,
    headers: headersOf([
      "XRequestId",
      ...([409, 429, 503].includes(status) ? ["RetryAfter"] : []),
      ...(status === 405 ? ["Allow"] : []),
    ]),
    content: { "application/problem+json": { schema: { $ref: componentOf("Problem") } } },
  };
}

/** The one error that is older than problem+json. */
function listError(language: Language) {
  const { title, detail } = forReader(apiTexts, language).problems["400"];
  return {
    description: `${title}. ${detail}`,
    content: { "application/json": { schema: { $ref: componentOf("JobListError") } } },
  };
}

function headersOf(names: readonly string[]) {
  const written = (name: string) => (name === "ETag" ? name : name.replace(/(?!^)([A-Z])/g, "-$1"));
  return Object.fromEntries(
    names.map((name) => [written(name), { $ref: `#/components/headers/${name}` }]),
  );
}

type FieldTexts = Record<string, string>;

/** The components: answers as they are sent, bodies as they are taken. */
function componentSchemas(texts: FieldTexts): Record<string, JsonSchema> {
  return {
    ...converted(answerSchemas, "output", texts),
    ...converted(requestSchemas, "input", texts),
  };
}

function converted(
  schemas: Record<string, z.ZodType>,
  io: "input" | "output",
  texts: FieldTexts,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const generated = z.toJSONSchema(registry, { io, uri: componentOf, override: stripOutput(io) });
  return Object.fromEntries(
    Object.entries(generated.schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [
      name,
      withTexts(schema as JsonSchema, texts, name),
    ]),
  );
}

/** An answer may get further fields: clients have to let them pass. */
function stripOutput(io: "input" | "output") {
  return ({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) => {
    if (io === "output") delete jsonSchema.additionalProperties;
  };
}

/** Puts the text of each property's name beside it, or the one that its component has. */
function withTexts(schema: JsonSchema, texts: FieldTexts, component = ""): JsonSchema {
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(items && { items: withTexts(items, texts) }),
    ...(anyOf && { anyOf: anyOf.map((each) => withTexts(each, texts)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const description = texts[`${component}.${name}`] ?? texts[name];
          return [name, { ...withTexts(property, texts), ...(description && { description }) }];
        }),
      ),
    }),
  };
}

function parametersOf(
  schema: z.ZodType | undefined,
  where: "path" | "query",
  texts: FieldTexts,
): Parameter[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: "output" }) as JsonSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    // All parameters of a query may be left out.
    required: where === "path",
    ...(texts[name] && { description: texts[name] }),
    schema: property,
  }));
}

function sectionText({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return [`## ${title}`, ...paragraphs];
}
