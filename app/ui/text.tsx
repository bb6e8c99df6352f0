import { Fragment, type ReactNode } from "react";
import { pointIn, pointsWithin } from "#app/platform/pasted/list-points.ts";
import { Icon } from "./icon/icon.tsx";

type TextBlock = { kind: "paragraph" | "list"; lines: string[] };

/** Paragraphs at blank lines; lines that begin with a dash or a dot are items of a list. */
function blocksOf(text: string): TextBlock[] {
  return text.split(/(?:\r?\n[^\S\n]*){2,}/).flatMap(blocksOfParagraph);
}

function blocksOfParagraph(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/).flatMap(pointsWithin)) {
    if (line.trim() === "") continue;
    const point = pointIn(line);
    const kind = point === undefined ? "paragraph" : "list";
    const content = point ?? line.trim();
    const last = blocks[blocks.length - 1];
    if (last?.kind === kind) last.lines.push(content);
    else blocks.push({ kind, lines: [content] });
  }
  return blocks;
}

type Show = (line: string) => ReactNode;
const asWritten: Show = (line) => line;

/** A person's text: paragraphs, line breaks and dashed lists. Never HTML. */
export function UserText({ text, show = asWritten }: { text: string; show?: Show }) {
  return (
    <div className="user-text">
      {blocksOf(text).map((block, place) =>
        block.kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
          <ul key={place}>
            {block.lines.map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
              <li dir="auto" key={number}>
                {show(line)}
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
          <p dir="auto" key={place}>
            {block.lines.map((line, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
              <Fragment key={number}>
                {number > 0 && <br />}
                {show(line)}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

/** Requirements, benefits: one tick for each line a person wrote. */
export function Ticks({ items, show = asWritten }: { items: readonly string[]; show?: Show }) {
  return (
    <ul className="ticks">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change in place
        <li key={place}>
          <Icon name="check" />
          <span dir="auto">{show(item)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A phone number, e-mail, address or amount: always written from the other side in Arabic. */
export function Ltr({ children, nowrap }: { children: ReactNode; nowrap?: boolean }) {
  return (
    <bdi dir="ltr" className={nowrap ? "nowrap" : undefined}>
      {children}
    </bdi>
  );
}

/** Texts of a form, to be read and copied. */
export function FormTexts({
  texts,
}: {
  texts: readonly (readonly [name: string, text: string])[];
}) {
  return texts.map(([name, text]) => (
    <p key={name} className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  ));
}
