import { type ApiTexts, apiTexts } from "#app/content/api-texts.server.ts";
import { webhookEvents } from "#app/features/team/webhooks/webhook.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { type JsonSchema, makeDocument, refusalsOf } from "./openapi.server.ts";
import type { Operation } from "./operation.ts";
import { operations } from "./operations.server.ts";
import { exampleOf } from "./request-examples.ts";
import { webhookComponent } from "./webhooks.server.ts";

/** A parameter or property, its name with the names that it stands below. */
export type FieldRow = { name: string; type: string; isRequired: boolean; text: string };

export type ReferenceOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  scope: string | null;
  parameters: FieldRow[];
  body: FieldRow[];
  answer: { status: number; fields: FieldRow[] };
  refusals: number[];
  example: string;
};

export type Reference = {
  texts: Pick<ApiTexts, "title" | "description" | "lead" | "sections" | "page">;
  document: string;
  groups: { id: string; title: string; operations: ReferenceOperation[] }[];
  webhooks: {
    title: string;
    paragraphs: readonly string[];
    events: { type: string; summary: string; description: string; fields: FieldRow[] }[];
  };
  problems: { status: number; title: string; detail: string }[];
};

type Document = ReturnType<typeof makeDocument>;

/** The page of the reference, from the document. */
export function makeReference(language: Language): Reference {
  const { title, description, lead, sections, page, tags, problems, webhooks } = forReader(
    apiTexts,
    language,
  );
  const document = makeDocument(operations, language);
  const groups = (Object.keys(tags) as Operation["tag"][]).map((tag) => ({
    id: tag,
    title: tags[tag],
    operations: operations
      .filter((each) => each.tag === tag)
      .map((each) => referenceOf(each, document)),
  }));
  return {
    texts: { title, description, lead, sections, page },
    document: paths.apiDocument(language),
    groups,
    webhooks: {
      title: webhooks.title,
      paragraphs: webhooks.paragraphs,
      events: webhookEvents.map((type) => ({
        type,
        ...webhooks.events[type],
        fields: rowsOf(
          document.components.schemas[webhookComponent(type)],
          document.components.schemas,
        ),
      })),
    },
    problems: Object.entries(problems).map(([status, problem]) => ({
      status: Number(status),
      ...problem,
    })),
  };
}

function referenceOf(operation: Operation, document: Document): ReferenceOperation {
  const { id, method, path, scope, body, answer } = operation;
  const { schemas } = document.components;
  const documented = document.paths[path]?.[method];
  if (!documented) throw new Error(`The document has no ${id}.`);
  const { summary, description, parameters } = documented;
  return {
    id,
    method: method.toUpperCase(),
    path: `/api/v1${path}`,
    summary,
    description,
    scope: scope ?? null,
    parameters: parameters.flatMap((each) =>
      "$ref" in each
        ? []
        : {
            name: each.name,
            type: typeOf(each.schema, schemas),
            isRequired: each.required ?? false,
            text: each.description ?? "",
          },
    ),
    body: body ? rowsOf(schemas[body.name], schemas) : [],
    answer: {
      status: answer.status,
      fields: answer.name ? rowsOf(schemas[answer.name], schemas) : [],
    },
    refusals: refusalsOf(operation),
    example: exampleOf(operation, `${settings().baseUrl}/api/v1`),
  };
}

type Schemas = Record<string, JsonSchema>;

/** The properties of a schema, those of an object within it below its name. */
function rowsOf(schema: JsonSchema | undefined, schemas: Schemas, before = ""): FieldRow[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = before + key;
    const row = {
      name,
      type: typeOf(property, schemas),
      isRequired: required.includes(key),
      text: property.description ?? "",
    };
    const inner = objectIn(property, schemas);
    const isList = resolved(property, schemas).items !== undefined;
    return inner ? [row, ...rowsOf(inner, schemas, `${name}${isList ? "[]" : ""}.`)] : [row];
  });
}

function resolved(schema: JsonSchema | undefined, schemas: Schemas): JsonSchema {
  const name = schema?.$ref?.split("/").at(-1);
  return (name === undefined ? schema : schemas[name]) ?? {};
}

/** The object that a property is, or that its list or its choice has. */
function objectIn(property: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  const schema = resolved(property, schemas);
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items, schemas);
  return schema.anyOf?.map((each) => objectIn(each, schemas)).find(Boolean);
}

function typeOf(property: JsonSchema, schemas: Schemas): string {
  const { type, enum: values, anyOf, items, format } = resolved(property, schemas);
  if (values) return values.join(" | ");
  if (anyOf) return [...new Set(anyOf.map((each) => typeOf(each, schemas)))].join(" | ");
  if (items) return `${typeOf(items, schemas)}[]`;
  return format && format !== "uri" ? `${type} (${format})` : (type ?? "object");
}
