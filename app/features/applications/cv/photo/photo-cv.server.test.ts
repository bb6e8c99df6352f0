import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { drawPdfPage, readPdf } from "#app/features/applications/cv/reading/pdf-document.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { bombPng, heicPhoto, noisyPicture, sheetPhoto } from "#test/pictures.ts";
import type { CvFile } from "./photo-cv.server.ts";
import { isPhotoPdf, maxPageBytes } from "./photo-pdf.ts";

useTestDatabase();

let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

const photo = async (fileName = "IMG_1.jpg"): Promise<CvFile> => ({
  content: await sheetPhoto(),
  fileName,
});

async function upload(...files: CvFile[]) {
  const uploaded = await uploadDocument(seeker, ...files);
  if (isRefused(uploaded)) throw new Error(uploaded.refused);
  const document = await findDocumentFor(seeker, uploaded.id);
  if (!document) throw new Error("not stored");
  return { uploaded, document };
}

const refusal = async (...files: CvFile[]) => {
  const outcome = await uploadDocument(seeker, ...files);
  return isRefused(outcome) ? outcome.refused : "stored";
};

describe("a photo becomes a CV", () => {
  it.each(["jpeg", "png", "webp"] as const)(
    "a %s is stored as a PDF, upright and without the table around the paper",
    async (format) => {
      const content = await sheetPhoto(format);
      const { uploaded, document } = await upload({ content, fileName: `سيرتي.${format}` });
      expect(uploaded.name).toBe("سيرتي.pdf");
      expect(document).toMatchObject({ kind: "pdf", mediaType: "application/pdf" });
      const { text, count, pages } = await readPdf(document.content);
      expect([text, count]).toEqual(["", 1]);
      const [{ width = 0, height = 1 } = {}] = pages;
      expect(width / height).toBeCloseTo(400 / 680, 1);
      const drawn = sharp(await drawPdfPage(document.content, 1));
      const pixel = async (left: number, top: number) => {
        const at = { left: Math.round(left * width), top: Math.round(top * height) };
        const region = { ...at, width: 8, height: 8 };
        const part = await drawn.clone().extract(region).png().toBuffer();
        return (await sharp(part).stats()).channels.map(({ mean }) => mean);
      };
      const [red = 0, green = 0] = await pixel(0.5, 0.07);
      expect(red - green).toBeGreaterThan(80);
      for (const channel of await pixel(0.12, 0.5)) expect(channel).toBeGreaterThan(230);
    },
  );

  it("the place where it was taken, and the camera, are gone", async () => {
    const { document } = await upload(await photo());
    const stored = Buffer.from(document.content);
    expect((await sheetPhoto()).includes("Tell-tale")).toBe(true);
    for (const word of ["Tell-tale", "Exif"]) expect(stored.includes(word)).toBe(false);
  });

  it("six photos are six pages in their order, a copy is a photo too, and another PDF is none", async () => {
    const wide = await noisyPicture(64, 3).resize(640, 320, { fit: "fill" }).jpeg().toBuffer();
    const files: CvFile[] = [{ content: wide, fileName: "a.jpg" }];
    while (files.length < 6) files.push(await photo());
    const { document } = await upload(...files);
    const { pages } = await readPdf(document.content);
    expect(pages.map(({ width, height }) => width > height)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
    expect(isPhotoPdf(document.content)).toBe(true);
    const copy = await upload({ content: document.content, fileName: document.name });
    expect([copy.document.isPhoto, document.isPhoto]).toEqual([true, true]);
    const other = await upload({ content: samplePdf(["CV"]), fileName: "cv.pdf" });
    expect(other.document.isPhoto).toBe(false);
  });

  it("one that hardly becomes smaller is scaled down until a CV of six fits", async () => {
    const content = await noisyPicture(2400, 3).jpeg({ quality: 40 }).toBuffer();
    const { document } = await upload({ content, fileName: "noise.jpg" });
    expect(document.content.length).toBeLessThanOrEqual(maxPageBytes + 2048);
  });

  it("is told by its content, under the name of a document too", async () => {
    const { uploaded } = await upload(await photo("cv.pdf"));
    expect(uploaded.name).toBe("cv.pdf");
    expect(await refusal(await photo("cv.exe"))).toBe("applications.cvWrongType");
    const text = Buffer.from("no picture");
    expect(await refusal({ content: text, fileName: "a.jpg" })).toBe("applications.cvWrongType");
  });

  it("an unusable photo is refused with its reason", async () => {
    const pdf = { content: samplePdf(["CV"]), fileName: "cv.pdf" };
    const bomb = { content: bombPng(9000, 9000), fileName: "bomb.png" };
    const cut = { content: (await sheetPhoto()).subarray(0, 3000), fileName: "cut.jpg" };
    expect(await refusal(await photo(), pdf)).toBe("applications.cvMixed");
    expect(await refusal(pdf, pdf)).toBe("applications.cvMixed");
    const seven = await Promise.all(Array.from({ length: 7 }, () => photo()));
    expect(await refusal(...seven)).toBe("applications.photosTooMany");
    expect(await refusal({ content: heicPhoto, fileName: "a.heic" })).toBe(
      "applications.photoHeic",
    );
    expect(await refusal(bomb)).toBe("applications.photoPixels");
    expect(await refusal(cut)).toBe("applications.photoUnreadable");
    expect(await refusal()).toBe("applications.cvMissing");
  });

  it("an account has its turns: many at once are not all drawn", async () => {
    const file = await photo();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => refusal(file)));
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(2);
    expect(new Set(outcomes)).toEqual(new Set(["stored", "applications.photosOverloaded"]));
  });
});
