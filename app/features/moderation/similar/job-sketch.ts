import type { JobTokens } from "./job-tokens.ts";

/** How many bands a sketch has, of how many rows each: jobs that share a fifth meet with 0.76. */
const bandCount = 48;
const rowsOfBand = 2;

/** How often a token of the title counts as one of the text: short texts lie close together else. */
const titleWeight = 6;

/**
 * The sketch of a job by MinHash over shingles (single tokens and neighbours in pairs): whole numbers,
 * of which two jobs have the more in common the more alike they are.
 */
export function sketchOf({ title, body }: JobTokens): number[] {
  const shingles = shinglesOf({ title, body });
  if (shingles.length === 0) return [];
  const smallest = new Uint32Array(bandCount * rowsOfBand).fill(0xffffffff);
  for (const shingle of shingles) {
    const base = hash(shingle);
    const step = (mix(base ^ 0x9e3779b9) | 1) >>> 0;
    for (let at = 0; at < smallest.length; at++) {
      const value = mix((base + Math.imul(at + 1, step)) >>> 0);
      if (value < (smallest[at] ?? 0)) smallest[at] = value;
    }
  }
  const bands: number[] = [];
  for (let band = 0; band < bandCount; band++) {
    let value = band;
    for (let row = 0; row < rowsOfBand; row++) {
      value = mix((Math.imul(value, 31) + (smallest[band * rowsOfBand + row] ?? 0)) >>> 0);
    }
    // PostgreSQL's integers have a sign.
    bands.push(value | 0);
  }
  return bands;
}

function shinglesOf({ title, body }: JobTokens): string[] {
  const shingles = new Set<string>();
  for (const token of title) {
    for (let copy = 0; copy < titleWeight; copy++) shingles.add(`${copy}:${token}`);
  }
  for (const [at, token] of body.entries()) {
    shingles.add(token);
    const next = body[at + 1];
    if (next) shingles.add(`${token} ${next}`);
  }
  return [...shingles];
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(value >>> 0);
}

/** The last steps of MurmurHash3: every bit depends on every other. */
function mix(input: number): number {
  let value = input;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
