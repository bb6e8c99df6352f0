import { describe, expect, it } from "vitest";
import { contentDisposition, safeFileName } from "./cv-file.ts";

describe("the name a CV is shown and downloaded under", () => {
  it.each([
    ["السيرة الذاتية - لمى الحلبي.pdf", "السيرة الذاتية - لمى الحلبي.pdf"],
    ["CV_OMAR.PDF", "CV_OMAR.PDF"],
    ["Lina's CV (2026), v2 – final & best!.docx", "Lina's CV (2026), v2 – final & best!.docx"],
    ["سيرة\u200cذاتية ٢٠٢٦.doc", "سيرة\u200cذاتية ٢٠٢٦.doc"],
    ["cv 😀.pdf", "cv 😀.pdf"],
  ])("APPLY-03 %s stays as its owner wrote it", (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it.each([
    ["a path of Windows", "C:\\Users\\lina\\cv.pdf", "cv.pdf"],
    ["a path that climbs", "../../etc/cv.pdf", "cv.pdf"],
    ["mixed slashes", "a/b\\c/cv.pdf", "cv.pdf"],
    ["NUL and line breaks", "c\0v\r\n.pdf", "cv.pdf"],
    ["a direction override", "cv\u202efdp.exe", "cvfdp.exe"],
    [
      "isolates, marks and a byte order mark",
      "\u2066c\u2069\u200fv\u200e\u061c\ufeff.pdf",
      "cv.pdf",
    ],
    ["unpaired surrogates", "c\ud83dv\ude00.pdf", "cv.pdf"],
    ["runs of odd spaces", "  my \u00a0\u3000 cv .pdf", "my cv.pdf"],
    ["leading dots", "...cv.pdf", "cv.pdf"],
    ["trailing dots and spaces", "cv.pdf. . ", "cv.pdf"],
    ["marks no disk takes", 'c<v>:"a|b?*.pdf', "c_v___a_b__.pdf"],
    ["a letter written in two parts", "a\u0301.pdf", "á.pdf"],
  ])("APPLY-03 it loses %s", (_, name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it.each([
    ["", "cv"],
    ["/", "cv"],
    [".pdf", "cv.pdf"],
    ["\u202e.docx", "cv.docx"],
    ["folder/ .pdf", "cv.pdf"],
  ])("APPLY-03 %j with nothing left is called cv", (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it("APPLY-03 a double ending is left for the ending check to refuse", () => {
    expect(safeFileName("cv.pdf.exe")).toBe("cv.pdf.exe");
  });

  it("APPLY-03 a long name keeps its ending within 120 characters, and no letter is cut in two", () => {
    const arabic = safeFileName(`${"سيرة ".repeat(5000)}.docx`);
    expect([...arabic].length).toBeLessThanOrEqual(120);
    expect(arabic.endsWith(".docx")).toBe(true);
    expect([...safeFileName(`${"😀".repeat(300)}.pdf`)]).toHaveLength(120);
    expect(safeFileName(`${"😀".repeat(300)}.pdf`).isWellFormed()).toBe(true);
  });

  it("APPLY-03 cleaning a clean name changes nothing", () => {
    for (const name of ["..a..pdf. ", "a\\ b .pdf", "<>.doc", "x".repeat(119).concat(" y.pdf")]) {
      const once = safeFileName(name);
      expect(safeFileName(once)).toBe(once);
    }
  });
});

describe("the header of a download", () => {
  it("PERM-06 an Arabic name reaches new browsers whole and old ones readable", () => {
    const encoded = encodeURIComponent("سيرة لمى");
    expect(contentDisposition("سيرة لمى.pdf")).toBe(
      `attachment; filename="cv.pdf"; filename*=UTF-8''${encoded}.pdf`,
    );
    expect(contentDisposition("CV لمى 2026.pdf")).toMatch(/; filename="CV _ 2026\.pdf";/);
  });

  it.each([
    'a".pdf',
    'a\\".pdf',
    "a\r\nSet-Cookie: x=1\r\n\r\n.pdf",
    "a;filename=evil.exe;.pdf",
    "a'*()%22%0d%0a.pdf",
    "\ud800.pdf",
    "é\"; filename*=UTF-8''evil.exe; x=\".pdf",
  ])("PERM-06 %j does not break out of its quotes", (name) => {
    expect(contentDisposition(name)).toMatch(
      /^attachment; filename="[^"\\%\r\n\u0080-\uffff]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/,
    );
  });
});
