import { randomInt } from "node:crypto";

const slots = 2 ** 16;

/** A sum of each network on a day. A few networks share a slot, whose number none can tell. */
export function createNetworkSums() {
  const sums = new Uint32Array(slots);
  let countedDay = "";
  let seed = 0;
  return {
    add(day: string, network: string): number {
      if (day !== countedDay) {
        countedDay = day;
        seed = randomInt(2 ** 31);
        sums.fill(0);
      }
      let slot = seed;
      for (let at = 0; at < network.length; at++) {
        slot = Math.imul(slot ^ network.charCodeAt(at), 0x01000193);
      }
      slot = (slot ^ (slot >>> 15)) & (slots - 1);
      const sum = (sums[slot] ?? 0) + 1;
      sums[slot] = sum;
      return sum;
    },
  };
}
