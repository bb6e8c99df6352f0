import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import type { CvKind } from "#app/features/applications/cv/cv-file.ts";
import { logThrottled } from "#app/platform/log/log.server.ts";
import { createFairPlaces, type PlaceFor } from "#app/platform/turns/fair-places.ts";
import { outsideTurn } from "#app/platform/turns/turn.server.ts";
import type { ReadText } from "./read-text.ts";

/*
 * CVs are read by a process of their own, one for each, since a file may attack its reader. It has
 * no environment and may only read the program's own files; its limits are 20 MB of output, a
 * quarter of a GB for PDFium and six seconds of a processor. See docs/decisions/0032.
 */
const maxCpuSeconds = 6;
/** Since it yields to everything else, it may take long on a busy machine; that is not the CV's fault. */
const maxMs = 25_000;
const maxAnswerBytes = 20 * 1024 * 1024;

/** A company may open a CV of ten pages at once: they are drawn one after the other. */
const places = createFairPlaces({ max: 2, maxWaiting: 60, maxWaitingOfOne: 12, maxWaitMs: 15_000 });

/** A CV cannot be shown: broken, locked, of a kind that cannot be read, or beyond a limit. */
export class UnreadableCvError extends Error {}

/** The same, where reading it used up what one CV may cost: it is not to be tried again. */
export class CostlyCvError extends UnreadableCvError {}

/** Too many CVs are being read at this moment, or the machine is too busy with other things. */
export class CvReaderOverloadedError extends Error {}

/** The text of a CV. Throws UnreadableCvError and CvReaderOverloadedError. */
export async function readCvText(
  reader: PlaceFor,
  kind: CvKind,
  bytes: Uint8Array,
): Promise<ReadText> {
  return JSON.parse((await runReader(reader, [kind, "0"], bytes)).toString("utf8"));
}

/** The limits of a reader; tests use less. */
type Bounds = { withinMs: number; cpuSeconds: number };

/**
 * A page of a PDF, counted from 1, as a PNG. Throws UnreadableCvError and CvReaderOverloadedError.
 */
export function drawCvPage(
  reader: PlaceFor,
  bytes: Uint8Array,
  page: number,
  bounds?: Partial<Bounds>,
): Promise<Buffer> {
  return runReader(reader, ["pdf", String(page)], bytes, bounds);
}

async function runReader(
  reader: PlaceFor,
  task: string[],
  bytes: Uint8Array,
  { withinMs = maxMs, cpuSeconds = maxCpuSeconds }: Partial<Bounds> = {},
): Promise<Buffer> {
  const read = await outsideTurn(() =>
    places.run(reader, () => answerOf(task, bytes, { withinMs, cpuSeconds })),
  );
  if (!read) throw new CvReaderOverloadedError();
  return read.done;
}

async function answerOf(
  task: string[],
  bytes: Uint8Array,
  { withinMs, cpuSeconds }: Bounds,
): Promise<Buffer> {
  const child = spawn("/bin/sh", ["-c", shellLimits(cpuSeconds), ...command(), ...task], {
    env: {},
    cwd: "/",
    stdio: ["pipe", "pipe", "pipe"] as const,
  });
  let isCostly = false;
  const timer = setTimeout(() => {
    isCostly = cpuSecondsOf(child) > cpuSeconds / 2;
    child.kill("SIGKILL");
  }, withinMs);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (child.pid) lowerPriority(child.pid);
  // It may end before it has read all: that is told by its exit code.
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  let length = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      length += part.length;
      if (length > maxAnswerBytes) child.kill("SIGKILL");
    });
  }
  const [answer, errors, code] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    ended,
  ]).finally(() => clearTimeout(timer));
  const isTooLong = length > maxAnswerBytes;
  if (code === 0 && !isTooLong) return answer;
  // 3 is a file that cannot be read, or a package; with any other code a limit ended it.
  const event = code === 3 ? "CV not read" : "CV reader ended";
  logThrottled(event, { code: code ?? "signal", task: task.join(" "), cause: causeIn(errors) });
  // Killed by us, not by the system for its processor time.
  if (child.killed && !isTooLong && !isCostly) {
    throw new CvReaderOverloadedError(`not within ${withinMs} ms`);
  }
  throw new (code === 3 ? UnreadableCvError : CostlyCvError)(`exit code ${code}`);
}

/** Limits of the system's own, which hold though this process should be gone: it writes no file. */
function shellLimits(cpuSeconds: number): string {
  return `ulimit -t ${cpuSeconds}; ulimit -c 0; ulimit -f 0; exec "$0" "$@"`;
}

/** Seconds of a processor that a process has used; 0 where the system does not tell. */
function cpuSecondsOf({ pid }: ChildProcess): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = rest.split(" ").slice(11, 13).map(Number);
    return (user + system) / 100;
  } catch {
    return 0;
  }
}

/** The lines of a process's errors that cannot hold text of the CV. */
function causeIn(errors: string): string | undefined {
  const lines = errors.match(/^(?:cause:|FATAL ERROR:| {2}(?:code|permission|resource):).*$/gm);
  return lines?.join("\n").slice(0, 2000);
}

/** The command line with its permissions: the board's code and two packages, no data. */
function command(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const program = resolve("#app/features/applications/cv/reading/reader-process.server.ts");
  const app = dirname(resolve("#app/paths.ts"));
  const packages = ["@embedpdf/pdfium", "fflate"].map((name) => packageFolder(name, program));
  const readable = [
    `${app}/*`,
    join(app, "../package.json"),
    ...packages.map((each) => `${each}/*`),
  ];
  return [
    process.execPath,
    "--permission",
    // Where node_modules is a link, resolving it would need access beyond the two packages.
    "--preserve-symlinks",
    ...readable.map((files) => `--allow-fs-read=${files}`),
    "--max-old-space-size=160",
    "--wasm-max-mem-pages=4096",
    "--no-warnings",
    program,
  ];
}

/** A package's folder as the program imports it, which may lead through a link. */
function packageFolder(name: string, program: string): string {
  const parents = createRequire(program).resolve.paths(name) ?? [];
  const folders = parents.map((parent) => join(parent, name));
  return folders.find((folder) => existsSync(folder)) ?? name;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already.
  }
}
