import Validator from "@adobe/structured-data-validator";
import { brokenRules } from "./job-posting-rules.ts";
import { vocabularyGraph, wrongValues } from "./vocabulary.ts";

export type StructuredData = Record<string, unknown> & { "@type"?: string };

/** What a page states by schema.org. */
export function structuredDataIn(html: string): StructuredData[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
}

/**
 * What is wrong with what a page states: by the vocabulary of schema.org, by a validator of rich results, and
 * a JobPosting by Google's rules for jobs. What the validator merely recommends is not counted.
 */
export async function structuredDataFaults(
  stated: StructuredData,
  now = new Date(),
): Promise<string[]> {
  const graph = stated["@graph"];
  const nodes = (Array.isArray(graph) ? graph : [stated]) as StructuredData[];
  const faults = await Promise.all(nodes.map((node) => nodeFaults(node, now)));
  return [
    ...(stated["@context"] === "https://schema.org" ? [] : ["@context is not schema.org"]),
    ...faults.flat(),
  ];
}

async function nodeFaults(node: StructuredData, now: Date): Promise<string[]> {
  const type = node["@type"] ?? "none";
  const issues = await validator.validate({ jsonld: { [type]: [structuredClone(node)] } });
  return [
    ...issues
      .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
      .map(
        ({ issueMessage, path }) =>
          `${path.map(({ property, type }) => property ?? type).join(".")}: ${issueMessage}`,
      ),
    ...wrongValues(node).map((fault) => `${fault} is no value there`),
    ...(type === "JobPosting" ? brokenRules(node, now) : []),
  ];
}

const validator = new Validator(vocabularyGraph);
