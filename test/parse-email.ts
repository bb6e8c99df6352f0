type Read = {
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  /** Its calendar files, unfolded. */
  calendars: string[];
};
type Part = ReturnType<typeof split>;

/** Reads a letter of our own making (text and HTML beside each other) as a mail program would. */
export function parseEmail(source: string): Read {
  const { headers, body } = split(source.replaceAll("\r\n", "\n"));
  const parts = partsOf({ headers, body });
  const partsAs = (type: string) =>
    parts
      .filter((each) => each.headers["content-type"]?.startsWith(type))
      .map((part) => decoded(part.body, part.headers["content-transfer-encoding"]));
  const partOf = (type: string) => partsAs(type)[0] ?? "";
  return {
    headers,
    subject: headers.subject ?? "",
    text: partOf("text/plain"),
    html: partOf("text/html"),
    calendars: partsAs("text/calendar").map((file) => file.replaceAll(/\r?\n /g, "")),
  };
}

/** The parts of an email that are no parts themselves. */
function partsOf({ headers, body }: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) return [{ headers, body }];
  return body.split(`--${boundary}`).slice(1, -1).map(split).flatMap(partsOf);
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const trimmed = source.replace(/^\n/, "");
  const end = trimmed.indexOf("\n\n");
  const lines = trimmed
    .slice(0, end)
    .replace(/\n[ \t]+/g, " ")
    .split("\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  return { headers, body: trimmed.slice(end + 2).replace(/\n$/, "") };
}

function decoded(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? unquoted(body.replace(/=\n/g, "")) : body;
}

/** Header words such as =?UTF-8?B?…?=; a space between two of them is none of the text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : unquoted(word.replaceAll("_", " ")),
    );
}

function unquoted(value: string): string {
  return decodeURIComponent(
    value.replace(/%/g, "=25").replace(/=([0-9A-F]{2})/gi, (_, byte: string) => `%${byte}`),
  );
}
