import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listImports } from "./architecture/imports.ts";

const compose = readFileSync("compose.yaml", "utf8");
const role = readFileSync("deploy/database-role.sh", "utf8");

it("S22 containers give the board an ordinary role of the database, which owns its one database", () => {
  // PostgreSQL's image would make this role a superuser.
  expect(compose).not.toMatch(/POSTGRES_(USER|DB):/);
  expect(compose).toContain("./deploy/database-role.sh:/docker-entrypoint-initdb.d/");
  expect(compose).toMatch(/DATABASE_URL: postgres:\/\/furas:/);
  expect(role).toMatch(/create role furas login[^;]*nosuperuser nocreatedb nocreaterole/s);
  expect(role).toContain("create database furas owner furas;");
  expect(role).toContain("alter role postgres password null;");
});

it("S17 neither the board nor its owner's commands ask for a CHECKPOINT, which its role may not", () => {
  const folders = ["app", "bin", "db", "deploy", "server"];
  const asking = folders
    .flatMap((folder) =>
      readdirSync(folder, { encoding: "utf8", recursive: true }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.(ts|tsx|sql|sh|service|yaml)$/.test(file) && !file.includes(".test."))
    .filter((file) => /\bcheckpoint\s*(;|`|")/i.test(readFileSync(file, "utf8")));
  expect(asking).toEqual([]);
  expect(readFileSync("docs/operations.md", "utf8")).toContain(
    "`CHECKPOINT` is not allowed to such a role and not needed",
  );
});

it("the image is built from every folder that the board's own code imports", () => {
  const ofTest = /\.test\.tsx?$/;
  const own = /^(app|bin|server)\//;
  const used = listImports().filter(({ from }) => own.test(from) && !ofTest.test(from));
  const folders = new Set(used.map(({ to }) => to.split("/")[0]));
  const context = readFileSync(".dockerignore", "utf8").split("\n");
  expect(folders).toContain("demo");
  for (const folder of folders) expect(context).toContain(`!${folder}`);
});
