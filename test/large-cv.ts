import { randomBytes } from "node:crypto";
import { pdfOf } from "#demo/sample-cv.ts";

/** A PDF of about so many bytes, unlike any other and of no use to a compressor. */
export function largeCv(bytes: number): Buffer {
  const picture = randomBytes(Math.ceil(bytes / 2))
    .toString("hex")
    .slice(0, bytes);
  return Buffer.from(
    pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
      `<< /Length ${picture.length} >>\nstream\n${picture}\nendstream`,
    ]),
  );
}

/** A PDF of half a kilobyte that takes more time to draw than a reader is given: a tiling of tiny steps. */
export function costlyPdf(): Uint8Array {
  const content = "/Pattern cs /P scn 0 0 595 842 re f";
  const tile = "0 0 1 1 re f";
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Pattern << /P 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >> /Length ${tile.length} >>\nstream\n${tile}\nendstream`,
  ]);
}
