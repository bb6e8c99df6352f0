import { describe, expect, it } from "vitest";
import { docxOf, docxParts, sampleDoc, sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { inspectCv } from "./cv-file.server.ts";
import { maxCvBytes } from "./cv-file.ts";

const pdf = samplePdf(["Lina Halabi", "Accountant"]);
const docx = sampleDocx(["لمى الحلبي", "محاسبة"], { rtl: true });
const doc = sampleDoc();

async function verdict(bytes: Uint8Array, name: string) {
  const result = await inspectCv(bytes, name);
  return result.ok ? result.kind : result.reason;
}

describe("uploading a CV", () => {
  it("APPLY-03 a PDF, a doc and a docx are accepted, in any case and script of the name", async () => {
    expect(await inspectCv(pdf, "CV_OMAR.PDF")).toEqual({
      ok: true,
      kind: "pdf",
      mediaType: "application/pdf",
      isPhoto: false,
    });
    expect(await verdict(docx, "السيرة الذاتية - لمى.DocX")).toBe("docx");
    expect(await verdict(doc, "سيرة.doc")).toBe("doc");
  });

  it("report 17 the content counts, with another accepted ending and without any", async () => {
    for (const name of [
      "cv.pdf",
      "cv.doc",
      "cv.docx",
      "cv",
      "السيرة الذاتية",
      "CV 2.0",
      "content:1",
    ]) {
      expect(await verdict(docx, name)).toBe("docx");
      expect(await verdict(doc, name)).toBe("doc");
      expect(await verdict(pdf, name)).toBe("pdf");
    }
  });

  it.each([
    ["{\\rtf1\\ansi Hello}", "applications.cvRtf"],
    ["\ufeff{\\rtf1 Hello}", "applications.cvRtf"],
    ["<html><body>Hello</body></html>", "applications.cvHtml"],
    ["\n<!DOCTYPE HTML><p>Hello", "applications.cvHtml"],
    ["MIME-Version: 1.0\nContent-Type: multipart/related", "applications.cvHtml"],
  ])("report 18 %j named .doc is refused by its content", async (text, reason) => {
    for (const name of ["cv.doc", "cv.docx", "cv"]) {
      expect(await verdict(Buffer.from(text), name)).toBe(reason);
    }
  });

  it.each([
    [
      "a picture",
      Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex"),
    ],
    ["a Windows program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(2000)])],
    ["a program with a PDF behind it", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(98), pdf])],
    ["Word 2", Buffer.concat([Buffer.from("dba52d00", "hex"), Buffer.alloc(4000)])],
    ["an OpenDocument text", docxOf({ mimetype: "application/vnd.oasis.opendocument.text" })],
    ["plain text", Buffer.from("Lina Halabi, accountant")],
  ])("APPLY-03 %s is refused under every accepted name", async (_, bytes) => {
    for (const name of ["cv.pdf", "cv.doc", "cv.docx"]) {
      expect(await verdict(bytes, name)).toBe("applications.cvWrongType");
    }
  });

  it("APPLY-03 a real PDF under another ending is refused", async () => {
    expect(await verdict(pdf, "cv.pdf.exe")).toBe("applications.cvWrongType");
    expect(await verdict(pdf, "cv.gif")).toBe("applications.cvWrongType");
  });

  it("APPLY-03 a file that is both a docx and a PDF is refused", async () => {
    const both = docxOf({ "%PDF-1.4": "", ...docxParts(["Lina Halabi"]) });
    expect(await verdict(both, "cv.docx")).toBe("applications.cvUnsafe");
  });

  it("APPLY-04 the largest size passes, one byte more does not, and an empty file is no CV", async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(maxCvBytes - pdf.length, "\n")]);
    expect(await verdict(largest, "cv.pdf")).toBe("pdf");
    const larger = Buffer.concat([largest, Buffer.from("\n")]);
    expect(await verdict(larger, "cv.pdf")).toBe("applications.cvTooLarge");
    expect(await verdict(new Uint8Array(), "cv.pdf")).toBe("applications.cvDamaged");
    expect(await verdict(new Uint8Array(), "")).toBe("applications.cvMissing");
  });
});

describe("hostile bytes", () => {
  const samples = [
    ["cv.pdf", pdf],
    ["cv.doc", doc],
    ["cv.docx", docx],
  ] as const;

  it.each(samples)(
    "APPLY-03 %s cut anywhere in its first nine tenths is refused",
    async (name, bytes) => {
      for (let length = 0; length < bytes.length * 0.9; length += 7) {
        expect((await inspectCv(bytes.subarray(0, length), name)).ok).toBe(false);
      }
    },
  );

  it.each(samples)(
    "APPLY-03 %s with changed bytes gets an answer, never an error",
    async (name, bytes) => {
      const random = randomNumbers(20_260_101);
      for (let round = 0; round < 400; round++) {
        const changed = Uint8Array.from(bytes);
        for (let change = 0; change < 8; change++) {
          changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
        }
        expect(await inspectCv(changed, name)).toHaveProperty("ok");
      }
    },
  );

  it("APPLY-03 noise behind each kind's first bytes is refused", async () => {
    const random = randomNumbers(7);
    for (const [name, bytes] of samples) {
      for (let round = 0; round < 60; round++) {
        const noise = Uint8Array.from({ length: 3000 }, () => Math.floor(random() * 256));
        noise.set(bytes.subarray(0, round));
        expect((await inspectCv(noise, name)).ok).toBe(false);
      }
    }
  });
});

/** A small linear congruential generator, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
