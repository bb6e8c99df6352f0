import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { faceHues } from "#app/emails/email-look.ts";

const styles = readFileSync("app/styles/cards/avatar.css", "utf8");
const darkFrom = styles.indexOf("prefers-color-scheme: dark");
const hues = [...styles.matchAll(/\.(h\d) \{\s*--hue: (\d+);/g)].map(([, name = "", hue]) => ({
  name,
  hue: Number(hue),
}));

it("each of eight hues is read well on its ground and its pattern, in light and dark", () => {
  expect(hues.map(({ name }) => name)).toEqual(["h0", "h1", "h2", "h3", "h4", "h5", "h6", "h7"]);
  for (const scheme of ["light", "dark"]) {
    const from = scheme === "dark" ? darkFrom : 0;
    for (const { name, hue } of hues) {
      const [ink, ground, pattern] = (["ink", "ground", "pattern"] as const).map((token) =>
        luminance(hue, ...tokenAt(token, from)),
      ) as [number, number, number];
      expect(contrast(ink, ground), `${name} on its ground, ${scheme}`).toBeGreaterThan(6.5);
      expect(contrast(ink, pattern), `${name} on its pattern, ${scheme}`).toBeGreaterThan(5.5);
    }
  }
});

it("emails have the light colours of each hue", () => {
  const [ground, ink] = (["ground", "ink"] as const).map((token) => tokenAt(token, 0));
  if (!ground || !ink) throw new Error("no tokens");
  expect(faceHues).toEqual(
    hues.map(({ hue }) => ({ backgroundColor: hex(hue, ...ground), color: hex(hue, ...ink) })),
  );
});

/** Saturation and lightness of a token, of 1. */
function tokenAt(token: string, from: number): [number, number] {
  const declared = new RegExp(`--${token}: hsl\\(var\\(--hue\\), (\\d+)%, (\\d+)%\\);`);
  const [, saturation, lightness] = declared.exec(styles.slice(from)) ?? [];
  return [Number(saturation) / 100, Number(lightness) / 100];
}

/** Red, green and blue, of 1. */
function rgb(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  });
}

function hex(...colour: Parameters<typeof rgb>): string {
  const channels = rgb(...colour).map((value) => Math.round(value * 255).toString(16));
  return `#${channels.map((channel) => channel.padStart(2, "0")).join("")}`;
}

/** The relative luminance of WCAG 2. */
function luminance(...colour: Parameters<typeof rgb>): number {
  const [red = 0, green = 0, blue = 0] = rgb(...colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
