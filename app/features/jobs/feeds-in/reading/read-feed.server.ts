import { createReadStream } from "node:fs";
import type { FeedKind, FeedStep, ReadOptions } from "./feed-source.ts";
import { decodeText } from "./formats/decode-text.ts";
import { Ended } from "./formats/ended.ts";
import { createPacer, type Pacer } from "./formats/pacer.ts";
import { readCsvItems } from "./formats/read-csv-items.ts";
import { readJson } from "./formats/read-json.ts";
import { readXml } from "./formats/read-xml.ts";

const maxItems = 200_000;

export type FeedBody = { file: string } | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Reads a feed item by item, in memory of an item's size and in short turns of the event loop. Never throws for
 * its content: it ends with `ended` where it cannot be read on.
 */
export async function* readFeed(
  kind: FeedKind,
  body: FeedBody,
  options: ReadOptions = {},
): AsyncGenerator<FeedStep> {
  const pacer = createPacer();
  const text = decodeText(bytesOf(body), options.contentType ?? "");
  let count = 0;
  try {
    for await (const step of readSteps(text, kind, options, pacer)) {
      if (count++ === maxItems) throw new Ended("tooMany");
      yield step;
      // The time of the caller's own work counts, too.
      if (pacer.isDue()) await pacer.turn();
    }
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    yield { ended: error.reason };
  }
}

function readSteps(
  text: AsyncIterable<string>,
  kind: FeedKind,
  options: ReadOptions,
  pacer: Pacer,
): AsyncGenerator<FeedStep> {
  if (kind === "csv") return readCsvItems(text, pacer);
  if (kind === "json" || kind === "json-feed" || kind === "reliefweb") {
    return readJson(text, kind, options, pacer);
  }
  return readXml(text, kind, options, pacer);
}

async function* bytesOf(body: FeedBody): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else if ("file" in body) yield* createReadStream(body.file) as AsyncIterable<Uint8Array>;
  else yield* body;
}
