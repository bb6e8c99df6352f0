/** Pixels of four bytes: red, green, blue and opacity. */
type Picture = { data: Uint8Array; width: number; height: number };

/** A picture reduced to its hash and shape, for comparing it with others. */
export type LogoPrint = {
  /** Its hash in four parts of 16 bits, each as PostgreSQL's smallint. */
  parts: [number, number, number, number];
  /** The drawing in 16 by 16 means from 0 to 255. */
  shape: number[];
};

/** Sides of the square that a picture is reduced to. */
const side = 32;
/** Below this a picture is plain: a blank, a disc, a letter. See docs/measurements/0078-copies.md. */
const plainBelow = 160;
/** A pixel that differs this much from the background, of the most that one does, belongs to the drawing. */
const drawnFrom = 0.3;
/** A picture whose pixels differ by no more than this is blank. */
const blankBelow = 24;

/**
 * A perceptual hash: the signs of the low frequencies of how far each pixel is from the background. The margin is
 * cut off first, so that neither size, colours, padding nor inversion matter. Null for a plain picture.
 */
export function logoPrint(picture: Picture): LogoPrint | null {
  const { width, height } = picture;
  const distances = distancesOf(picture);
  if (windingOf(distances, width) < plainBelow) return null;
  const means = reduced(distances, width, height);
  const values = lowFrequencies(means);
  const median = [...values].sort((a, b) => a - b)[values.length / 2] ?? 0;
  const part = (from: number) => {
    const bits = values.slice(from, from + 16).map((value) => (value >= median ? 1 : 0));
    const word = bits.reduce<number>((sum, bit) => sum * 2 + bit, 0);
    return word > 0x7fff ? word - 0x10000 : word;
  };
  return { parts: [part(0), part(16), part(32), part(48)], shape: halved(means) };
}

/**
 * The square of a drawing's outline over its area: 16 for a square, some 200 at most for a letter, the more the more
 * parts it has, whatever its size. 0 for a blank picture.
 */
function windingOf(distances: Uint8Array, width: number): number {
  const peak = largest(distances);
  if (peak < blankBelow) return 0;
  const isDrawn = (at: number) => (distances[at] ?? 0) * 2 > peak;
  let [outline, area] = [0, 0];
  for (let at = 0; at < distances.length; at++) {
    const drawn = isDrawn(at);
    if (drawn) area += 1;
    if (at % width > 0 && drawn !== isDrawn(at - 1)) outline += 1;
    if (at >= width && drawn !== isDrawn(at - width)) outline += 1;
  }
  return outline ** 2 / area;
}

/** How far each pixel is from the middle colour of the picture's edge, in any channel. */
function distancesOf({ data, width, height }: Picture): Uint8Array {
  const shown = (at: number, channel: number) => {
    const alpha = data[at * 4 + 3] ?? 0;
    return channel === 3 ? alpha : ((data[at * 4 + channel] ?? 0) * alpha) / 255;
  };
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  const distances = new Uint8Array(width * height);
  for (let channel = 0; channel < 4; channel++) {
    const values = edge.map((at) => shown(at, channel)).sort((a, b) => a - b);
    const background = values[values.length >> 1] ?? 0;
    for (let at = 0; at < distances.length; at++) {
      const distance = Math.abs(shown(at, channel) - background);
      if (distance > (distances[at] ?? 0)) distances[at] = distance;
    }
  }
  return distances;
}

/** The drawing without its margin, in a square of means from 0 to 255. */
function reduced(distances: Uint8Array, width: number, height: number): Float64Array {
  const from = largest(distances) * drawnFrom;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (const [at, distance] of distances.entries()) {
    if (distance < from) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const columns = cells(left, right);
  const rows = cells(top, bottom);
  return Float64Array.from({ length: side ** 2 }, (_, at) => {
    let sum = 0;
    for (const [y, high] of rows[Math.floor(at / side)] ?? []) {
      for (const [x, wide] of columns[at % side] ?? []) {
        sum += (distances[y * width + x] ?? 0) * high * wide;
      }
    }
    return sum;
  });
}

/** For each cell along a side the pixels that it covers, with their shares of it. */
function cells(first: number, last: number): [number, number][][] {
  const step = (last + 1 - first) / side;
  return Array.from({ length: side }, (_, at) => {
    const [from, to] = [first + step * at, first + step * (at + 1)];
    const pixels: [number, number][] = [];
    for (let pixel = Math.floor(from); pixel < to; pixel++) {
      pixels.push([pixel, (Math.min(to, pixel + 1) - Math.max(from, pixel)) / step]);
    }
    return pixels;
  });
}

/** A square of half the sides, as whole numbers. */
function halved(means: Float64Array): number[] {
  const half = side / 2;
  return Array.from({ length: half ** 2 }, (_, at) => {
    const first = Math.floor(at / half) * 2 * side + (at % half) * 2;
    const four = [first, first + 1, first + side, first + side + 1];
    return Math.round(four.reduce((sum, each) => sum + (means[each] ?? 0), 0) / 4);
  });
}

function largest(distances: Uint8Array): number {
  let peak = 0;
  for (const distance of distances) if (distance > peak) peak = distance;
  return peak;
}

/** The 64 lowest frequencies of a cosine transform but the mean, lowest first. */
function lowFrequencies(means: Float64Array): number[] {
  return lowest.map(([u, v]) => {
    let sum = 0;
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        sum += (means[y * side + x] ?? 0) * cosine(u, x) * cosine(v, y);
      }
    }
    return sum;
  });
}

const highest = 12;
const cosines = Float64Array.from({ length: highest * side }, (_, at) =>
  Math.cos((Math.PI / side) * ((at % side) + 0.5) * Math.floor(at / side)),
);
const cosine = (frequency: number, at: number) => cosines[frequency * side + at] ?? 0;

const lowest = Array.from(
  { length: highest ** 2 },
  (_, at) => [at % highest, Math.floor(at / highest)] as const,
)
  .filter(([u, v]) => u + v > 0)
  .sort(([a, b], [c, d]) => a + b - c - d || a - c)
  .slice(0, 64);
