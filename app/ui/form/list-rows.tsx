import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { listItems } from "#app/platform/pasted/list-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { ControlProps } from "./field.tsx";

type Row = { key: number; text: string };

type ListRowsProps = {
  control: ControlProps;
  label: string;
  items: readonly string[];
  /** The row to begin in, when the person was already typing. */
  at: number | null;
  placeholder?: string;
};

/**
 * The rows of a list field, and the one value that is posted. It stands in a text area, as before the scripts came: a
 * browser that loads the page again after Back fills that in.
 */
export function ListRows({ control, label, items, at, placeholder }: ListRowsProps) {
  const messages = useMessages().ui;
  const nextKey = useRef(items.length);
  const [rows, setRows] = useState<Row[]>(() => rowsOf(items));
  const [goTo, setGoTo] = useState(at);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (goTo === null) return;
    box.current?.querySelectorAll<HTMLInputElement>("input.input")[goTo]?.focus();
    setGoTo(null);
  }, [goTo]);

  const add = (after: number) => {
    const row = { key: nextKey.current++, text: "" };
    setRows([...rows.slice(0, after + 1), row, ...rows.slice(after + 1)]);
    setGoTo(after + 1);
  };
  const remove = (place: number) => {
    const remaining = rows.filter((_, other) => other !== place);
    setRows(remaining.length > 0 ? remaining : [{ key: nextKey.current++, text: "" }]);
    setGoTo(Math.max(0, place - 1));
  };
  /** A list that is pasted into a row becomes rows: a single line would lose its line breaks. */
  const paste = (place: number, items: readonly string[]) => {
    const pasted = items.map((text) => ({ key: nextKey.current++, text }));
    setRows([...rows.slice(0, place), ...pasted, ...rows.slice(place + 1)]);
    setGoTo(place + items.length - 1);
  };
  const write = (place: number, text: string) =>
    setRows(rows.map((row, at) => (at === place ? { ...row, text } : row)));

  return (
    <div className="rows" ref={box}>
      <textarea
        hidden
        name={control.name}
        value={linesOf(rows)}
        data-stored=""
        onChange={({ currentTarget }) => setRows(rowsOf(currentTarget.value.split("\n")))}
      />
      {rows.map(({ key, text }, place) => (
        <div className="join" key={key} data-invalid={control["aria-invalid"] ? "" : undefined}>
          <input
            className="input"
            id={place === 0 ? control.id : undefined}
            aria-label={messages.lineOf({ label, number: place + 1 })}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
            placeholder={place === 0 ? placeholder : undefined}
            value={text}
            onChange={(event) => write(place, event.target.value)}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget;
              const range = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
              const items = pastedRows(text, range, event.clipboardData.getData("text/plain"));
              if (!items) return;
              event.preventDefault();
              paste(place, items);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(place);
            }}
          />
          {(rows.length > 1 || text !== "") && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={messages.removeNamed({
                name: text || messages.lineOf({ label, number: place + 1 }),
              })}
              onClick={() => remove(place)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
      <Button variant="quiet" icon="plus" type="button" onClick={() => add(rows.length - 1)}>
        {messages.addLine}
      </Button>
    </div>
  );
}

function rowsOf(items: readonly string[]): Row[] {
  return items.map((text, key) => ({ key, text }));
}

function linesOf(rows: readonly Row[]): string {
  return rows
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join("\n");
}

/**
 * The rows that a row becomes by a pasted list, its text before and behind the cursor with the first and
 * the last; undefined for a text that is no list, which a single line takes as it is.
 */
export function pastedRows(
  text: string,
  { start, end }: { start: number; end: number },
  pasted: string,
): string[] | undefined {
  const items = listItems(pasted);
  if (items.length < 2) return undefined;
  const [first = "", ...more] = items;
  return [
    text.slice(0, start) + first,
    ...more.slice(0, -1),
    (more.at(-1) ?? "") + text.slice(end),
  ];
}
