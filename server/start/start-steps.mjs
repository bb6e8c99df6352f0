// The steps before anything runs, the same for npm start and npm test.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { execute } from "./start-execute.mjs";
import { exclusively } from "./start-lock.mjs";

/** The project's directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * How Node runs the app. Left to itself it lets hundreds of megabytes of garbage lie while there is
 * memory: young objects get 8 MB, and old ones are collected when they have grown by 60%.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=60", "--expose-gc"];

/** And with what around it: two heaps of the C library in place of sixteen hold less that was given back. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: "2" };

/** Installs the packages of the folder's package-lock.json, unless they are there. Throws with one sentence. */
export async function ensureInstalled(say, folder = root) {
  if (isInstalled(folder)) return;
  await exclusively(root, say, async () => {
    if (isInstalled(folder)) return;
    say(folder === root ? "Installing packages" : `Installing packages of ${basename(folder)}/`);
    await execute("npm", ["ci", "--include=dev"], { cwd: folder, env: outsideEnvironment(), say });
    writeFileSync(installMark(folder), lockHash(folder));
  });
}

/** Builds the app, unless the build is of these very sources. Throws with one sentence. */
export async function ensureBuilt(say) {
  if (isBuilt(sourceHash())) return;
  await exclusively(root, say, async () => {
    const sources = sourceHash();
    if (isBuilt(sources)) return;
    pinnedNode();
    say("Building the app");
    rmSync(buildMark(), { force: true });
    await execute("npm", ["run", "build"], { cwd: root, env: process.env, say });
    writeFileSync(buildMark(), sources);
  });
}

/** The path of the Node that runs the app: the installed one, or else this one if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, "node_modules", ".bin", "node");
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    `Node 24 did not come with the packages for this machine (${process.platform} ${process.arch}), and this is Node ${process.versions.node}: install Node 24.`,
  );
}

const installMark = (folder) => join(folder, "node_modules", ".furas-installed");
const buildMark = () => join(root, "build", ".sources");

function isInstalled(folder) {
  const hash = lockHash(folder);
  const mark = installMark(folder);
  if (existsSync(mark) && readFileSync(mark, "utf8") === hash) return true;
  if (!matchesWhatNpmInstalled(folder)) return false;
  writeFileSync(mark, hash);
  return true;
}

// Somebody ran npm by hand: npm has its own list of what it installed.
function matchesWhatNpmInstalled(folder) {
  const list = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const { packages: there } = JSON.parse(readFileSync(list, "utf8"));
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === "" || (there[path] === undefined && (optional || devOptional))) return true;
    return there[path]?.version === version;
  });
}

function lockHash(folder) {
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
}

function isBuilt(sources) {
  if (!existsSync(join(root, "build", "server"))) return false;
  return existsSync(buildMark()) && readFileSync(buildMark(), "utf8") === sources;
}

const sourcePlaces = [
  "app",
  "server",
  "db",
  "demo",
  "dev",
  "public",
  "vendor",
  "CHANGELOG.md",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];

function sourceHash() {
  const hash = createHash("sha256");
  for (const path of sourcePlaces.flatMap(filesIn)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

// Tests are in no build; the type check makes the declarations of messages, after the first build.
const notBuilt = /\.test\.|\.d\.json\.ts$/;

function filesIn(path) {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (path.includes(".")) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

// npm must not run on the very Node that it is about to replace in node_modules.
function outsideEnvironment() {
  const ours = resolve(root, "node_modules");
  const path = (process.env.PATH ?? "").split(delimiter);
  return { ...process.env, PATH: path.filter((place) => !place.startsWith(ours)).join(delimiter) };
}
