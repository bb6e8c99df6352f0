import { createInflate } from "node:zlib";

/** Bytes that all compressed streams of an honest 5 MB file stay far below. */
const inflatedLimit = 64 * 1024 * 1024;
/** A shorter stream cannot grow beyond 1 MB, since deflate packs at most about 1032 to 1. */
const smallStream = 1024;
/** More pixels than a page of the largest size scanned at 600 dpi. */
const pixelLimit = 500_000_000;

/** Whether opening the PDF would flood the memory of anyone who opens it. Streams are counted, not kept. */
export async function isPdfBomb(pdf: Buffer): Promise<boolean> {
  let room = inflatedLimit;
  for (const { dictionary, data } of streamsOf(pdf)) {
    if (isHugePicture(dictionary) || hidesItsSize(dictionary)) return true;
    if (isPicture(dictionary) || !dictionary.includes("/FlateDecode")) continue;
    if (data.length < smallStream) continue;
    room -= await inflatedBytes(data, room);
    if (room <= 0) return true;
  }
  return false;
}

function* streamsOf(pdf: Buffer) {
  let after = 0;
  for (let start = pdf.indexOf("stream"); start >= 0; start = pdf.indexOf("stream", after)) {
    // Looking back no further than the last stream's end keeps hostile files linear.
    const before = pdf.toString("latin1", Math.max(after, start - 2048), start);
    after = start + 6;
    if (pdf[after] !== 0x0d && pdf[after] !== 0x0a) continue;
    const dataStart = after + (pdf[after] === 0x0d && pdf[after + 1] === 0x0a ? 2 : 1);
    const end = pdf.indexOf("endstream", after);
    const dataEnd = end < 0 ? pdf.length : end;
    after = Math.min(pdf.length, dataEnd + 9);
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    yield { dictionary, data: pdf.subarray(dataStart, dataEnd) };
  }
}

function isPicture(dictionary: string): boolean {
  return /\/Width\b/.test(dictionary);
}

function isHugePicture(dictionary: string): boolean {
  const width = /\/Width\s{0,8}(\d{1,10})/.exec(dictionary)?.[1];
  const height = /\/Height\s{0,8}(\d{1,10})/.exec(dictionary)?.[1];
  return Number(width ?? 0) * Number(height ?? 0) > pixelLimit;
}

/** A picture's packing on something that is no picture, or packing twice: only bombs do that. */
function hidesItsSize(dictionary: string): boolean {
  if (/\/Filter\s{0,8}\[[^\]]{0,200}FlateDecode[^\]]{0,200}FlateDecode/.test(dictionary))
    return true;
  return /\/(?:JBIG2|JPX|CCITTFax)Decode\b/.test(dictionary) && !isPicture(dictionary);
}

function inflatedBytes(data: Buffer, limit: number): Promise<number> {
  return new Promise((resolve) => {
    let total = 0;
    const inflate = createInflate({ chunkSize: 256 * 1024 });
    inflate.on("data", (chunk: Buffer) => {
      total += chunk.length;
      if (total >= limit) inflate.destroy();
    });
    inflate.on("error", () => inflate.destroy()); // a broken stream: its output so far counts
    inflate.on("close", () => resolve(total));
    inflate.end(data);
  });
}
