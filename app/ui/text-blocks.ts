export type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

const item = /^\s*[-–•*·▪●]\s+/;

/** Paragraphs at blank lines; lines that begin with a dash or a dot are items of a list. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | null = null;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "") {
      open = null;
      continue;
    }
    const kind = item.test(line) ? "list" : "paragraph";
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(line.replace(item, "").trim());
  }
  return blocks;
}
