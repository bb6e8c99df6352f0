import { inflateSync } from "node:zlib";

/** A marked part of a PDF: its tag, and its text in the order of the file, which readers aloud follow. */
type Part = { tag: string; text: string };

/** Reads the PDFs that pdfkit writes, by the fonts' ToUnicode tables alone. Returns the marked parts. */
export function readPdfParts(bytes: Uint8Array): Part[] {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", body = ""]) => [
      id,
      body,
    ]),
  );
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = "", id = ""] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
    fonts.set(name, readCmap(streamIn(objects.get(unicode) ?? "")));
  }
  return [...objects.values()]
    .map(streamIn)
    .filter((stream) => /\bBT\b/.test(stream))
    .flatMap((stream) => partsIn(stream, fonts));
}

function partsIn(stream: string, fonts: Map<string, Map<string, string>>): Part[] {
  return [...stream.matchAll(/\/(\w+) <<[^>]*>> BDC([\s\S]*?)EMC/g)].map(
    ([, tag = "", content = ""]) => {
      const lines = [...content.matchAll(/BT \/(F\d+) ([\s\S]*?) ET/g)].map(
        ([, font = "", shown = ""]) =>
          [...shown.matchAll(/<([0-9a-f]+)>/g)]
            .flatMap(([, codes = ""]) => codes.match(/.{4}/g) ?? [])
            .map((code) => fonts.get(font)?.get(code) ?? "?")
            .join(""),
      );
      return { tag, text: lines.join("") };
    },
  );
}

function streamIn(body: string): string {
  const [, stream] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (stream === undefined) return "";
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return stream;
  }
}

/** What each code of a font stands for. */
function readCmap(cmap: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = "", list = ""] of cmap.matchAll(/<(\w{4})> <\w{4}> \[(.*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ""], index) => {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, "0");
      const numbers = units.split(" ").map((unit) => Number.parseInt(unit, 16));
      letters.set(code, String.fromCharCode(...numbers));
    });
  }
  return letters;
}
