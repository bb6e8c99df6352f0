import { SaxesParser, type SaxesTagPlain } from "saxes";
import type {
  FeedKind,
  FeedStep,
  ReadOptions,
} from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { maxFeedItemLength } from "#app/limits.ts";
import { Ended } from "./ended.ts";
import { createMender } from "./mend-xml.ts";
import type { Pacer } from "./pacer.ts";
import { excerptOf, ItemFields } from "./raw-item.ts";

const maxDepth = 100;
/** Characters before the first element, and of a text without a tag. */
const maxPrologue = 262_144;
const maxText = 4 * maxFeedItemLength;

/** Elements that hold a job in XML that is no RSS or Atom. */
const jobNames = new Set(
  "job vacancy position joboffer job_offer job-offer jobposting posting offer listing ad item entry".split(
    " ",
  ),
);

/** Markup within a field that was not escaped: it is text of the field. */
const markup = new Set(
  "p br ul ol li b strong i em u div span h1 h2 h3 h4 h5 h6 a table tr td th tbody thead blockquote hr img font small sup sub pre".split(
    " ",
  ),
);

/** Reads the items of RSS, Atom or job XML. Yields what was read, then throws Ended if there is no more. */
export async function* readXml(
  text: AsyncIterable<string>,
  kind: FeedKind,
  { items }: ReadOptions,
  pacer: Pacer,
): AsyncGenerator<FeedStep> {
  const reader = new XmlReader(kind, items);
  const { mend } = createMender();
  for await (const slice of text) {
    reader.write(mend(slice));
    yield* reader.steps();
    if (pacer.isDue()) await pacer.turn();
  }
  reader.write(mend("", true));
  reader.close();
  yield* reader.steps();
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

/** An element within an item. */
type Open = { name: string; path: string; text: string; isMarkup: boolean };
type Closed = { tag: SaxesTagPlain; isUnexpected: boolean };

class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  readonly #isItem: (name: string, depth: number) => boolean;
  /** Without a known name, each child of the root is one until a known name comes. */
  #isGuess: boolean;
  readonly #mustHaveItems: boolean;
  #steps: FeedStep[] = [];
  #fault: Ended | undefined;
  #closed: Closed[] = [];
  #depth = 0;
  #number = 0;
  #item: ItemFields | undefined;
  #isBroken = false;
  #path: Open[] = [];
  #hasRoot = false;
  #hasMore = false;
  /** Characters since the last tag. */
  #run = 0;

  constructor(kind: FeedKind, items: string | undefined) {
    const named = items?.split(/[./>]/).at(-1)?.toLowerCase();
    const own = kind === "rss" ? "item" : "entry";
    const isKnown = (name: string) => jobNames.has(name);
    const isNamed = (name: string) => (named ? name === named : name === own);
    this.#isGuess = kind === "job-xml" && !named;
    this.#mustHaveItems = kind === "job-xml";
    this.#isItem = this.#isGuess ? isKnown : isNamed;
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", (tag) => this.#closed.push({ tag, isUnexpected: false }));
    this.#parser.on("text", (text) => this.#add(text, false));
    this.#parser.on("cdata", (text) => this.#add(text, true));
    this.#parser.on("doctype", (text) => {
      // Neither entities of its own nor anything else of a subset.
      if (text.includes("[")) this.#end("entities");
    });
    this.#parser.on("error", ({ message }) => this.#onError(message));
  }

  /** May throw Ended at a later call of `steps`. */
  write(text: string): void {
    if (this.#fault) return;
    this.#run += text.length;
    this.#parser.write(text);
    this.#flush();
    if (!this.#hasRoot && this.#run > maxPrologue) this.#end("notXml");
    if (this.#run > maxText) this.#end("itemTooLarge");
  }

  *steps(): Generator<FeedStep> {
    const steps = this.#steps;
    this.#steps = [];
    yield* steps;
    if (this.#fault) throw this.#fault;
  }

  close(): void {
    if (this.#fault) return;
    const { number, line } = this.#item ?? {};
    const isOpen = this.#depth > 0;
    const texts = this.#path.map(({ text }) => text.trim()).filter(Boolean);
    const excerpt = this.#item?.excerpt() || excerptOf(texts.join(" · "));
    if (number !== undefined) {
      this.#steps.push({
        rejected: "truncated",
        number,
        ...(line !== undefined && { line }),
        excerpt,
      });
    }
    if (!this.#hasRoot) this.#end("notXml");
    else if (isOpen) this.#end("truncated");
    else if (this.#number === 0 && this.#hasMore && this.#mustHaveItems) this.#end("noItems");
  }

  #end(reason: ConstructorParameters<typeof Ended>[0]): void {
    this.#fault ??= new Ended(reason);
  }

  #open(tag: SaxesTagPlain): void {
    this.#flush();
    this.#run = 0;
    const name = localName(tag.name);
    if (!this.#hasRoot) this.#begin(name);
    if (this.#fault) return;
    this.#depth++;
    if (this.#depth > maxDepth) {
      this.#end("tooDeep");
      return;
    }
    if (this.#depth === 3) this.#hasMore = true;
    const isFirstKnown = this.#isGuess && this.#item && this.#isItem(name, this.#depth);
    if (isFirstKnown && this.#path.length === 1) this.#forgetGuess();
    if (!this.#item) {
      this.#beginItem(tag, name);
      return;
    }
    const parent = this.#path.at(-1);
    if (this.#path.length > 1 && parent && markup.has(name)) {
      this.#addToField(`<${name}>`);
      this.#path.push({ name, path: "", text: "", isMarkup: true });
      return;
    }
    const path = parent?.path ? `${parent.path}.${tag.name}` : tag.name;
    this.#path.push({ name, path, text: "", isMarkup: false });
    this.#addAttributes(tag, path);
  }

  #begin(name: string): void {
    this.#hasRoot = true;
    if (name === "html") this.#end("html");
  }

  /** The child of the root that seemed an item is the list that the items are in. */
  #forgetGuess(): void {
    this.#item = undefined;
    this.#path = [];
    this.#number--;
    this.#isGuess = false;
  }

  #beginItem(tag: SaxesTagPlain, name: string): void {
    const isRoot = this.#depth === 1;
    const isGuessed = this.#isGuess && this.#depth === 2;
    if (isRoot || !(this.#isItem(name, this.#depth) || isGuessed)) return;
    if (this.#isItem(name, this.#depth)) this.#isGuess = false;
    this.#item = new ItemFields(++this.#number, this.#parser.line);
    this.#isBroken = false;
    this.#path = [{ name, path: "", text: "", isMarkup: false }];
    this.#addAttributes(tag, "");
  }

  #addAttributes(tag: SaxesTagPlain, path: string): void {
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (!name.startsWith("xmlns")) this.#item?.add(`${path}@${name}`, value);
    }
  }

  #add(text: string, isCdata: boolean): void {
    this.#flush();
    this.#run = text.length;
    const isInMarkup = this.#path.at(-1)?.isMarkup && !isCdata;
    this.#addToField(isInMarkup ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") : text);
  }

  #addToField(text: string): void {
    const field = this.#path.findLast(({ isMarkup }) => !isMarkup);
    if (field && field.text.length <= maxFeedItemLength) field.text += text;
  }

  /** Closing tags wait for the error that may follow them. */
  #flush(): void {
    const closed = this.#closed;
    if (closed.length === 0) return;
    this.#closed = [];
    this.#run = 0;
    for (const { isUnexpected, tag } of closed) {
      this.#depth--;
      if (!this.#item) continue;
      if (isUnexpected && !markup.has(localName(tag.name))) this.#isBroken = true;
      const open = this.#path.pop();
      if (open?.isMarkup) this.#addToField(`</${open.name}>`);
      else if (open?.path) this.#item.add(open.path, open.text);
      if (this.#path.length === 0) this.#endItem(open);
    }
  }

  #endItem(open: Open | undefined): void {
    const item = this.#item;
    this.#item = undefined;
    if (!item) return;
    // An element with a text alone, such as the name of the site.
    if (this.#isGuess && (item.isEmpty || open?.text.trim())) {
      this.#number--;
      return;
    }
    const { number, line, length } = item;
    const at = { number, ...(line !== undefined && { line }), excerpt: item.excerpt() };
    if (length > maxFeedItemLength) this.#steps.push({ rejected: "itemTooLarge", ...at });
    else if (this.#isBroken) this.#steps.push({ rejected: "itemBroken", ...at });
    else this.#steps.push({ item: item.item() });
  }

  #onError(message: string): void {
    if (message.includes("unexpected close tag")) {
      const last = this.#closed.at(-1);
      if (last) last.isUnexpected = true;
    } else if (message.includes("unmatched closing tag")) {
      // The parser has closed all that was open for a tag that was never opened: open it again.
      const matched = this.#closed.findLastIndex(({ isUnexpected }) => !isUnexpected) + 1;
      const tags = this.#closed.splice(matched).map(({ tag }) => tag);
      (this.#parser as unknown as { tags: SaxesTagPlain[] }).tags.push(...tags.toReversed());
      this.#flush();
      const name = message.replace(/^.*unmatched closing tag: |\.$/g, "");
      if (!markup.has(localName(name))) this.#isBroken = true;
    }
  }
}
