import { describe, expect, it } from "vitest";
import { detectKind } from "./detect-kind.ts";
import type { FeedKind, FeedStep, ReadOptions } from "./feed-source.ts";
import { readFeed } from "./read-feed.server.ts";

const title = "محاسب في حلب";

async function stepsOf(kind: FeedKind, body: Uint8Array | string, options?: ReadOptions) {
  const steps: FeedStep[] = [];
  for await (const step of readFeed(kind, Buffer.from(body as string), options)) steps.push(step);
  return steps;
}

/** Titles of the items, and reasons of all else, in order. */
async function outlineOf(kind: FeedKind, body: Uint8Array | string, options?: ReadOptions) {
  const steps = await stepsOf(kind, body, options);
  return steps.map((step) => {
    if ("item" in step) return `item ${step.item.fields.title}`;
    return "ended" in step ? `ended ${step.ended}` : `${step.number} ${step.rejected}`;
  });
}

const rss = (items: string, head = '<?xml version="1.0"?>') =>
  `${head}<rss version="2.0"><channel><title>Jobs</title>${items}</channel></rss>`;
const item = (text: string) => `<item><title>${text}</title></item>`;

/** Windows-1256 of the letters that the title has. */
const windows1256 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const at = [...new TextDecoder("windows-1256").decode(all)].indexOf(letter);
      return at < 0 ? 63 : at;
    }),
  );
const all = Uint8Array.from({ length: 256 }, (_, at) => at);
const iso6 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code > 0x600 ? code - 0x600 + 0xa0 : code;
    }),
  );
const utf16 = (text: string, mark: boolean, isBig = false) => {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};
const declared = (name: string) => rss(item(title), `<?xml version="1.0" encoding="${name}"?>`);

describe("issue 34: encodings of a feed", () => {
  it.each([
    ["UTF-8", Buffer.from(rss(item(title))), ""],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${rss(item(title))}`), ""],
    ["a byte order mark twice", Buffer.from(`\ufeff\ufeff${rss(item(title))}`), ""],
    ["blank lines before the declaration", Buffer.from(`\r\n\n ${rss(item(title))}`), ""],
    ["UTF-8 that is declared as Latin", Buffer.from(declared("iso-8859-1")), ""],
    ["UTF-16 with a mark", utf16(rss(item(title)), true), ""],
    ["UTF-16, big-endian, with a mark", utf16(rss(item(title)), true, true), ""],
    ["UTF-16 without a mark", utf16(rss(item(title)), false), ""],
    ["UTF-16, big-endian, without a mark", utf16(rss(item(title)), false, true), ""],
    ["windows-1256 as declared", windows1256(declared("windows-1256")), ""],
    ["windows-1256 as CP1256", windows1256(declared("CP1256")), ""],
    [
      "windows-1256 by its Content-Type",
      windows1256(rss(item(title))),
      "text/xml; charset=windows-1256",
    ],
    ["windows-1256 without a word", windows1256(rss(item(title))), ""],
    ["windows-1256 that is declared as UTF-8", windows1256(declared("utf-8")), ""],
    ["ISO-8859-6 as declared", iso6(declared("ISO-8859-6")), ""],
  ])("%s", async (_, bytes, contentType) => {
    expect(detectKind(bytes, contentType)).toEqual({ kind: "rss" });
    expect(await outlineOf("rss", bytes, { contentType })).toEqual([`item ${title}`]);
  });

  it("Latin letters of ISO-8859-1", async () => {
    const bytes = Buffer.from(declared("iso-8859-1").replace(title, "Développeur"), "latin1");
    expect(await outlineOf("rss", bytes)).toEqual(["item Développeur"]);
  });
});

describe("issue 34: broken XML costs no good item", () => {
  it.each<[string, string, string[]]>([
    ["an ampersand alone", rss(item("A & B") + item("R&D; x")), ["item A & B", "item R&D; x"]],
    ["an ampersand at the end", rss(item("A &") + item("b")), ["item A &", "item b"]],
    ["CDATA", rss(item("<![CDATA[A & <b>B</b>]]>")), ["item A & <b>B</b>"]],
    ["references", rss(item("&#1581;&#x644;&#1576; &amp;&lt;")), ["item حلب &<"]],
    ["a control character", rss(item("a\u0001\0b")), ["item ab"]],
    ["half a surrogate pair", rss(item("a &#xD83D; b")), ["item a &#xD83D; b"]],
    ["a sign that opens no tag", rss(item("a < 5") + item("b")), ["item a < 5", "item b"]],
    [
      "a title that is not closed",
      rss(`<item><title>a<link>x</link></item>${item("b")}`),
      ["1 itemBroken", "item b"],
    ],
    ["a tag that closes nothing", rss(`${item("a")}</x>${item("b")}`), ["item a", "item b"]],
    [
      "the same within an item",
      rss(`<item><title>a</title></x></item>${item("b")}`),
      ["1 itemBroken", "item b"],
    ],
    ["an attribute without quotes", rss(`<item id=5 x><title>a</title></item>`), ["item a"]],
    ["a second root", rss(item("a")) + rss(item("b")), ["item a", "item b"]],
    ["no items", rss(""), []],
    [
      "the end in the middle of an item",
      `<rss><channel>${item("a")}<item><title>b`,
      ["item a", "2 truncated", "ended truncated"],
    ],
    ["the end between items", `<rss><channel>${item("a")}`, ["item a", "ended truncated"]],
    ["nothing but a declaration", '<?xml version="1.0"?>', ["ended notXml"]],
    ["text", "no feed today", ["ended notXml"]],
    ["a page", "<!DOCTYPE html><html><body><p>Jobs</body></html>", ["ended html"]],
    [
      "an entity bomb",
      `<!DOCTYPE l [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>${rss(item("&b;"), "")}`,
      ["ended entities"],
    ],
    [
      "an external entity",
      `<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rss(item("&a;"), "")}`,
      ["ended entities"],
    ],
    [
      "a plain DOCTYPE",
      `<!DOCTYPE rss PUBLIC "-//N//D" "http://n.example/rss.dtd">${rss(item("a"), "")}`,
      ["item a"],
    ],
    ["an unknown entity", rss(item("a&unknown;b")), ["item a&unknown;b"]],
    ["elements to no end", `<rss>${"<a>".repeat(5000)}`, ["ended tooDeep"]],
    [
      "an item of a megabyte",
      rss(`${item("x".repeat(1_000_000))}${item("b")}`),
      ["1 itemTooLarge", "item b"],
    ],
    ["a text to no end", rss(item("x".repeat(3_000_000))), ["ended itemTooLarge"]],
    ["a prologue to no end", `<!--${"x".repeat(500_000)}-->${rss(item("a"))}`, ["ended notXml"]],
  ])("%s", async (_, xml, outline) => {
    expect(await outlineOf("rss", xml)).toEqual(outline);
  });

  it("markup that was not escaped stays in its field", async () => {
    const xml = rss(
      "<item><title>a</title><description><p>one<br>two & <b>3</b></p></description></item>",
    );
    const [step] = await stepsOf("rss", xml);
    expect(step).toMatchObject({
      item: {
        fields: {
          title: "a",
          description: expect.stringContaining("<p>one<br>two &amp; <b>3</b>"),
        },
      },
    });
  });

  it("repeated names, attributes and nested ones have paths of their own", async () => {
    const xml = `<feed><entry><title>a</title><link href="x"/><link rel="e" href="y"/><author><name>n</name></author></entry></feed>`;
    const [step] = await stepsOf("atom", xml);
    expect(step).toEqual({
      item: {
        number: 1,
        line: 1,
        fields: {
          title: "a",
          "link@href": "x",
          "link@rel": "e",
          "link@href[1]": "y",
          "author.name": "n",
        },
      },
    });
  });

  it.each([
    [
      "jobs in a list of the root",
      "<source><publisher>p</publisher><jobs><job><title>a</title></job></jobs></source>",
    ],
    ["jobs of the root", "<jobs><job><title>a</title></job></jobs>"],
    ["rows without a known name", "<data><site>x</site><row><title>a</title></row></data>"],
  ])("finds %s", async (_, xml) => {
    expect(await outlineOf("job-xml", xml)).toEqual(["item a"]);
  });

  it("looks for the named element alone", async () => {
    const xml = "<x><job><title>no</title></job><stelle><title>yes</title></stelle></x>";
    expect(await outlineOf("job-xml", xml, { items: "stelle" })).toEqual(["item yes"]);
    expect(await outlineOf("job-xml", xml, { items: "other" })).toEqual(["ended noItems"]);
  });
});

describe("issue 34: broken JSON costs no good item", () => {
  const list = (items: string) => `{"total":2,"data":{"jobs":[${items}]}}`;
  it.each<[string, string, string[]]>([
    ["a list in objects", list('{"title":"a"},{"title":"b"}'), ["item a", "item b"]],
    ["a list alone", '[{"title":"a"}]', ["item a"]],
    [
      "pages after one another",
      `${list('{"title":"a"}')}\n${list('{"title":"b"}')}`,
      ["item a", "item b"],
    ],
    [
      "an item that is none",
      list('{"title":"a"},5,"x",{"title":"b"}'),
      ["item a", "2 itemBroken", "3 itemBroken", "item b"],
    ],
    ["a bad value in an item", list('{"title":NaN},{"title":"b"}'), ["1 itemBroken", "item b"]],
    [
      "a comma too many in an item",
      list('{"title":"a",},{"title":"b"}'),
      ["1 itemBroken", "item b"],
    ],
    ["a comma too many in the list", list('{"title":"a"},'), ["item a"]],
    [
      "brackets and quotes in texts",
      list('{"title":"a]}\\"[{"},{"title":"b"}'),
      ['item a]}"[{', "item b"],
    ],
    ["a NUL", list('{"title":"a\0b"}'), ["item ab"]],
    ["half a surrogate pair", list('{"title":"a\\ud83d"}'), ["item a\ufffd"]],
    [
      "the end in an item",
      '[{"title":"a"},{"title":"b',
      ["item a", "2 truncated", "ended truncated"],
    ],
    ["the end between items", '[{"title":"a"},', ["item a", "ended truncated"]],
    ["brackets that do not fit", '{"a":[{"title":"a"}}', ["item a", "ended notJson"]],
    ["no list", '{"error":"quota"}', ["ended noItems"]],
    ["text", "quota exceeded", ["ended notJson"]],
    ["lists to no end", "[".repeat(100_000), ["ended tooDeep"]],
    ["objects to no end", '[{"a":'.repeat(100_000), ["ended tooDeep"]],
    [
      "an item of a megabyte",
      list(`{"title":"${"x".repeat(1_000_000)}"},{"title":"b"}`),
      ["1 itemTooLarge", "item b"],
    ],
  ])("%s", async (_, json, outline) => {
    expect(await outlineOf("json", json)).toEqual(outline);
  });

  it.each([
    ["data.jobs", ["item a"]],
    ["$.data.jobs[*]", ["item a"]],
    ["other[1].list", ["item c"]],
    ["data.job", ["ended noItems"]],
  ])("reads the list at %s", async (items, outline) => {
    const json =
      '{"other":[{"list":[{"title":"b"}]},{"list":[{"title":"c"}]}],"data":{"jobs":[{"title":"a"}]}}';
    expect(await outlineOf("json", json, { items })).toEqual(outline);
  });

  it("an empty list at its path is a feed without jobs", async () => {
    expect(await outlineOf("json", '{"jobs":[]}', { items: "jobs" })).toEqual([]);
    expect(await outlineOf("json-feed", '{"version":"x","items":[]}')).toEqual([]);
  });

  it("lists and objects of an item have paths", async () => {
    const [step] = await stepsOf(
      "json",
      '[{"a":{"t":"x"},"l":[{"n":"y"}],"tags":["p","q"],"none":null,"on":true}]',
    );
    expect(step).toMatchObject({
      item: { fields: { "a.t": "x", "l[0].n": "y", "tags[0]": "p", "tags[1]": "q", on: "true" } },
    });
  });
});

describe("issue 34: broken CSV costs no good row", () => {
  it.each<[string, string, string[]]>([
    ["commas and quotes in cells", 'title,company\r\n"a, ""b""",c\r\n', ['item a, "b"']],
    ["semicolons", "title;company\na;c", ["item a"]],
    ["tabs", "title\tcompany\na\tc", ["item a"]],
    ["a line that names the sign", "sep=;\r\ntitle;company\r\na, b;c", ["item a, b"]],
    ["a line break in a cell", 'title,company\n"a\nb",c\nd,e', ["item a\nb", "item d"]],
    [
      "a quotation mark that is not closed",
      'title,company\n"a,x\nb,y\nc,z',
      ["1 quote", "item b", "item c"],
    ],
    ["one amid a cell", 'title,company\n"a" b,x\nc,y', ["1 quote", "item c"]],
    ["too many cells", "title,company\na,b,c\nd,e,\n", ["1 columns", "item d"]],
    ["too few cells", "title,company\na\nb,c", ["item a", "item b"]],
    ["blank lines", "\n\ntitle,company\n\na,b\n,\n\nc,d\n", ["item a", "item c"]],
    ["a NUL", "title,company\na\0b,c", ["item ab"]],
    ["one column", "title\na", ["ended noHeader"]],
    ["nothing", "", ["ended noHeader"]],
    ["a page", "<html>\n<body>a,b</body></html>", ["ended html"]],
  ])("%s", async (_, csv, outline) => {
    expect(await outlineOf("csv", csv)).toEqual(outline);
  });

  it("a row to no end is given up, and the next ones are read", async () => {
    const csv = `title,company\n"${"x".repeat(900_000)}\nb,c\n`;
    expect(await outlineOf("csv", csv)).toEqual(["1 quote", "item b"]);
  });

  it("says the line of each", async () => {
    const steps = await stepsOf("csv", 'title,company\n"a\nb",c\nd,e');
    expect(steps).toMatchObject([{ item: { line: 2 } }, { item: { line: 4 } }]);
  });
});

describe("issue 34: the kind of a feed by its beginning", () => {
  it.each<[string, string, ReturnType<typeof detectKind>]>([
    ["<rss/>", "", { kind: "rss" }],
    ['<?xml version="1.0"?><!-- x --><rdf:RDF xmlns="x">', "", { kind: "rss" }],
    ['<feed xmlns="http://www.w3.org/2005/Atom">', "text/html", { kind: "atom" }],
    ["<source><job/></source>", "", { kind: "job-xml" }],
    ['{"version":"https://jsonfeed.org/version/1.1"}', "", { kind: "json-feed" }],
    ['{"href":"https://api.reliefweb.int/v2/jobs"}', "", { kind: "reliefweb" }],
    [" [{}]", "", { kind: "json" }],
    ["title,company\na,b", "", { kind: "csv" }],
    ["title", "text/csv", { kind: "csv" }],
    ["", "", { refused: "empty" }],
    [" \n", "", { refused: "empty" }],
    ["<!DOCTYPE html><html>", "application/rss+xml", { refused: "html" }],
    ["<html><input type='password'>", "", { refused: "needsLogin" }],
    ["<!DOCTYPE x [<!ENTITY a 'b'>]><rss/>", "", { refused: "entities" }],
    ["quota exceeded", "text/plain", { refused: "unknownFormat" }],
    ["%PDF-1.7\n\x01,\x02", "application/pdf", { refused: "unknownFormat" }],
  ])("%j as %j", (text, contentType, kind) => {
    expect(detectKind(Buffer.from(text), contentType)).toEqual(kind);
  });

  it("refuses encodings that are unknown", () => {
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="x-own"?><rss>\xe9\xe8</rss>',
      "latin1",
    );
    expect(detectKind(bytes, "")).toEqual({ refused: "encoding" });
    expect(detectKind(Buffer.from([0xff, 0xfe, 0, 0, 60, 0, 0, 0]), "")).toEqual({
      refused: "encoding",
    });
  });
});
