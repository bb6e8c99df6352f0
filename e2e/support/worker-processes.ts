import { readdir, readFile } from "node:fs/promises";

/** The processes of the board that another one of it has started; the database is none. */
export async function workersOf(parent: number): Promise<number[]> {
  const all = (await readdir("/proc")).map(Number).filter((pid) => pid > 0);
  const known = await Promise.all(
    all.map(async (pid) => ((await isChild(pid, parent)) ? [pid] : [])),
  );
  return known.flat();
}

async function isChild(pid: number, parent: number): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [state, of] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    return state !== "Z" && Number(of) === parent && command.includes("build/server");
  } catch {
    return false;
  }
}
