import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { sampleDoc, sampleDocx, samplePdf } from "./sample-cv.ts";

const lines = ["Lina Halabi", "Accountant (2019 – 2024)", "C:\\work & more"];

describe("CVs for the demo and for tests", () => {
  it("APPLY-03 each of the three kinds passes the upload check", async () => {
    expect(await inspectCv(samplePdf(lines), "a.pdf")).toHaveProperty("kind", "pdf");
    expect(await inspectCv(sampleDocx(["لمى"], { rtl: true }), "a.docx")).toHaveProperty(
      "kind",
      "docx",
    );
    expect(await inspectCv(sampleDoc(), "a.doc")).toHaveProperty("kind", "doc");
  });

  it("the same words give the same bytes", () => {
    expect(samplePdf(lines)).toEqual(samplePdf(lines));
    expect(sampleDocx(lines)).toEqual(sampleDocx(lines));
  });

  it("a PDF's table points at its objects and its streams are as long as they say", () => {
    const text = Buffer.from(samplePdf([...lines, ..."x".repeat(120).split("")])).toString(
      "latin1",
    );
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 5)).toBe("xref\n");
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]));
    expect(offsets).toHaveLength(10);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
    for (const [, length, content] of text.matchAll(
      /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
    ))
      expect(content).toHaveLength(Number(length));
  });

  it("a PDF shows its lines, escaped, long ones wrapped", () => {
    const text = Buffer.from(samplePdf([...lines, "word ".repeat(40)])).toString("latin1");
    expect(text).toContain("(Lina Halabi) Tj");
    expect(text).toContain("(Accountant \\(2019 \x96 2024\\)) Tj");
    expect(text).toContain("(C:\\\\work & more) Tj");
    for (const [, row = ""] of text.matchAll(/^\((.*)\) Tj T\*$/gm))
      expect(row.length).toBeLessThan(95);
  });

  it("a PDF refuses letters that its font lacks, rather than dropping them", () => {
    expect(() => samplePdf(["لمى الحلبي"])).toThrow(/no letter/);
  });

  it("an Arabic docx runs from the right and keeps its words", () => {
    const files = unzipSync(sampleDocx(["لمى <الحلبي> & Co", "English"], { rtl: true }));
    const document = strFromU8(files["word/document.xml"] ?? new Uint8Array());
    expect(document).toContain("لمى &lt;الحلبي&gt; &amp; Co");
    expect(document.match(/<w:pPr><w:bidi\/>/g)).toHaveLength(2);
    expect(document.match(/<w:rtl\/>/g)).toHaveLength(1);
    expect(
      strFromU8(unzipSync(sampleDocx(lines))["word/document.xml"] ?? new Uint8Array()),
    ).not.toMatch(/bidi/);
  });
});
