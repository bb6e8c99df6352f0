import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { compoundFileOf } from "#demo/compound-file.ts";
import { docxOf, docxParts, pdfOf, sampleDoc, sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { costlyPdf } from "#test/large-cv.ts";
import {
  CostlyCvError,
  CvReaderOverloadedError,
  drawCvPage,
  readCvText,
  UnreadableCvError,
} from "./cv-reader.server.ts";

const cv = samplePdf(["Rima Al-Halabi", "Accountant in Aleppo"]);
const reader = { account: "somebody" };
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";

/** A PDF of one page of this size that shows this. */
const pageOf = (box: string, content: string, more: string[] = []) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...more,
  ]);

describe("the process that reads CVs", () => {
  it("gives the text and the pages of a PDF, and draws a page", async () => {
    expect(await readCvText(reader, "pdf", cv)).toEqual({
      text: "Rima Al-Halabi\nAccountant in Aleppo",
      pages: [{ width: 1000, height: 1415 }],
      count: 1,
    });
    const page = await drawCvPage(reader, cv, 1);
    expect(isPng(page)).toBe(true);
    expect([page.readUInt32BE(16), page.readUInt32BE(20)]).toEqual([1000, 1415]);
    await expect(drawCvPage(reader, cv, 2), "there is one page").rejects.toThrow(UnreadableCvError);
  });

  it("gives the text of a Word document: tables, breaks, no deleted words, nothing followed", async () => {
    const paragraphs = ["ريما الحلبي", "محاسبة & <Excel>"];
    const read = await readCvText(reader, "docx", sampleDocx(paragraphs, { rtl: true }));
    expect(read).toEqual({ text: paragraphs.join("\n"), pages: [], count: 0 });
    const parts = docxParts([]);
    const body =
      "<w:p><w:r><w:t>a</w:t><w:tab/><w:t xml:space='preserve'> b</w:t><w:br/><w:delText>gone</w:delText><w:t>&#x627;&entity;</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:t>1</w:t></w:p></w:tc><w:tc><w:p><w:t>2</w:t></w:p></w:tc></w:tr><w:tr><w:tc><w:p><w:t>3</w:t></w:p></w:tc></w:tr></w:tbl>";
    const document = { ...parts, "word/document.xml": `<w:document>${body}</w:document>` };
    expect((await readCvText(reader, "docx", docxOf(document))).text).toBe(
      "a\t b\nا&entity;\n1\t2\n3",
    );
  });

  it("gives the text of an old Word document, whose pieces are of one byte a letter or two", async () => {
    const [western, arabic] = ["Acc\x13 HYPERLINK x \x14ountant\x15\r", "محاسبة\x07\r"];
    const main = Buffer.alloc(8192);
    main.writeUInt16LE(0xa5ec, 0);
    main.writeUInt16LE(0xc1, 2);
    main.writeUInt16LE(0x0200, 0x0a);
    main.writeUInt32LE(western.length + arabic.length, 0x4c);
    main.write(western, 2048, "latin1");
    main.write(arabic, 4096, "utf16le");
    const table = Buffer.alloc(64);
    main.writeUInt32LE(8, 0x1a2);
    main.writeUInt32LE(5 + 3 * 4 + 2 * 8, 0x1a6);
    table.writeUInt8(2, 8);
    table.writeUInt32LE(3 * 4 + 2 * 8, 9);
    [0, western.length, western.length + arabic.length].forEach((end, index) => {
      table.writeUInt32LE(end, 13 + index * 4);
    });
    table.writeUInt32LE((2048 * 2) | 0x40000000, 13 + 12 + 2);
    table.writeUInt32LE(4096, 13 + 12 + 10);
    const doc = compoundFileOf({ WordDocument: main, "1Table": table });
    expect((await readCvText(reader, "doc", doc)).text).toBe("Accountant\nمحاسبة");
  });

  it.each([
    ["bytes that are no PDF", "pdf", Buffer.from("%PDF-1.7 nothing")],
    ["a PDF that is cut off", "pdf", Buffer.from(cv.subarray(0, 200))],
    ["a docx that is none", "docx", Buffer.from("PK")],
    ["an old Word document without a text", "doc", sampleDoc()],
  ] as const)("says that it cannot read %s", async (_, kind, bytes) => {
    await expect(readCvText(reader, kind, bytes)).rejects.toThrow(UnreadableCvError);
  });

  it("reads CVs where node_modules is a link, and logs the cause where a package is missing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "furas-linked-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const reading = "app/features/applications/cv/reading";
    const copied = [
      reading,
      "app/features/applications/cv/inspection",
      "app/platform/log",
      "app/platform/turns",
    ];
    for (const path of [...copied, "app/paths.ts", "package.json"]) {
      await cp(path, join(folder, path), { recursive: true });
    }
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    const script = `
      import { text } from "node:stream/consumers";
      import { readCvText } from "#${reading}/cv-reader.server.ts";
      const { kind, bytes } = JSON.parse(await text(process.stdin));
      console.log(JSON.stringify(await readCvText({ account: "a" }, kind, Buffer.from(bytes, "base64"))));`;
    const read = (kind: string, bytes: Uint8Array) =>
      spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
        cwd: folder,
        input: JSON.stringify({ kind, bytes: Buffer.from(bytes).toString("base64") }),
        encoding: "utf8",
      });
    const asPdf = read("pdf", cv);
    expect(JSON.parse(asPdf.stdout || "null"), asPdf.stderr).toMatchObject({ count: 1 });
    const asDocx = read("docx", sampleDocx(["Rima"]));
    expect(JSON.parse(asDocx.stdout || "null"), asDocx.stderr).toMatchObject({ text: "Rima" });

    await rm(join(folder, "node_modules"));
    await mkdir(join(folder, "node_modules"));
    await symlink(resolve("node_modules/drizzle-orm"), join(folder, "node_modules/drizzle-orm"));
    const missing = read("pdf", cv).stderr;
    expect(missing).toContain('"event":"CV not read"');
    expect(missing).toMatch(/"cause":"cause: Error ERR_MODULE_NOT_FOUND /);
  });

  it("logs why a CV cannot be read, without its text", async () => {
    const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => written.mockRestore());
    const secret = Buffer.from("%PDF-1.7 Rima Al-Halabi");
    await expect(readCvText(reader, "pdf", secret)).rejects.toThrow(UnreadableCvError);
    const lines = written.mock.calls.join("\n");
    expect(lines).toMatch(/"event":"CV not read".*"cause":"cause: .*pdf-document\.server\.ts/);
    expect(lines).not.toContain("Rima");
  });

  it("does not blame the CV where a busy machine leaves it no time", async () => {
    await expect(drawCvPage(reader, cv, 1, { withinMs: 1 })).rejects.toThrow(
      CvReaderOverloadedError,
    );
    expect(isPng(await drawCvPage(reader, cv, 1))).toBe(true);
  });

  it("A2 distinguishes a CV that exceeds its cost limit from an unreadable one", async () => {
    const bounds = { cpuSeconds: 1 };
    await expect(drawCvPage(reader, costlyPdf(), 1, bounds)).rejects.toThrow(CostlyCvError);
    const broken = Buffer.from("%PDF-1.7 nothing");
    await expect(drawCvPage(reader, broken, 1, bounds)).rejects.not.toThrow(CostlyCvError);
  });

  it("survives files that would fill the memory or never end, within its limits", async () => {
    const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024)).toString("latin1");
    const image = `<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode /Length ${zeros.length} >>\nstream\n${zeros}\nendstream`;
    const bomb = pageOf("0 0 595 842", "q 595 0 0 842 0 0 cm /X Do Q", [image]);
    await drawCvPage(reader, bomb, 1).then(
      (page) => expect(isPng(page)).toBe(true),
      (error) => expect(error).toBeInstanceOf(UnreadableCvError),
    );
    const huge = await drawCvPage(reader, pageOf("0 0 14400 1000000", "0 0 m"), 1);
    expect(huge.readUInt32BE(16) * huge.readUInt32BE(20)).toBeLessThanOrEqual(2_000_000);
    const endless = `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >> /Length 20 >>\nstream\n/X Do /X Do /X Do   \nendstream`;
    const loop = pageOf("0 0 595 842", "/X Do ".repeat(20_000), [endless]);
    await drawCvPage(reader, loop, 1).catch((error) =>
      expect(error).toBeInstanceOf(UnreadableCvError),
    );
  });
});
