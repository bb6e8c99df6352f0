import { describe, expect, it } from "vitest";
import { cleanPage, type Pixels } from "./page-image.ts";

type Rgb = readonly [number, number, number];
type Rectangle = { left: number; top: number; right: number; bottom: number; colour: Rgb };

/** A picture of rectangles, the later ones over the earlier. */
function picture(width: number, height: number, ground: Rgb, ...rectangles: Rectangle[]): Pixels {
  const data = new Uint8Array(width * height * 3);
  const fill = ({ left, top, right, bottom, colour }: Rectangle) => {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) data.set(colour, (y * width + x) * 3);
    }
  };
  fill({ left: 0, top: 0, right: width, bottom: height, colour: ground });
  rectangles.forEach(fill);
  return { data, width, height, channels: 3 };
}

const table: Rgb = [60, 45, 35];
const paper: Rgb = [190, 182, 160];
const ink: Rgb = [50, 48, 46];
/** Lines of text, of which every second pixel column is ink. */
const lines = (left: number, right: number, top: number, bottom: number): Rectangle[] => {
  const marks: Rectangle[] = [];
  for (let y = top; y < bottom; y += 20) {
    for (let x = left; x < right; x += 4) {
      marks.push({ left: x, top: y, right: x + 2, bottom: y + 6, colour: ink });
    }
  }
  return marks;
};
const sheet = { left: 100, top: 60, right: 500, bottom: 740, colour: paper };
const photo = picture(600, 800, table, sheet, ...lines(140, 460, 100, 700));
const at = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3));

describe("the page on a photo", () => {
  it("loses the table around the paper, and no line of the paper", () => {
    const page = cleanPage(photo);
    expect(page.width).toBeGreaterThanOrEqual(400);
    expect(page.width).toBeLessThanOrEqual(420);
    expect(page.height).toBeGreaterThanOrEqual(680);
    expect(page.height).toBeLessThanOrEqual(700);
  });

  it("has white paper without the tint of a lamp, and black ink", () => {
    const page = cleanPage(photo);
    const middle = { x: Math.round(page.width / 2), y: 12 + Math.round(page.height / 2) };
    const [red = 0, green = 0, blue = 0] = at(page, middle.x, middle.y);
    expect(Math.min(red, green, blue)).toBeGreaterThan(235);
    expect(Array.from(page.data).some((value) => value < 15)).toBe(true);
  });

  it("keeps a dark column with bright text at its edge", () => {
    const column = { left: 0, top: 0, right: 200, bottom: 800, colour: [20, 40, 90] as const };
    const text = lines(40, 160, 60, 760).map((line) => ({
      ...line,
      colour: [255, 255, 255] as const,
    }));
    const page = cleanPage(picture(600, 800, [250, 250, 250], column, ...text));
    expect(page.width).toBeGreaterThanOrEqual(560);
    expect(page.height).toBeGreaterThanOrEqual(720);
  });

  it.each([
    ["a page that fills it", picture(300, 400, paper, ...lines(40, 260, 40, 360))],
    ["one colour", picture(300, 400, [90, 90, 90])],
    [
      "a small bright thing",
      picture(300, 400, table, { ...sheet, left: 140, top: 180, right: 170, bottom: 210 }),
    ],
    ["a single pixel", picture(1, 1, paper)],
    [
      "a page that is partly in a shadow",
      picture(
        600,
        800,
        paper,
        { left: 360, top: 0, right: 600, bottom: 800, colour: [95, 90, 80] },
        ...lines(40, 560, 40, 760).map((line) => ({ ...line, colour: [20, 20, 20] as const })),
      ),
    ],
    [
      "a page with a dark column and a name in it",
      picture(
        600,
        800,
        [250, 250, 250],
        { left: 0, top: 0, right: 180, bottom: 800, colour: [20, 40, 90] },
        ...lines(30, 150, 60, 120).map((line) => ({ ...line, colour: [240, 240, 240] as const })),
      ),
    ],
  ])("a picture of %s is not cut", (_, whole) => {
    const page = cleanPage(whole);
    expect([page.width, page.height]).toEqual([whole.width, whole.height]);
  });

  it("a dark picture without paper stays as it is", () => {
    const dark = picture(300, 400, [40, 40, 40], {
      ...sheet,
      left: 0,
      top: 0,
      right: 300,
      bottom: 90,
      colour: [70, 70, 70],
    });
    expect(Array.from(cleanPage(dark).data)).toEqual(Array.from(dark.data));
  });
});
