import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Heard } from "./crowd.ts";

/*
 * The crowd shares its two cores with what it is to overload, so it speaks as little HTTP as will do:
 * the same words again and again on lines that are kept, and of an answer only status and length.
 */

type Line = { ask: () => Promise<Heard>; close: () => void };

type Flood = {
  port: number;
  request: string;
  rate: number;
  time: number;
  before?: number;
  lines?: number;
};

/**
 * Sends `request` so many times a second, whatever comes back, for so many milliseconds, on so many
 * lines at most. Returns all that was heard, and apart what was heard within the time: `before` it are
 * the milliseconds in which the lines are opened, and after it there is no crowd.
 */
export async function flood({ port, request, rate, time, before = 0, lines = 1500 }: Flood) {
  const free: Line[] = [];
  const all: Line[] = [];
  const answers: Promise<Heard>[] = [];
  const meanwhile: Heard[] = [];
  const ask = async () => {
    let line = free.pop();
    if (!line) {
      line = openConnection(port, request);
      all.push(line);
    }
    const heard = await line.ask();
    const at = performance.now() - began - before;
    if (at >= 0 && at < time) meanwhile.push(heard);
    if (heard.status === 0) all.splice(all.indexOf(line), 1);
    else free.push(line);
    return heard;
  };
  const began = performance.now();
  let unsent = 0;
  while (performance.now() - began < before + time) {
    const due = ((performance.now() - began) / 1000) * rate;
    while (answers.length + unsent < due) {
      if (free.length === 0 && all.length >= lines) unsent += 1;
      else answers.push(ask());
    }
    await pause(5);
  }
  const heard = await Promise.all(answers);
  for (const line of all) line.close();
  return { heard, meanwhile };
}

function openConnection(port: number, request: string): Line {
  let done: ((status: number) => void) | undefined;
  let status = 0;
  let left = 0;
  const socket: Socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  const end = (code: number) => {
    const tell = done;
    done = undefined;
    tell?.(code);
  };
  socket.on("error", () => end(0)).on("close", () => end(0));
  socket.on("data", (part: Buffer) => {
    if (status === 0) {
      const at = part.indexOf("\r\n\r\n");
      const head = part.subarray(0, at < 0 ? part.length : at).toString("latin1");
      status = Number(head.slice(9, 12));
      left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) + at + 4;
    }
    left -= part.length;
    if (left <= 0) end(status);
  });
  return {
    ask() {
      const began = performance.now();
      status = 0;
      return new Promise((resolve) => {
        done = (code) => resolve({ status: code, took: performance.now() - began });
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
