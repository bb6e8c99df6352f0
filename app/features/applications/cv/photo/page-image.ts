/** An upright picture in rows of RGB or RGBA bytes. */
export type Pixels = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
};

type Box = { left: number; top: number; width: number; height: number };

/** Pixels of a page's long side, at most: A4 at some 170 dots per inch. */
export const longSide = 2000;

/** Scale and JPEG quality (0 to 1) of a page, tried in turn until it is small enough. */
export const encodings = [
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.6 },
  { scale: 0.8, quality: 0.5 },
  { scale: 0.6, quality: 0.4 },
] as const;

/** The page on a photo: without the darker edges around the paper, its paper white and its ink dark. */
export function cleanPage(pixels: Pixels): Pixels {
  const page = crop(pixels, findPaper(pixels));
  setLevels(page);
  return page;
}

/** How many cells the long side of a picture is divided into. */
const cellsAlong = 80;
/** Least difference between paper and table, of 255. */
const minContrast = 50;
/**
 * Share of a row's or column's cells from which it belongs to the paper: low, since a dark column of a page
 * has bright text in some of its cells and must stay.
 */
const minPaper = 0.08;
/** Least share of the picture that the paper covers; less is no page on a table. */
const minArea = 0.3;

/** Where the paper lies: cuts strips along the edges that are darker than it, unless they have writing. */
function findPaper(pixels: Pixels): Box {
  const whole = { left: 0, top: 0, width: pixels.width, height: pixels.height };
  const cells = brightestOfCells(pixels);
  const threshold = thresholdOf(cells.values);
  if (threshold === undefined) return whole;
  const isPaper = (column: number, row: number) =>
    (cells.values[row * cells.columns + column] ?? 0) > threshold;
  const columns = bounds(cells.columns, cells.rows, isPaper);
  const rows = bounds(cells.rows, cells.columns, (row, column) => isPaper(column, row));
  if (!columns || !rows) return whole;
  const left = columns.first * cells.side;
  const top = rows.first * cells.side;
  const box = {
    left,
    top,
    width: Math.min(pixels.width, columns.last * cells.side) - left,
    height: Math.min(pixels.height, rows.last * cells.side) - top,
  };
  const share = (box.width * box.height) / (pixels.width * pixels.height);
  return share < minArea || isWrittenAround(pixels, box, cells.side) ? whole : box;
}

/** Strokes along a short piece of a row, and pieces that have them, from which something is written. */
const [minStrokes, minWritten] = [5, 3];
/** Least difference between a stroke and its paper, of 255. */
const minStroke = 48;

/** Whether there is writing outside of the box: a shadow on the page, or a dark column of it, is no table. */
function isWrittenAround(pixels: Pixels, box: Box, side: number): boolean {
  const { width, height } = pixels;
  const piece = 6 * side;
  let written = 0;
  for (let y = 0; y < height; y += Math.max(2, side >> 2)) {
    const isBeside = y >= box.top && y < box.top + box.height;
    for (let x = 0; x < width; x += piece) {
      const isInside = x + piece > box.left && x < box.left + box.width;
      if (isBeside && isInside) continue;
      if (strokesAt(pixels, x, y, Math.min(piece, width - x)) >= minStrokes) written++;
      if (written >= minWritten) return true;
    }
  }
  return false;
}

/** How often the brightness turns between dark and bright along a piece of a row. */
function strokesAt({ data, width, channels }: Pixels, x: number, y: number, length: number) {
  let [turns, low, high, isRising] = [0, 255, 0, false];
  for (let at = x; at < x + length; at++) {
    const luma = lumaAt(data, (y * width + at) * channels);
    [low, high] = [Math.min(low, luma), Math.max(high, luma)];
    const hasTurned = isRising ? high - luma >= minStroke : luma - low >= minStroke;
    if (!hasTurned) continue;
    [turns, low, high, isRising] = [turns + 1, luma, luma, !isRising];
  }
  return turns;
}

/** The brightest of some pixels of each square cell: text on paper leaves it as bright as the paper. */
function brightestOfCells({ data, width, height, channels }: Pixels) {
  const side = Math.max(1, Math.round(Math.max(width, height) / cellsAlong));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const values = new Uint8Array(columns * rows);
  const step = Math.max(1, Math.floor(side / 8));
  for (let y = 0; y < height; y += step) {
    const rowStart = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x += step) {
      const cell = rowStart + Math.floor(x / side);
      const luma = lumaAt(data, (y * width + x) * channels);
      if (luma > (values[cell] ?? 0)) values[cell] = luma;
    }
  }
  return { values, columns, rows, side };
}

/** Otsu's threshold between two kinds of values; undefined where they hardly differ. */
function thresholdOf(values: Uint8Array): number | undefined {
  const histogram = new Uint32Array(256);
  let sum = 0;
  for (const value of values) {
    histogram[value] = (histogram[value] ?? 0) + 1;
    sum += value;
  }
  let best = { variance: 0, threshold: 0, contrast: 0 };
  let below = 0;
  let sumBelow = 0;
  for (let value = 0; value < 255; value++) {
    below += histogram[value] ?? 0;
    sumBelow += value * (histogram[value] ?? 0);
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const contrast = (sum - sumBelow) / above - sumBelow / below;
    const variance = below * above * contrast * contrast;
    if (variance > best.variance) best = { variance, threshold: value, contrast };
  }
  return best.contrast < minContrast ? undefined : best.threshold;
}

/** The first line that is paper, and the one after the last; a cell on its rim is as bright as it. */
function bounds(
  lines: number,
  across: number,
  isPaper: (line: number, at: number) => boolean,
): { first: number; last: number } | undefined {
  let first = -1;
  let last = -1;
  for (let line = 0; line < lines; line++) {
    let count = 0;
    for (let at = 0; at < across; at++) if (isPaper(line, at)) count++;
    if (count < across * minPaper) continue;
    if (first < 0) first = line;
    last = line;
  }
  return first < 0 ? undefined : { first, last: last + 1 };
}

function crop({ data, width, channels }: Pixels, box: Box): Pixels {
  const rowBytes = box.width * channels;
  const cropped = new Uint8ClampedArray(rowBytes * box.height);
  for (let row = 0; row < box.height; row++) {
    const start = ((box.top + row) * width + box.left) * channels;
    cropped.set(data.subarray(start, start + rowBytes), row * rowBytes);
  }
  return { data: cropped, width: box.width, height: box.height, channels };
}

/** Share of a page's pixels that are at most as dark as its ink, and at most as bright as its paper. */
const inkShare = 0.01;
const paperShare = 0.85;
/** A picture whose brighter part is darker than this has no paper. */
const minPaperLuma = 90;
const white = 250;

/** Stretches ink and paper to black and white, each colour by itself, which also takes a lamp's tint out. */
function setLevels({ data, channels }: Pixels): void {
  const histograms = [0, 1, 2, 3].map(() => new Uint32Array(256));
  const [lumas, ...colours] = histograms;
  for (let at = 0; at < data.length; at += channels) {
    count(lumas, lumaAt(data, at));
    for (let colour = 0; colour < 3; colour++) count(colours[colour], data[at + colour] ?? 0);
  }
  const pixels = data.length / channels;
  const ink = Math.min(minPaperLuma, percentile(lumas, pixels * inkShare));
  const paper = percentile(lumas, pixels * paperShare);
  if (paper < minPaperLuma || paper - ink < minContrast) return;
  const levels = colours.map((histogram) => {
    const high = Math.max(minPaperLuma, percentile(histogram, pixels * paperShare));
    const gain = Math.max(1, white / Math.max(1, high - ink));
    return Uint8ClampedArray.from({ length: 256 }, (_, value) => (value - ink) * gain);
  });
  for (let at = 0; at < data.length; at += channels) {
    for (let colour = 0; colour < 3; colour++) {
      data[at + colour] = levels[colour]?.[data[at + colour] ?? 0] ?? 0;
    }
  }
}

function count(histogram: Uint32Array | undefined, value: number): void {
  if (histogram) histogram[value] = (histogram[value] ?? 0) + 1;
}

function percentile(histogram: Uint32Array | undefined, pixels: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram?.[value] ?? 0;
    if (seen >= pixels) return value;
  }
  return 255;
}

/** Brightness after ITU-R BT.601, of 255. */
function lumaAt(data: Pixels["data"], at: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  return (red * 77 + green * 150 + blue * 29) >> 8;
}
