import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What is put in place of what in an example of deploy/, each at least once. */
type Substitutions = [what: string | RegExp, by: string][];

/**
 * Writes an example of deploy/ with addresses, ports and places of certificates of this machine, and
 * else as it is; returns its path. Throws where there is nothing to replace.
 */
export async function writeDeployFile(
  name: string,
  folder: string,
  substitutions: Substitutions,
): Promise<string> {
  let text = await readFile(join("deploy", name), "utf8");
  for (const [what, by] of substitutions) {
    const changed = text.replaceAll(typeof what === "string" ? what : everywhere(what), () => by);
    if (changed === text) throw new Error(`deploy/${name} has no ${what}.`);
    text = changed;
  }
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

function everywhere({ source }: RegExp): RegExp {
  return new RegExp(source, "gm");
}
