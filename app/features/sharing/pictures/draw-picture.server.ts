import { createRequire } from "node:module";
import { fontFile } from "#app/features/seekers/cv/pdf/pdf-font.server.ts";
import { palettePng } from "./palette-png.ts";

type Library = typeof import("@resvg/resvg-js");

let library: Library | undefined;

/** Draws an SVG as a PNG, in threads beside the one that answers requests. */
export async function drawPicture(svg: string): Promise<Buffer> {
  // Compiled for each system, so it cannot be built into the server's file.
  library ??= createRequire(import.meta.url)("@resvg/resvg-js") as Library;
  const rendered = await library.renderAsync(svg, { font });
  return palettePng(rendered.pixels, rendered);
}

const family = "IBM Plex Sans Arabic";
const font = {
  loadSystemFonts: false,
  fontFiles: [fontFile("regular"), fontFile("bold")],
  defaultFontFamily: family,
};
