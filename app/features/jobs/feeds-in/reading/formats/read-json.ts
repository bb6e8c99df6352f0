import type {
  FeedKind,
  FeedReason,
  FeedStep,
  ReadOptions,
} from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { maxFeedItemLength } from "#app/limits.ts";
import { Ended } from "./ended.ts";
import type { Pacer } from "./pacer.ts";
import { excerptOf, ItemFields } from "./raw-item.ts";

/** Deeper values are no feed; JSON.parse and `flatten` go down one call for each. */
const maxDepth = 64;
const maxKeyLength = 500;

/** Where the list stands in feeds of a known form. */
const ownPaths: Partial<Record<FeedKind, string>> = { "json-feed": "items", reliefweb: "data" };

/**
 * Reads the items of a list in JSON, one after the other: the text of each is cut out by its brackets and parsed
 * alone, so a broken item costs only itself. Documents may follow one another, as the pages of an API do.
 */
export async function* readJson(
  text: AsyncIterable<string>,
  kind: FeedKind,
  { items }: ReadOptions,
  pacer: Pacer,
): AsyncGenerator<FeedStep> {
  const path = items ?? ownPaths[kind];
  const reader = new JsonReader(path?.replace(/^\$\.?/, "").replace(/\[\*?\]$/, ""));
  for await (const slice of text) {
    // A NUL is no JSON, and is lost without harm.
    reader.write(slice.replaceAll("\0", ""));
    yield* reader.steps();
    if (pacer.isDue()) await pacer.turn();
  }
  reader.close();
  yield* reader.steps();
}

const quote = 34;
const comma = 44;
const colon = 58;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;
const isBlank = (code: number) => code === 32 || code === 10 || code === 13 || code === 9;

/** A list or an object that is open; `at` is the key or number of the value that comes. */
type Container = { isList: boolean; at: string; count: number };

class JsonReader {
  readonly #path: string | undefined;
  #steps: FeedStep[] = [];
  #fault: Ended | undefined;
  #open: Container[] = [];
  #isInString = false;
  #isEscaped = false;
  /** The last string at the level of keys. */
  #key: string | undefined;
  /** The depth of the list's container; 0 outside of it. */
  #listDepth = 0;
  /** A list that is the one if its first value is an object. */
  #mayBeList = false;
  #element = "";
  #isElement = false;
  #isTooLarge = false;
  #line = 1;
  #elementLine = 1;
  #number = 0;
  #hasList = false;
  /** Of this document. */
  #isListRead = false;
  #hasRoot = false;

  constructor(path: string | undefined) {
    this.#path = path;
  }

  *steps(): Generator<FeedStep> {
    const steps = this.#steps;
    this.#steps = [];
    yield* steps;
    if (this.#fault) throw this.#fault;
  }

  close(): void {
    if (this.#fault) return;
    if (this.#isElement) this.#reject("truncated");
    if (!this.#hasRoot) this.#end("notJson");
    else if (this.#open.length > 0) this.#end("truncated");
    else if (!this.#hasList) this.#end("noItems");
  }

  write(text: string): void {
    /** Where the part of an element or key in this text begins. */
    let start = 0;
    for (let at = 0; at < text.length && !this.#fault; at++) {
      const code = text.charCodeAt(at);
      if (code === 10) this.#line++;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (code === backslash) this.#isEscaped = true;
        else if (code === quote) {
          this.#isInString = false;
          if (!this.#isElement) this.#keep(text, start, at + 1);
        }
        continue;
      }
      if (isBlank(code)) continue;
      const isEnd = code === comma || code === closeBracket || code === closeBrace;
      if (this.#isElement && isEnd && this.#open.length === this.#listDepth) {
        this.#keep(text, start, at);
        this.#endElement();
      } else if (!this.#isElement && !isEnd && this.#isInList(code)) {
        this.#beginElement();
        start = at;
      }
      if (code === quote) {
        this.#isInString = true;
        if (!this.#isElement) {
          start = at;
          this.#key = "";
        }
      } else this.#step(code);
    }
    if (this.#isElement || this.#isInString) this.#keep(text, start, text.length);
  }

  /** Anything but a string and blanks. */
  #step(code: number): void {
    if (code === openBracket || code === openBrace) this.#enter(code === openBracket);
    else if (code === closeBracket || code === closeBrace) this.#leave(code === closeBracket);
    else if (!this.#hasRoot) this.#end("notJson");
    else if (code === colon && !this.#isElement) this.#nameValue();
    else if (code === comma) {
      const container = this.#open.at(-1);
      if (container) container.count++;
      this.#mayBeList = false;
    }
  }

  #enter(isList: boolean): void {
    this.#hasRoot = true;
    if (this.#open.length >= maxDepth) this.#end("tooDeep");
    if (!this.#isElement && isList && !this.#isListRead) {
      if (this.#path === undefined) {
        this.#mayBeList = this.#open.every((container) => !container.isList);
      } else if (this.#path === this.#pathHere()) this.#beginList(this.#open.length + 1);
    }
    this.#open.push({ isList, at: "", count: 0 });
  }

  #beginList(depth: number): void {
    this.#listDepth = depth;
    this.#hasList = true;
    this.#isListRead = true;
    this.#mayBeList = false;
  }

  #leave(isList: boolean): void {
    const container = this.#open.pop();
    this.#mayBeList = false;
    // Brackets that do not fit: all that follows would be read wrongly.
    if (!container || container.isList !== isList) this.#end("notJson");
    if (!this.#isElement && this.#open.length < this.#listDepth) this.#listDepth = 0;
    if (this.#open.length === 0) this.#isListRead = false;
  }

  #nameValue(): void {
    const container = this.#open.at(-1);
    if (container && !container.isList) container.at = keyOf(this.#key ?? "");
  }

  #pathHere(): string {
    let path = "";
    for (const { isList, at, count } of this.#open) {
      path += isList ? `[${count}]` : path === "" ? at : `.${at}`;
    }
    return path;
  }

  #isInList(code: number): boolean {
    if (this.#mayBeList && code === openBrace) this.#beginList(this.#open.length);
    return this.#listDepth > 0 && this.#open.length === this.#listDepth;
  }

  #beginElement(): void {
    this.#isElement = true;
    this.#isTooLarge = false;
    this.#element = "";
    this.#elementLine = this.#line;
  }

  #keep(text: string, start: number, end: number): void {
    if (this.#isElement) {
      if (this.#element.length + end - start > maxFeedItemLength) this.#isTooLarge = true;
      else this.#element += text.slice(start, end);
    } else if (this.#key !== undefined && this.#key.length < maxKeyLength) {
      this.#key += text.slice(start, end);
    }
  }

  #endElement(): void {
    this.#number++;
    this.#isElement = false;
    const fields = new ItemFields(this.#number, this.#elementLine);
    if (this.#isTooLarge) this.#push("itemTooLarge", this.#element);
    else if (!readFields(this.#element, fields)) this.#push("itemBroken", this.#element);
    else this.#steps.push({ item: fields.item() });
  }

  #reject(reason: FeedReason): void {
    this.#number++;
    this.#isElement = false;
    this.#push(reason, this.#element);
  }

  #push(rejected: FeedReason, text: string): void {
    const excerpt = excerptOf(text);
    this.#steps.push({ rejected, number: this.#number, line: this.#elementLine, excerpt });
  }

  #end(reason: FeedReason): void {
    this.#fault ??= new Ended(reason);
  }
}

/** Whether the text is an object or a list with a value in it. */
function readFields(text: string, fields: ItemFields): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object") flatten(value, "", fields);
    return !fields.isEmpty;
  } catch {
    return false;
  }
}

function keyOf(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

function flatten(value: unknown, path: string, fields: ItemFields): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) flatten(each, `${path}[${at}]`, fields);
  } else if (typeof value === "object") {
    for (const [key, each] of Object.entries(value)) {
      flatten(each, path === "" ? key : `${path}.${key}`, fields);
    }
  } else fields.add(path, String(value));
}
