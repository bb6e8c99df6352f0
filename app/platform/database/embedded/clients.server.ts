import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning, processIdentity } from "./process.server.ts";

export type Client = Readonly<{ leave(): void; isLast(): boolean }>;

/** Writes this process down as one that uses the server; who leaves last stops the server. */
export function enter(directory: string): Client {
  const me = `${processIdentity(process.pid)}.${randomBytes(4).toString("hex")}`;
  writeFileSync(join(directory, me), "");
  return {
    leave: () => rmSync(join(directory, me), { force: true }),
    isLast: () => livingClients(directory).every((name) => name === me),
  };
}

/** The living processes that use the server; those that died without leaving are struck off. */
export function livingClients(directory: string): string[] {
  mkdirSync(directory, { recursive: true });
  return readdirSync(directory).filter((name) => {
    if (isRunning(name.split(".")[0] ?? "")) return true;
    rmSync(join(directory, name), { force: true });
    return false;
  });
}
