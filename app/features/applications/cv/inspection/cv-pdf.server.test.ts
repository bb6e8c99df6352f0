import { deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { docxOf, docxParts, pdfOf, samplePdf } from "#demo/sample-cv.ts";

const catalog = "<< /Type /Catalog /Pages 2 0 R >>";
const pages = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";
const plain = [catalog, pages, page];

async function verdict(bytes: Uint8Array | string) {
  const result = await inspectCv(typeof bytes === "string" ? Buffer.from(bytes) : bytes, "cv.pdf");
  return result.ok ? "accepted" : result.reason.replace("applications.", "");
}

function pdfWith(object: string): Uint8Array {
  return pdfOf([...plain, object]);
}

function stream(dictionary: string, data: Buffer): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
}

describe("uploading a PDF", () => {
  it("APPLY-03 report 17 a byte order mark, blank lines or a download's headers before the header do no harm", async () => {
    const pdf = Buffer.from(pdfOf(plain));
    const headers = Buffer.from("HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n");
    expect(await verdict(Buffer.concat([headers, pdf]))).toBe("accepted");
    expect(await verdict(Buffer.concat([Buffer.from("\ufeff"), pdf]))).toBe("accepted");
    expect(await verdict(Buffer.concat([Buffer.from("\r\n\n\0"), pdf]))).toBe("accepted");
  });

  it("APPLY-03 anything else before the header is another file in disguise", async () => {
    const pdf = Buffer.from(pdfOf(plain));
    expect(await verdict(Buffer.concat([Buffer.from("GIF89a;"), pdf]))).toBe("cvWrongType");
    expect(await verdict(Buffer.concat([Buffer.from("alert(1) /*\n"), pdf]))).toBe("cvWrongType");
    expect(await verdict(Buffer.concat([Buffer.from("<html>"), pdf]))).toBe("cvHtml");
    expect(await verdict(Buffer.concat([gzipSync("x"), pdf]))).toBe("cvWrongType");
  });

  it("APPLY-03 a stub, a header over noise and a missing end are damaged", async () => {
    expect(await verdict("%PDF-1.4\ntrailer<</Root<</Pages<<>>>>>>")).toBe("cvDamaged");
    expect(await verdict(`%PDF-1.7\n${"noise ".repeat(500)}\n%%EOF`)).toBe("cvDamaged");
    const text = Buffer.from(pdfOf(plain)).toString("latin1");
    expect(await verdict(text.replace("/Root 1 0", "/Root 9 0"))).toBe("cvDamaged");
    expect(await verdict(text.split("startxref")[0] ?? "")).toBe("cvDamaged");
    const cut = Buffer.from(pdfOf(plain)).toString("latin1").split("xref")[0] ?? "";
    expect(await verdict(cut)).toBe("cvDamaged");
  });

  it("APPLY-03 a PDF that viewers repair is accepted: a wrong table, or none, or lines added", async () => {
    const text = Buffer.from(pdfOf(plain)).toString("latin1");
    expect(await verdict(text.replace(/startxref\n\d+/, "startxref\n3"))).toBe("accepted");
    expect(await verdict(text.replace(/xref\n0[\s\S]*?trailer/, "trailer"))).toBe("accepted");
    expect(await verdict(`${text}<!-- served by a proxy -->`)).toBe("accepted");
  });

  it("APPLY-03 a PDF made for slow connections is refused when its second half never arrived", async () => {
    const front = "<< /Linearized 1 /L 90000 /N 1 /T 89000 >>";
    expect(await verdict(pdfOf([catalog, pages, front]))).toBe("cvDamaged");
    expect(await verdict(pdfOf([catalog, pages, front.replace("90000", "200")]))).toBe("accepted");
  });

  it("APPLY-03 compressed objects need not be readable", async () => {
    const packed = stream("/Type /ObjStm /N 2 /First 10 /Filter /FlateDecode", deflateSync("1 0"));
    const text = Buffer.from(pdfOf([packed])).toString("latin1");
    expect(await verdict(Buffer.from(text.replace("/Root 1 0", "/Root 7 0"), "latin1"))).toBe(
      "accepted",
    );
  });

  it("APPLY-03 a PDF that ZIP tools open too is refused, one with a ZIP attached is not", async () => {
    const zip = Buffer.from(docxOf(docxParts(["hidden"])));
    expect(await verdict(Buffer.concat([samplePdf(["Lina"]), zip]))).toBe("cvUnsafe");
    expect(await verdict(Buffer.concat([samplePdf(["Lina"]), zip, Buffer.from("\n")]))).toBe(
      "cvUnsafe",
    );
    const inside = stream("/Type /EmbeddedFile", zip);
    expect(await verdict(pdfWith(inside))).toBe("accepted");
    const whole = Buffer.from(pdfWith(inside));
    const comment = whole.lastIndexOf("PK\x05\x06") + 20;
    whole.writeUInt16LE(whole.length - comment - 2, comment);
    expect(await verdict(whole)).toBe("cvUnsafe");
  });

  it("APPLY-03 a PDF that starts a program or opens a document is refused, and one with scripts", async () => {
    for (const action of [
      "<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>",
      "<</F (run.bat)/S/Launch>>",
      "<</S/Launch/F (portfolio.pdf)>>",
      "<< /S /JavaScript /JS (this.print\\(\\);) >>",
    ]) {
      expect(await verdict(pdfWith(action)), action).toBe("cvActs");
    }
  });

  it("APPLY-03 attached files are left to the viewer", async () => {
    expect(await verdict(pdfWith(stream("/Type /EmbeddedFile", Buffer.from("<xml/>"))))).toBe(
      "accepted",
    );
  });
});

describe("uploading a PDF that would flood the reader's memory", () => {
  const flate = "/Filter /FlateDecode";
  const megabytes = (count: number) => deflateSync(Buffer.alloc(count * 1024 * 1024));

  it("APPLY-03 one stream or many streams that unpack to too much are refused", async () => {
    expect(await verdict(pdfWith(stream(flate, megabytes(70))))).toBe("cvUnsafe");
    const tenth = stream(flate, megabytes(7));
    expect(await verdict(pdfOf([...plain, ...Array<string>(10).fill(tenth)]))).toBe("cvUnsafe");
    expect(await verdict(pdfOf([...plain, tenth]))).toBe("accepted");
  });

  it("APPLY-03 a bomb packed twice, or as a picture that is none, is refused", async () => {
    const twice = deflateSync(megabytes(70));
    expect(await verdict(pdfWith(stream("/Filter [/FlateDecode /FlateDecode]", twice)))).toBe(
      "cvUnsafe",
    );
    expect(await verdict(pdfWith(stream("/Filter /JBIG2Decode", Buffer.alloc(50))))).toBe(
      "cvUnsafe",
    );
  });

  it("APPLY-03 a scanned page is a picture and passes, an impossible one does not", async () => {
    const size = (width: number, height: number) =>
      `/Subtype /Image /Width ${width} /Height ${height} ${flate}`;
    expect(await verdict(pdfWith(stream(size(4960, 7016), megabytes(99))))).toBe("accepted");
    expect(await verdict(pdfWith(stream(size(100000, 100000), Buffer.alloc(50))))).toBe("cvUnsafe");
  });

  it("APPLY-03 a broken stream is the viewer's to skip", async () => {
    const broken = Buffer.concat([megabytes(1).subarray(0, 900), Buffer.alloc(2000, "x")]);
    expect(await verdict(pdfWith(stream(flate, broken)))).toBe("accepted");
  });
});
