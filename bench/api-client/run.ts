import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type postgres from "postgres";
import { exampleBodies } from "#app/api/v1/request-examples.ts";
import { keyHash, makeKeyText } from "#app/features/team/keys/key-text.server.ts";
import { type Board, onBoard } from "#bench/faults/board.ts";
import { makeAccounts } from "#bench/harness/accounts.ts";
import { type Finding, mustBe, showFindings } from "#bench/harness/findings.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { noisyPicture } from "#test/pictures.ts";

/**
 * npm run bench -- api-client: generates a client from a board's own document, and has the sample of the README, as it
 * stands there, pass the type check, post a job and read an application. Installs the packages of the sample.
 */
const run = promisify(execFile);
/** openapi-typescript needs a TypeScript with an interface for programs. */
const packages = ["openapi-typescript@7.13.0", "openapi-fetch@0.17.0", "typescript@5.9.3"];

const exampleTitle = (exampleBodies.createJob as { title: string }).title;

await ensureBuilt(console.log);
const folder = await mkdtemp(join(tmpdir(), "furas-api-client-"));
try {
  showFindings(await onBoard({}, useSample));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function useSample(board: Board): Promise<Finding[]> {
  const { key, company, application } = await makeRecords(board.sql());
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await here("npm", ["install", "--no-audit", "--no-fund", ...packages]);
  const document = `${board.origin}/api/v1/openapi.json`;
  await here("npx", ["openapi-typescript", document, "-o", "furas.ts"]);
  await writeFile(join(folder, "sample.ts"), await sampleFor(board.origin));
  const strict = ["--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions"];
  const modern = ["--target", "es2022", "--module", "nodenext"];
  await here("npx", ["tsc", ...strict, ...modern, "sample.ts"]);
  const { stdout } = await here(process.execPath, ["sample.ts"], { FURAS_KEY: key });
  const sql = board.sql();
  const [posted] = await sql<{ title: string }[]>`
    select title from jobs where company_id = ${company} and title <> 'Baker'`;
  const [opened] = await sql<{ at: Date | null }[]>`
    select opened_at as at from job_applications where id = ${application}`;
  return [
    mustBe("the client passes the type check", true),
    mustBe("it posts a job", posted?.title === exampleTitle, posted?.title ?? "no"),
    mustBe("it reads an application", stdout.includes("Bread since 1998")),
    mustBe("which counts as opened", opened?.at instanceof Date),
    ...(await askServer(board.origin, key)),
  ];
}

/** Of the server around the API: an unchanged read, and a picture in place of JSON. */
async function askServer(origin: string, key: string): Promise<Finding[]> {
  const at = `${origin}/api/v1/own/company`;
  const headers = { authorization: `Bearer ${key}` };
  const first = await fetch(at, { headers });
  const tag = first.headers.get("etag") ?? "";
  const again = await fetch(at, { headers: { ...headers, "if-none-match": tag } });
  const png = { ...headers, "content-type": "image/png" };
  const picture = new Uint8Array(await noisyPicture(400).png().toBuffer());
  const put = (body: Uint8Array<ArrayBuffer>, sent: Record<string, string>) =>
    fetch(`${at}/logo`, { method: "PUT", headers: sent, body });
  const stranger = await put(picture, { ...png, authorization: "Bearer none" });
  const stored = await put(picture, png);
  const large = await put(new Uint8Array(3 * 1024 * 1024), png);
  return [
    mustBe("an unchanged read is answered with 304", again.status === 304, `${again.status}`),
    mustBe("a logo without a key is refused", stranger.status === 401, `${stranger.status}`),
    mustBe(`one of ${picture.length} bytes is stored`, stored.status === 200, `${stored.status}`),
    mustBe("one that is too large is refused", large.status === 413, `${large.status}`),
  ];
}

/** Runs a program in the folder; its output is shown where it fails. */
function here(program: string, words: string[], more: Record<string, string> = {}) {
  return run(program, words, { cwd: folder, env: { ...process.env, ...more } }).catch((error) => {
    console.error(error.stdout, error.stderr);
    throw error;
  });
}

/** The sample of the README, for a board and with the job that the reference has as its example. */
async function sampleFor(origin: string): Promise<string> {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const [, sample] = /```ts\n(\/\/ npx openapi-typescript[\s\S]*?)```/.exec(readme) ?? [];
  if (!sample) throw new Error("The README has no sample.");
  const job = JSON.stringify(exampleBodies.createJob);
  const given = `declare const process: { env: Record<string, string | undefined> };
const job = ${job} as const;`;
  return sample
    .replaceAll("https://BOARD", origin)
    .replace(/^import type .*$/m, (line) => `${line}\n${given}`);
}

/** A company with a key, and an application to its job. */
async function makeRecords(sql: postgres.Sql) {
  const [company, seeker] = await makeAccounts(sql, 2);
  if (!company || !seeker) throw new Error("no accounts");
  await sql`update user_profiles set user_type = 'company', company_name = 'Barada Foods' where id = ${company.id}`;
  const key = makeKeyText();
  const scopes = ["jobs:write", "applications:read", "company:write"];
  await sql`insert into api_keys (company_id, name, scopes, hash, ending)
    values (${company.id}, 'Sample', ${scopes}, ${keyHash(key)}, ${key.slice(-5)})`;
  const [job] = await sql<{ id: string }[]>`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
    values (${company.id}, 'Baker', 'Bread for the morning.', 'Logistics', 'Aleppo, Aleppo, Syria',
      'syria/aleppo/aleppo', 'full-time', 'entry') returning id`;
  const [document, application] = [randomUUID(), randomUUID()];
  await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes)
    values (${document}, ${seeker.id}, 'cv.pdf', 'pdf', 'application/pdf', 3)`;
  await sql`insert into job_applications (id, job_id, user_id, document_id, resume_url, cover_letter)
    values (${application}, ${job?.id ?? ""}, ${seeker.id}, ${document}, ${`/documents/${document}`}, 'Bread since 1998')`;
  return { key, company: company.id, application };
}
