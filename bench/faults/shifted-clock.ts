import { readFileSync } from "node:fs";

/** For `node --import`: the wall's clock goes wrong by the milliseconds that a file says, and may jump. */
const file = process.env.SHIFTED_CLOCK ?? "";
let offset = 0;
setInterval(() => {
  offset = Number(readFileSync(file, "utf8")) || 0;
}, 100).unref();

const TrueDate = Date;
const shifted = () => TrueDate.now() + offset;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shifted()] : given, newTarget),
  apply: () => new TrueDate(shifted()).toString(),
  get: (target, name, receiver) => (name === "now" ? shifted : Reflect.get(target, name, receiver)),
});
