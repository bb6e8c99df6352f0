// Some registries lack packages for platforms nobody here uses; npm then leaves them out of
// package-lock.json and later refuses that very file in `npm ci`. This names them in it again.
// After a change of dependencies: rm package-lock.json && npm install --package-lock-only &&
// node dev/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs";

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  if (path === "") continue;
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (packages[`node_modules/${name}`] || packages[`${path}/node_modules/${name}`]) continue;
    packages[`node_modules/${name}`] = absent(name, range, dev);
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** An entry that npm passes over on any other platform than the one in the package's name. */
function absent(name, range, dev) {
  const parts = name.split("/").at(-1).split("-");
  const os =
    parts.includes("win32") || parts.includes("windows")
      ? "win32"
      : parts.find((part) => systems.includes(part));
  const cpu = parts.find((part) => processors.includes(part));
  if (!os && !cpu) throw new Error(`Which platform is ${name} for?`);
  const libc = parts.some((part) => part.startsWith("musl"))
    ? "musl"
    : parts.some((part) => part.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
