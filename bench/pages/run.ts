import { type Browser, chromium } from "@playwright/test";
import { languages } from "#app/i18n/language.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { findBrowser } from "#test/browser.ts";
import {
  against,
  anyPage,
  budgets,
  idleBytes,
  kilobytes,
  paintLimit,
  pressedBytes,
} from "./budget.ts";
import { printFirstFlight } from "./first-flight.ts";
import { printInteractions } from "./interactions.ts";
import { printJourney } from "./journey.ts";
import { categories, scores } from "./scores.ts";
import { type Visit, visit } from "./visit.ts";

/**
 * npm run bench -- pages [--all] [list detail …]: what pages weigh and how soon they are there, beside
 * their budgets; --all scores every public page, --scores weighs none, names of kinds weigh only
 * those and score none; --interactions measures only how soon presses show on a slow phone,
 * --first-flight what the first list needs to be read, --journey a whole journey's bytes.
 */
const kinds: [kind: string, path: string][] = [
  ["list", "/jobs"],
  ["detail", "/jobs/JOB"],
  ["home", "/home"],
  ["landing", "/"],
  ["companies", "/companies"],
  ["category", "/category/Design"],
  ["governorate", "/syria/Aleppo"],
  ["search", "/advanced-search"],
  ["pricing", "/pricing"],
  ["policy", "/privacy-policy"],
  ["login", "/login"],
];
const all = process.argv.includes("--all");
const named = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const weighedKinds = kinds.filter(([kind]) => named.length === 0 || named.includes(kind));
const onlyScores = process.argv.includes("--scores");
const parts: [flag: string, tell: (browser: Browser, origin: string) => Promise<void>][] = [
  ["--journey", printJourney],
  ["--first-flight", printFirstFlight],
  ["--interactions", printInteractions],
];
const onlyParts = parts.filter(([flag]) => process.argv.includes(flag));
// Pages that say that there is no such thing answer 404, which Lighthouse does not score.
const missing = /nowhere|nothing|0000-/;
const whole = (value: number) => value.toFixed(0);

await ensureBuilt(console.log);
await withFolder("bench-pages", async (dataDir) => {
  const server = await startBoard({ DATA_DIR: dataDir });
  try {
    await measure(server.origin);
  } finally {
    await server.end("SIGTERM");
  }
});

async function measure(origin: string): Promise<void> {
  if (onlyParts.length > 0)
    return await inBrowser((browser) => printParts(browser, origin, onlyParts));
  const job = await firstJob(origin);
  if (!onlyScores) await weigh(origin, job);
  if (named.length === 0) await score(origin, job);
}

/** An open job; its page and the lists are made once before anything is measured. */
async function firstJob(origin: string): Promise<string> {
  for (const [, path] of kinds) await (await fetch(origin + path)).text();
  const list = await (await fetch(`${origin}/jobs`)).text();
  return /href="\/jobs\/([\da-f-]{36})"/.exec(list)?.[1] ?? "";
}

async function weigh(origin: string, job: string): Promise<void> {
  await inBrowser((browser) => weighIn(browser, origin, job));
}

async function inBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  await work(browser);
  await browser.close();
}

async function weighIn(browser: Browser, origin: string, job: string): Promise<void> {
  console.log(
    "\nMeasured / limit, ✗ where it is missed. Bytes as they came over the line, with headers.",
  );
  let printed = 0;
  for (const [kind, path] of weighedKinds) {
    for (const language of languages) {
      const see = (line: "good" | "Save-Data" | "2g" | "slow") =>
        visit(browser, origin + path.replace("JOB", job), language, line);
      const good = await see("good");
      const [saving, second] = await Promise.all([see("Save-Data"), see("2g")]);
      const slow = await see("slow");
      tell(rowOf(kind, language, good, saving, second, slow), printed === 0);
      printed += 1;
    }
  }
  await printParts(browser, origin, parts);
}

async function printParts(browser: Browser, origin: string, some: typeof parts): Promise<void> {
  for (const [, tell] of some) await tell(browser, origin);
}

function rowOf(
  kind: string,
  language: string,
  good: Visit,
  saving: Visit,
  second: Visit,
  slow: Visit,
): Record<string, string> {
  const limit = budgets[kind] ?? anyPage;
  return {
    page: `${kind} ${language}`,
    requests: against(good.requests, limit.requests, whole),
    "cold, before use": against(good.bytes, limit.bytes, kilobytes),
    "all idle": against(good.idleBytes, idleBytes, kilobytes),
    "in requests": whole(good.idleRequests),
    "after a press": against(good.pressedBytes, pressedBytes, kilobytes),
    "script, Save-Data": against(saving.scriptBytes, 0, whole),
    "script, 2g": against(second.scriptBytes, 0, whole),
    shift: against(good.shift, 0, (value) => (value === 0 ? "0" : value.toFixed(3))),
    "LCP, 250 kbit/s": against(
      slow.paint / 1000,
      paintLimit / 1000,
      (value) => `${value.toFixed(1)} s`,
    ),
  };
}

async function score(origin: string, job: string): Promise<void> {
  const everybody = pagesOf.find(([who]) => who === null)?.[1] ?? [];
  const asPlanned = new Set(["/", "/home", "/jobs", "/jobs/JOB", "/privacy-policy"]);
  const paths = everybody.filter((path) => (all ? !missing.test(path) : asPlanned.has(path)));
  console.log("\nLighthouse, phone: performance ≥ 0.98, the rest 1");
  let printed = 0;
  for (const path of paths) {
    for (const language of languages) {
      // One page that cannot be scored does not keep the others from it.
      const got = await scores(origin + path.replace("JOB", job), language).catch(() => null);
      if (!got) process.exitCode = 1;
      const cells = categories.map((name) => {
        const limit = name === "performance" ? 0.98 : 1;
        return [name, got ? `${got[name]}${got[name] < limit ? " ✗" : ""}` : "not scored ✗"];
      });
      tell({ page: `${path} ${language}`, ...Object.fromEntries(cells) }, printed === 0);
      printed += 1;
    }
  }
}

/** A line for each row as soon as it is known. */
function tell(row: Record<string, string>, first: boolean): void {
  const names = Object.keys(row);
  const line = (cells: string[]) => {
    const padded = cells.map((cell, at) => cell.padEnd(Math.max(22, (names[at] ?? "").length)));
    console.log(`  ${padded.join(" ").trimEnd()}`);
  };
  if (first) line(names);
  line(Object.values(row));
}
