import { describe, expect, it } from "vitest";
import { cvEnding, cvInputAccept, cvName, cvRefusalByName, maxCvBytes } from "./cv-file.ts";

describe("choosing a CV", () => {
  it.each([
    ["cv.pdf", "pdf"],
    ["CV_OMAR.PDF", "pdf"],
    ["السيرة الذاتية.Docx", "docx"],
    ["my.cv.2026.DOC", "doc"],
    ["cv.pdf ", "pdf"],
    ["cv.exe\0.pdf", "pdf"],
  ])("APPLY-03 %j is taken as %s", (name, kind) => {
    expect(cvEnding(name)).toBe(kind);
  });

  it.each(["cv.pdf.exe", "cv\u202efdp.exe", "cv.pdf\0.exe", "cv", "pdf", "cv.docm", "cv.odt", ""])(
    "APPLY-03 %j has none of the three endings",
    (name) => {
      expect(cvEnding(name)).toBeUndefined();
    },
  );

  it("APPLY-04 5,242,880 bytes are accepted and one byte more is refused", () => {
    expect(maxCvBytes).toBe(5_242_880);
    expect(cvRefusalByName("cv.pdf", 5_242_880)).toBeUndefined();
    expect(cvRefusalByName("cv.pdf", 5_242_881)).toBe("applications.cvTooLarge");
  });

  it("APPLY-03 nothing chosen, an empty file and a wrong ending each have their own reason", () => {
    expect(cvRefusalByName("", 0)).toBe("applications.cvMissing");
    for (const name of ["cv", "سيرة", "CV 2.0"]) expect(cvRefusalByName(name, 10)).toBeUndefined();
    expect(cvRefusalByName("cv.pdf", 0)).toBe("applications.cvDamaged");
    expect(cvRefusalByName("film.mp4", 99_999_999)).toBe("applications.cvWrongType");
    expect(cvRefusalByName("cv.exe.jpg", 1000)).toBe("applications.cvWrongType");
  });

  it("APPLY-03 the file picker offers endings and media types", () => {
    expect(cvInputAccept.split(",")).toEqual(
      expect.arrayContaining([".pdf", ".doc", ".docx", "application/pdf", "application/msword"]),
    );
  });
});

it.each([
  ["cv", "pdf", "cv.pdf"],
  ["cv.docx", "pdf", "cv.pdf"],
  ["CV.PDF", "pdf", "CV.PDF"],
  ["cv.doc", "docx", "cv.doc"],
  ["cv.docx", "doc", "cv.doc"],
  ["السيرة 2.0", "pdf", "السيرة 2.0.pdf"],
] as const)("report 17 %j with a %s in it is stored as %j", (name, kind, stored) => {
  expect(cvName(name, kind)).toBe(stored);
});
