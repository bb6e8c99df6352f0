import { readFileSync } from "node:fs";
import type { z } from "zod";
import {
  demoAccount,
  demoApplication,
  demoCheck,
  demoCompany,
  demoJob,
  demoLogo,
  demoSeeker,
} from "./demo-schema.ts";

/** A whole board to try things on, from demo/data/ of the project's folder. */
export function demoData() {
  return {
    accounts: demoAccounts(),
    companies: readLines("companies", demoCompany),
    checks: readLines("checks", demoCheck),
    logos: readLines("logos", demoLogo),
    seekers: readLines("seekers", demoSeeker),
    jobs: readLines("jobs", demoJob),
    applications: readLines("applications", demoApplication),
  };
}

export const demoAccounts = () => readLines("accounts", demoAccount);

const readLines = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  parseLines(`demo/data/${name}.jsonl`, readFileSync(`demo/data/${name}.jsonl`, "utf8"), schema);

/** Every line of a JSONL file by its schema; throws for the first that does not fit, with its number. */
export function parseLines<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema>[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line, index) => {
      const read = schema.safeParse(JSON.parse(line));
      if (read.success) return read.data;
      const problems = read.error.issues.map(
        ({ path, message }) => `${path.join(".")}: ${message}`,
      );
      throw new Error(`${file}:${index + 1}: ${problems.join("; ")}`);
    });
}
