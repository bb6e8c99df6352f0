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
