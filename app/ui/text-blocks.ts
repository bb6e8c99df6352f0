export type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

const item = /^\s*[-–•*·▪●]\s+/;

/** Paragraphs at blank lines; lines that begin with a dash or a dot are items of a list. */
export function blocksOf(text: string): TextBlock[] {
  return text.split(/(?:\r?\n[^\S\n]*){2,}/).flatMap(blocksOfParagraph);
}

function blocksOfParagraph(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const kind = item.test(line) ? "list" : "paragraph";
    const content = line.replace(item, "").trim();
    const last = blocks[blocks.length - 1];
    if (last?.kind === kind) last.lines.push(content);
    else blocks.push({ kind, lines: [content] });
  }
  return blocks;
}
