// npm test: installs and builds what is missing, then runs every check, and ends with the counts.
// npm run test:release: runs the tests that only a release needs, on the same build.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root } from "#server/start/start-steps.mjs";
import { playwrightCounts } from "./checklist/playwright-counts.mjs";

const began = Date.now();
const say = (step) =>
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)}s] ${step}`);
// Kept for npm run checklist.
const reports = join(root, "reports");
const isRelease = process.argv[2] === "release";
if (!isRelease) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
const notRun = [];

await ensureInstalled(say);
if (isRelease) {
  await ensureBuilt(say);
  count("Long tests of rules and services", "unit:release", vitestCounts);
  count("Proxies, other engines, crawler and faults", "e2e:release", playwrightCounts);
} else {
  // Side by side: none of them keeps two cores busy.
  await Promise.all([
    check("Types", ["run", "typecheck"]),
    check("Lint, format and imports", ["run", "lint"]),
    ensureBuilt(say),
  ]);
  count("Rules and services", "unit", vitestCounts);
  count("Journeys in a browser", "e2e", playwrightCounts);
}
say("Done.");
for (const reason of new Set(notRun)) {
  console.log(`${notRun.filter((other) => other === reason).length} not run: ${reason}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A step that passes or fails as one; what it prints is shown when it has ended. */
async function check(name, args) {
  const child = spawn("npm", args, { stdio: ["ignore", "pipe", "pipe"] });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const [status] = await once(child, "close");
  say(name);
  process.stdout.write(Buffer.concat(parts));
  if (status === 0) passed += 1;
  else failed += 1;
}

/** A test runner's step, counted test by test; one that dies without counts has failed. */
function count(name, script, read) {
  say(name);
  const file = join(reports, `${script.replace(":", "-")}.json`);
  const { status } = spawnSync("npm", ["run", script], {
    stdio: "inherit",
    env: { ...process.env, TEST_RESULTS: file },
  });
  try {
    const counts = read(JSON.parse(readFileSync(file, "utf8")));
    passed += counts.passed;
    failed += counts.failed;
    notRun.push(...(counts.notRun ?? []));
    if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) failed += 1;
    if (counts.failed > 0) printEvidence();
  } catch {
    failed += 1;
  }
}

/** What failed journeys left: their pages as text, and what their boards logged. */
function printEvidence() {
  const results = join(root, "test-results");
  const files = existsSync(results) ? readdirSync(results, { recursive: true }) : [];
  for (const file of files.filter((name) => /\.(md|log)$/.test(name))) {
    console.log(`\n${file}\n${readFileSync(join(results, file), "utf8")}`);
  }
}

function vitestCounts(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
