import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { compoundFileOf } from "#demo/compound-file.ts";
import { sampleDoc } from "#demo/sample-cv.ts";

const large = Buffer.alloc(5000, "x");
const encryptedFlag = 0x0100;

async function verdict(bytes: Uint8Array, name = "cv.doc") {
  const result = await inspectCv(bytes, name);
  return result.ok ? "accepted" : result.reason.replace("applications.", "");
}

/** The first 32 bytes of a Word stream: mark, version, flags. */
function wordHead(mark: number, version: number, flags = 0): Buffer {
  const head = Buffer.alloc(5000);
  head.writeUInt16LE(mark, 0);
  head.writeUInt16LE(version, 2);
  head.writeUInt16LE(flags, 0x0a);
  return head;
}

describe("uploading a doc", () => {
  it("APPLY-03 Word 97 and, without a stream of tables, Word 6 and 95 are accepted", async () => {
    expect(await verdict(sampleDoc())).toBe("accepted");
    expect(await verdict(sampleDoc(), "سيرة.DOC")).toBe("accepted");
    expect(await verdict(compoundFileOf({ WordDocument: wordHead(0xa5dc, 0x65) }))).toBe(
      "accepted",
    );
  });

  it("APPLY-03 a short document, whose streams share sectors, is accepted", async () => {
    const short = wordHead(0xa5ec, 0xc1).subarray(0, 1200);
    const file = compoundFileOf({ "0Table": large, WordDocument: short, Data: Buffer.alloc(70) });
    expect(await verdict(file)).toBe("accepted");
  });

  it("APPLY-03 a workbook, a slide show and an installer are no CV, even with a document inside", async () => {
    expect(await verdict(compoundFileOf({ Workbook: large }))).toBe("cvWrongType");
    expect(await verdict(compoundFileOf({ "PowerPoint Document": large }))).toBe("cvWrongType");
    expect(await verdict(compoundFileOf({ Workbook: large, ObjectPool: null }))).toBe(
      "cvWrongType",
    );
  });

  it("APPLY-03 a password is named as the reason, on a doc and on a docx", async () => {
    expect(await verdict(sampleDoc({ flags: encryptedFlag }))).toBe("cvLocked");
    const packed = compoundFileOf({ EncryptionInfo: large, EncryptedPackage: large });
    expect(await verdict(packed, "cv.docx")).toBe("cvLocked");
    expect(await verdict(packed, "cv.doc")).toBe("cvLocked");
  });

  it("APPLY-03 a document with macros is refused", async () => {
    const file = { WordDocument: wordHead(0xa5ec, 0xc1), "0Table": large };
    expect(await verdict(compoundFileOf(file))).toBe("accepted");
    expect(await verdict(compoundFileOf({ ...file, Macros: null }))).toBe("cvUnsafe");
  });

  it("APPLY-03 a document without its tables, or with another stream's bytes, is damaged", async () => {
    expect(await verdict(compoundFileOf({ WordDocument: wordHead(0xa5ec, 0xc1) }))).toBe(
      "cvDamaged",
    );
    expect(await verdict(compoundFileOf({ WordDocument: large, "0Table": large }))).toBe(
      "cvDamaged",
    );
    expect(await verdict(compoundFileOf({ WordDocument: null }))).toBe("cvDamaged");
  });

  it("APPLY-03 a document whose last part lies beyond the file's end is damaged", async () => {
    const file = { WordDocument: wordHead(0xa5ec, 0xc1), "0Table": large };
    const cut = Buffer.from(compoundFileOf(file));
    const lastButOne = 512 + 4 * 9; // the first stream fills sectors 1 to 10
    cut.writeUInt32LE(100, lastButOne);
    expect(await verdict(cut)).toBe("cvDamaged");
  });

  it("APPLY-03 chains that turn in a circle end in a refusal", async () => {
    const circle = Buffer.from(sampleDoc());
    for (let sector = 1; sector < 12; sector++) circle.writeUInt32LE(1, 512 + sector * 4);
    expect(await verdict(circle)).toBe("cvDamaged");
    const siblings = Buffer.from(sampleDoc());
    const directory = 512 * (siblings.readUInt32LE(0x30) + 1);
    siblings.writeUInt32LE(1, directory + 128 + 68);
    siblings.writeUInt32LE(2, directory + 256 + 72);
    expect(await verdict(siblings)).toBe("accepted");
  });
});
