import { renderAsync } from "@resvg/resvg-js";
import { fontFile } from "#app/features/seekers/cv/pdf/pdf-font.server.ts";
import { palettePng } from "./palette-png.ts";

/** Draws an SVG as a PNG, in threads beside the one that answers requests. */
export async function drawPicture(svg: string): Promise<Buffer> {
  const rendered = await renderAsync(svg, { font });
  return palettePng(rendered.pixels, rendered);
}

const family = "IBM Plex Sans Arabic";
const font = {
  loadSystemFonts: false,
  fontFiles: [fontFile("regular"), fontFile("bold")],
  defaultFontFamily: family,
};
