import { constants, deflateRawSync } from "node:zlib";
import { Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { docxOf, docxParts } from "#demo/sample-cv.ts";
import { processorMs } from "#test/servers/processor-time.ts";

const parts = docxParts(["Lina Halabi", "Accountant"]);
const typesName = "[Content_Types].xml";
const types = parts[typesName] ?? "";
const documentName = "word/document.xml";

async function verdict(file: Uint8Array | Record<string, string | Uint8Array>) {
  const result = await inspectCv(file instanceof Uint8Array ? file : docxOf(file), "cv.docx");
  return result.ok ? "accepted" : result.reason.replace("applications.", "");
}

function relationship(type: string, target: string): Record<string, string> {
  const xml = `<Relationships><Relationship Id="r1" Type="http://example.test/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  return { ...parts, "word/_rels/settings.xml.rels": xml };
}

describe("uploading a docx", () => {
  it("APPLY-03 parts in any order, as Word on the web names them, are accepted", async () => {
    expect(await verdict(Object.fromEntries(Object.entries(parts).reverse()))).toBe("accepted");
    const { [documentName]: document = "", ...rest } = parts;
    const renamed = types.replace(documentName, "word/document2.xml");
    expect(await verdict({ ...rest, [typesName]: renamed, "word/document2.xml": document })).toBe(
      "accepted",
    );
  });

  it("APPLY-03 a docx written as a stream, sizes behind the data, is accepted", async () => {
    expect(await verdict(streamed(parts))).toBe("accepted");
  });

  it("APPLY-03 a docx in the ZIP form for huge files is accepted", async () => {
    expect(await verdict(asZip64(docxOf(parts)))).toBe("accepted");
  });

  it("APPLY-03 a docx whose paths were written with backslashes is accepted", async () => {
    const names = Object.entries(parts).map(([name, text]) => [name.replace("/", "\\"), text]);
    expect(await verdict(Object.fromEntries(names))).toBe("accepted");
  });

  it("APPLY-03 other packages of the family are refused", async () => {
    const sheet = types.replace(/wordprocessingml\.document\.main/, "spreadsheetml.sheet.main");
    expect(await verdict({ ...parts, [typesName]: sheet })).toBe("cvWrongType");
    const template = types.replace("document.main", "template.main");
    expect(await verdict({ ...parts, [typesName]: template })).toBe("cvWrongType");
    expect(await verdict({ "photo.jpg": "x" })).toBe("cvWrongType");
    expect(await verdict({ "META-INF/MANIFEST.MF": "", ...parts })).toBe("cvWrongType");
  });

  it("APPLY-03 macros are refused however they are named", async () => {
    const enabled = types.replace(/application\/vnd\.openxml[^"]*document\.main/, macroType);
    expect(await verdict({ ...parts, [typesName]: enabled })).toBe("cvUnsafe");
    expect(await verdict({ ...parts, "word/vbaProject.bin": "x" })).toBe("cvUnsafe");
    expect(await verdict({ ...parts, "WORD\\VBAPROJECT.BIN": "x" })).toBe("cvUnsafe");
  });

  it("APPLY-03 content that Word would fetch from a server is refused, links and local templates are not", async () => {
    expect(await verdict(relationship("attachedTemplate", "https://a.test/t.dotm"))).toBe("cvActs");
    expect(await verdict(relationship("oleObject", "mhtml:http://a.test/x!y"))).toBe("cvActs");
    expect(await verdict(relationship("attachedTemplate", "\\\\a.test\\t.dotm"))).toBe("cvActs");
    expect(await verdict(relationship("hyperlink", "https://a.test/portfolio"))).toBe("accepted");
    expect(await verdict(relationship("attachedTemplate", "file:///C:\\cv.dotx"))).toBe("accepted");
  });

  it("APPLY-03 a document with entities, without its text or with a name twice is damaged", async () => {
    const document = parts[documentName] ?? "";
    const entity = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${document}`;
    expect(await verdict({ ...parts, [documentName]: entity })).toBe("cvDamaged");
    expect(await verdict({ ...parts, [documentName]: "<html/>" })).toBe("cvDamaged");
    const { [documentName]: _, ...without } = parts;
    expect(await verdict(without)).toBe("cvDamaged");
    expect(await verdict({ ...parts, "Word/Document.xml": document })).toBe("cvDamaged");
  });

  it("APPLY-03 a part with a password is refused as locked", async () => {
    const locked = Buffer.from(docxOf(parts));
    const entry = locked.lastIndexOf("PK\x01\x02");
    locked.writeUInt16LE(1, entry + 8);
    expect(await verdict(locked)).toBe("cvLocked");
  });
});

describe("uploading a ZIP bomb", () => {
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);

  it("APPLY-03 one that says how large it is gets refused", async () => {
    expect(await verdict({ ...parts, "word/media/a.bmp": megabytes(101) })).toBe("cvDamaged");
    expect(await verdict({ ...parts, "word/styles.xml": megabytes(33) })).toBe("cvUnsafe");
    expect(await verdict({ ...parts, "word/media/a.bmp": megabytes(30) })).toBe("accepted");
  });

  it("APPLY-03 one that claims to be small is refused by its size in the file", async () => {
    const file = { "word/media/a.bmp": megabytes(30), ...parts };
    const bomb = Buffer.from(docxOf(file));
    bomb.writeUInt32LE(10, bomb.indexOf("PK\x01\x02") + 24);
    expect(await verdict(bomb)).toBe("cvDamaged");
  });

  it("APPLY-03 one of 4 GB that lies about its size is unpacked only as far as needed", async () => {
    const flush = { finishFlush: constants.Z_FULL_FLUSH };
    const start = deflateRawSync(types, flush);
    const spaces = deflateRawSync(megabytes(1).fill(32), flush);
    const packed = Buffer.concat([start, ...Array<Buffer>(4000).fill(spaces)]);
    const bomb = Buffer.from(zipSync({ [typesName]: [packed, { level: 0 }] }));
    for (const method of [8, bomb.lastIndexOf("PK\x01\x02") + 10]) bomb.writeUInt16LE(8, method);
    const ms = await processorMs(async () => expect(await verdict(bomb)).toBe("cvDamaged"));
    expect(ms).toBeLessThan(3000);
  });

  it("APPLY-03 thousands of entries, a second name and data outside are refused", async () => {
    const many = Array.from({ length: 5000 }, (_, index) => [`word/${index}`, ""]);
    expect(await verdict({ ...parts, ...Object.fromEntries(many) })).toBe("cvDamaged");
    const renamed = Buffer.from(docxOf(parts));
    renamed.write("X", renamed.indexOf("word/document.xml"));
    expect(await verdict(renamed)).toBe("cvDamaged");
    const outside = Buffer.from(docxOf(parts));
    outside.writeUInt32LE(outside.length, outside.lastIndexOf("PK\x01\x02") + 42);
    expect(await verdict(outside)).toBe("cvDamaged");
    const longer = Buffer.from(docxOf(parts));
    const size = longer.lastIndexOf("PK\x01\x02") + 20;
    longer.writeUInt32LE(longer.readUInt32LE(size) + 1, size);
    expect(await verdict(longer)).toBe("cvDamaged");
    const uncounted = Buffer.from(docxOf({ ...parts, "word/hidden.bin": "x" }));
    uncounted.writeUInt16LE(3, uncounted.length - 12);
    expect(await verdict(uncounted)).toBe("cvDamaged");
  });
});

const macroType = "application/vnd.ms-word.document.macroEnabled.main";

function streamed(files: Record<string, string>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(Buffer.from(text), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** Rewrites a ZIP's end as some writers do: full 32-bit fields, the numbers in 64-bit records. */
function asZip64(zip: Uint8Array): Uint8Array {
  const end = Buffer.from(zip.slice(-22));
  const record = Buffer.alloc(56);
  record.write("PK\x06\x06");
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(8)), at);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07");
  locator.writeBigUInt64LE(BigInt(zip.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([zip.slice(0, -22), record, locator, end]);
}
