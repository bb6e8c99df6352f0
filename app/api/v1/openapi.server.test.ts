import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { makeDocument } from "./openapi.server.ts";
import { operations } from "./operations.server.ts";
import { makeReference } from "./reference.server.ts";

const run = promisify(execFile);

describe.each(languages)("the OpenAPI document in %s", (language) => {
  it("passes the recommended rules of redocly", async () => {
    const folder = await mkdtemp(join(tmpdir(), "furas-openapi-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(makeDocument(operations, language)));
    const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    };
    // A board in a test has an address of this machine.
    const rules = ["--skip-rule", "no-server-example.com"];
    const args = [redocly, "lint", file, "--extends", "recommended", ...rules, "--format", "json"];
    const { stdout } = await run(process.execPath, args, { env, cwd: folder }).catch((e) => e);
    const { totals, problems } = JSON.parse(stdout);
    expect([totals.errors, totals.warnings, problems]).toEqual([0, 0, []]);
  }, 60_000);

  it("has a text for every operation, parameter and property", () => {
    const { groups, problems } = makeReference(language);
    const shown = groups.flatMap((group) => group.operations);
    expect(shown).toHaveLength(operations.length);
    const missing = shown.flatMap(({ id, summary, description, parameters, body, answer }) => [
      ...(summary && description ? [] : [id]),
      ...[...parameters, ...body, ...answer.fields]
        .filter(({ text }) => text === "")
        .map(({ name }) => `${id} ${name}`),
    ]);
    expect(missing).toEqual([]);
    const explained = new Set(problems.map(({ status }) => status));
    expect(
      shown.flatMap(({ refusals }) => refusals.filter((each) => !explained.has(each))),
    ).toEqual([]);
  });
});
