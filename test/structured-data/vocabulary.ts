import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const namespace = "http://schema.org/";
const owned = (iri: string) => iri.replace(namespace, "");

type Term = { parents: string[]; domains: string[]; ranges: string[] };

/** All types and properties of schema.org by name, as @vocabulary/schema brings them. */
function readVocabulary() {
  const types = new Map<string, Term>();
  const properties = new Map<string, Term>();
  const triples = readTriples();
  const term = (): Term => ({ parents: [], domains: [], ranges: [] });
  for (const { subject, predicate, object } of triples) {
    if (predicate !== "type") continue;
    if (object === "Class") types.set(subject, term());
    if (object === "Property") properties.set(subject, term());
  }
  for (const { subject, predicate, object } of triples) {
    if (predicate === "subClassOf") types.get(subject)?.parents.push(object);
    if (predicate === "domainIncludes") properties.get(subject)?.domains.push(object);
    if (predicate === "rangeIncludes") properties.get(subject)?.ranges.push(object);
  }
  return { types, properties };
}

function readTriples() {
  const package_ = createRequire(import.meta.url).resolve("@vocabulary/schema");
  const lines = readFileSync(join(dirname(package_), "schema.nq"), "utf8");
  return [...lines.matchAll(/^<([^>]+)> <[^>]*[/#]([^>]+)> <([^>]+)>/gm)].map(
    ([, subject = "", predicate = "", object = ""]) => ({
      subject: owned(subject),
      predicate,
      object: owned(object).replace(/^.*#/, ""),
    }),
  );
}

const { types, properties } = readVocabulary();

/** The vocabulary as the validator of rich results takes it. */
export const vocabularyGraph = {
  "@graph": [
    ...[...types].map(([name, { parents }]) => ({
      "@id": `schema:${name}`,
      "@type": "rdfs:Class",
      "rdfs:subClassOf": parents.map(named),
    })),
    ...[...properties].map(([name, { domains }]) => ({
      "@id": `schema:${name}`,
      "@type": "rdf:Property",
      "schema:domainIncludes": domains.map(named),
    })),
  ],
};

function named(name: string) {
  return { "@id": `schema:${name}` };
}

type Node = Record<string, unknown>;

/** Which values, at any depth, are of a kind that the vocabulary does not take there. */
export function wrongValues(node: Node, path = String(node["@type"])): string[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith("@") || value === undefined) return [];
    const ranges = properties.get(name)?.ranges ?? [];
    return [value].flat().flatMap((each) => {
      const at = `${path}.${name}`;
      const inner = isNode(each) ? wrongValues(each, at) : [];
      return isWithin(each, ranges) ? inner : [`${at}: ${JSON.stringify(each)}`, ...inner];
    });
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function isWithin(value: unknown, ranges: readonly string[]): boolean {
  // The constraints of an action's input are no property of the vocabulary.
  if (ranges.length === 0) return true;
  if (isNode(value)) {
    const type = value["@type"];
    if (type === undefined) return typeof value["@id"] === "string";
    return ranges.some((range) => isA(String(type), range));
  }
  return ranges.some((range) => kinds[range]?.(value) ?? (isAddress(value) && types.has(range)));
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (types.get(type)?.parents ?? []).some((each) => isA(each, wanted));
}

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isDay = (value: unknown) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(String(value));
/** What is described elsewhere may be named by its address. */
const isAddress = (value: unknown) => /^https?:\/\/\S+$/.test(String(value));

const kinds: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value !== "",
  URL: isAddress,
  Boolean: (value) => typeof value === "boolean",
  Number: isNumber,
  Integer: (value) => Number.isInteger(value),
  Date: isDay,
  DateTime: (value) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(String(value)),
};
