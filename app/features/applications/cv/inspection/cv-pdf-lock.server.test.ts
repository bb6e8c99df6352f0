import { describe, expect, it } from "vitest";
import { inspectCv } from "#app/features/applications/cv/cv-file.server.ts";
import { pdfOf } from "#demo/sample-cv.ts";

const id = Buffer.from("furas (demo) cv1");
const owner = Buffer.from(Array.from({ length: 32 }, (_, index) => index + 1));
const zeros = "00".repeat(16);
const salts = Buffer.from("valsalt1keysalt2").toString("hex");

/** Computed apart from this code; each pair is the same file without a password and with "secret". */
const files = [
  {
    name: "40-bit RC4",
    settings: "/V 1 /R 2 /P -44",
    free: "72733bab2cdc298bfaf73df5cdfa9b7db1c4ae0e5e705014156db85bc831dee0",
    locked: "57e7752dd61c91e2764bd851698cd790c1df59f0973080093d927b16dd98dcd9",
  },
  {
    name: "128-bit RC4",
    settings: "/V 2 /R 3 /Length 128 /P -1028",
    free: `ded30eac1cf6a9e957a919753a1f3e8b${zeros}`,
    locked: `4513cb689af3ce26f04b37aabe6b1f2a${zeros}`,
  },
  {
    name: "128-bit AES with open metadata",
    settings: "/V 4 /R 4 /Length 128 /P -1028 /EncryptMetadata false",
    free: `de47557b639a56692b6058a0ff67229d${zeros}`,
    locked: `4513cb689af3ce26f04b37aabe6b1f2a${zeros}`,
  },
  {
    name: "256-bit AES, the first form",
    settings: "/V 5 /R 5 /Length 256 /P -1028",
    free: `c7f8e908b5aae9d0eff651aff0b256ece6763149653227a7790ad533751547a4${salts}`,
    locked: `be4867aee5dce230c6e3f785de2c526e5321776e1e0d58c9788f089b3ab42bed${salts}`,
  },
  {
    name: "256-bit AES",
    settings: "/V 5 /R 6 /Length 256 /P -1028",
    free: `3ab9aac27579d63d18f3f91df37c6572ff84c68b2a7be021c939c0ba47e458fa${salts}`,
    locked: `40d973c29c9cfb941792a6e36696480c5edc9bab86697a6d0d75fda550d2b1ec${salts}`,
  },
];

type Form = (bytes: Buffer) => string;
const hex: Form = (bytes) => `<${bytes.toString("hex")}>`;
const escapes: Record<string, string> = {
  "\r": "\\r",
  "\n": "\\n",
  "\x01": "\\1",
  "\x02": "\\\n\\002",
};
const literal: Form = (bytes) => {
  const marks = [...bytes.toString("latin1")];
  return `(${marks.map((mark) => (/[\\()]/.test(mark) ? `\\${mark}` : (escapes[mark] ?? mark))).join("")})`;
};

function encrypted(settings: string, user: string, form: Form = hex): Uint8Array {
  const userText = form(Buffer.from(user, "hex"));
  return pdfOf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [] /Count 0 >>",
      `<< /Filter /Standard ${settings} /O ${form(owner)} /U ${userText} >>`,
    ],
    `/Encrypt 3 0 R /ID [${form === hex ? hex(id) : `(${id})`} <00>] `,
  );
}

describe("uploading a protected PDF", () => {
  it.each(files)("APPLY-03 $name: forbidding to copy is no lock, a password is", async (file) => {
    for (const form of [hex, literal]) {
      expect((await inspectCv(encrypted(file.settings, file.free, form), "cv.pdf")).ok).toBe(true);
      expect(await inspectCv(encrypted(file.settings, file.locked, form), "cv.pdf")).toEqual({
        ok: false,
        reason: "applications.cvLocked",
      });
    }
  });

  it("APPLY-03 a lock that cannot be understood counts as locked", async () => {
    const plain = Buffer.from(encrypted("/V 2 /R 3 /P -4", "")).toString("latin1");
    const unknown = [
      plain.replace("/Standard", "/Adobe.PubSec"),
      plain.replace("/R 3", ""),
      plain.replace("/Encrypt 3 0", "/Encrypt 9 0"),
      plain.replace("/U <", "/U ("),
    ];
    for (const text of unknown) {
      expect(await inspectCv(Buffer.from(text, "latin1"), "cv.pdf")).toHaveProperty(
        "reason",
        "applications.cvLocked",
      );
    }
  });
});
