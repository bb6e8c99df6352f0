import { readdir, readFile } from "node:fs/promises";

/** The processes that serve for the one of the board that has started them. */
export function workersOf(parent: number): Promise<number[]> {
  return childrenOf(parent, (command) => !command.includes("background-work"));
}

/** The process that does the background work of the one that has started it, while it lives. */
export function backgroundProcessesOf(parent: number): Promise<number[]> {
  return childrenOf(parent, (command) => command.includes("background-work"));
}

/** Those that run the board's program; the database is none. */
async function childrenOf(parent: number, isWanted: (command: string) => boolean) {
  const all = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const known = await Promise.all(
    all.map(async (pid) => ((await isChild(pid, parent, isWanted)) ? [pid] : [])),
  );
  return known.flat();
}

async function isChild(
  pid: number,
  parent: number,
  isWanted: (command: string) => boolean,
): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [state, of] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    const isOfBoard = Number(of) === parent && command.includes("build/server");
    return state !== "Z" && isOfBoard && isWanted(command);
  } catch {
    return false;
  }
}
