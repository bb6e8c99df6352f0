import { maxCvBytes } from "#app/features/applications/cv/cv-file.ts";
import { maxPhotoPages } from "#app/limits.ts";

/** A page of a CV: a JPEG in three colours, and its size in pixels. */
export type PhotoPage = { jpeg: Uint8Array; width: number; height: number };

/** The largest page, in bytes: as many as there may be are together a CV that is accepted. */
export const maxPageBytes = Math.floor((maxCvBytes - 32 * 1024) / maxPhotoPages);

/** By which a CV made here from photos is known again, also in a copy. */
const mark = "/Producer (Furas: photo of a CV)";
/** The long side of A4, in points. */
const paperLength = 842;

/** A PDF whose pages are these pictures and nothing else. */
export function photoPdf(pages: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  const file = new PdfWriter();
  const first = 3;
  const numbers = pages.map((_, index) => first + index * 3);
  file.object("<< /Type /Catalog /Pages 2 0 R >>");
  const kids = numbers.map((number) => `${number} 0 R`).join(" ");
  file.object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const number = numbers[index] ?? 0;
    const scale = paperLength / Math.max(width, height);
    const [wide, high] = [points(width * scale), points(height * scale)];
    file.object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] ` +
        `/Resources << /XObject << /P ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    );
    const drawing = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
    file.stream("", new TextEncoder().encode(drawing));
    file.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ",
      jpeg,
    );
  }
  return file.end(`<< ${mark} >>`);
}

/** Whether a file is a CV made by photoPdf, here or on a device. */
export function isPhotoPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(-2048)).includes(mark);
}

function points(length: number): string {
  return length.toFixed(1);
}

class PdfWriter {
  private readonly parts: Uint8Array[] = [];
  private readonly offsets: number[] = [];
  private length = 0;

  constructor() {
    this.text("%PDF-1.4\n");
    this.add(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  }

  object(content: string): void {
    this.begin();
    this.text(`${content}\nendobj\n`);
  }

  stream(dictionary: string, data: Uint8Array): void {
    this.begin();
    this.text(`<< ${dictionary}/Length ${data.length} >>\nstream\n`);
    this.add(data);
    this.text("\nendstream\nendobj\n");
  }

  end(info: string): Uint8Array<ArrayBuffer> {
    this.object(info);
    const start = this.length;
    const size = this.offsets.length + 1;
    const entries = this.offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
    this.text(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`);
    this.text(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${size - 1} 0 R >>\n`);
    this.text(`startxref\n${start}\n%%EOF\n`);
    const file = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }

  private begin(): void {
    this.offsets.push(this.length);
    this.text(`${this.offsets.length} 0 obj\n`);
  }

  private text(text: string): void {
    this.add(new TextEncoder().encode(text));
  }

  private add(part: Uint8Array): void {
    this.parts.push(part);
    this.length += part.length;
  }
}
