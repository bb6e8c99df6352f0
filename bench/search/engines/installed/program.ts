import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Where Debian puts programs. */
const folders = ["/usr/bin", "/usr/sbin"];

/** The full path of a program; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path));
}

export type Program = { pid: number; stop: () => Promise<void> };

/** Starts a program that serves until it is stopped, or until this process ends, be it by a signal. */
export function startProgram(path: string, args: readonly string[]): Program {
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "inherit"] });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return { pid: child.pid ?? 0, stop: () => stopChild(child) };
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  await ended;
}

/** A connection to a port of this machine, as soon as something listens there. */
export async function connectPatiently(port: number, seconds = 30): Promise<Socket> {
  for (const end = Date.now() + seconds * 1000; ; await pause(50)) {
    const socket = await tryToConnect(port);
    if (socket) return socket;
    if (Date.now() > end) throw new Error(`Nothing listens on port ${port}.`);
  }
}

function tryToConnect(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true });
    socket.once("connect", () => resolve(socket.removeAllListeners("error")));
    socket.once("error", () => resolve(undefined));
  });
}

/** Reads a stream of bytes in parts of a known length. */
export class ByteReader {
  private parts: Buffer = Buffer.alloc(0);
  private wanted = 0;
  private give: ((bytes: Buffer) => void) | undefined;
  private fail: ((error: Error) => void) | undefined;

  constructor(socket: Socket) {
    socket.on("data", (bytes) => {
      this.parts = this.parts.length === 0 ? bytes : Buffer.concat([this.parts, bytes]);
      this.answer();
    });
    socket.on("error", (error) => this.fail?.(error));
    socket.on("close", () => this.fail?.(new Error("The engine has closed the connection.")));
  }

  read(length: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.wanted = length;
      this.give = resolve;
      this.fail = reject;
      this.answer();
    });
  }

  private answer(): void {
    if (!this.give || this.parts.length < this.wanted) return;
    const give = this.give;
    this.give = undefined;
    const bytes = this.parts.subarray(0, this.wanted);
    this.parts = this.parts.subarray(this.wanted);
    give(bytes);
  }
}
