import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FirstValue } from "./first-value.tsx";

type SeenProps = {
  /** The fingerprints of the shown values. */
  seen: string;
  answer: { values?: FormValues; stale?: StaleForm } | undefined;
};

/** The fingerprints of the values that this form was opened with; a refused form keeps its first ones. */
export function Seen({ seen, answer }: SeenProps) {
  const shown = useShown(seen, Boolean(answer?.values));
  const value = answer?.stale?.seen ?? answer?.values?.seen ?? shown;
  return <FirstValue name="seen" value={value} />;
}

/**
 * The data that the page came with. It is loaded again when another tab changes the session; the fields keep what
 * they had then, and so does this. `isBack`: the form has come back with its input.
 */
export function useShown<T>(loaded: T, isBack: boolean): T {
  const { key } = useLocation();
  const [shown, setShown] = useState({ loaded, key });
  if (key === shown.key || isBack) return shown.loaded;
  setShown({ loaded, key });
  return loaded;
}

type StaleNoticeProps = {
  stale: StaleForm | undefined;
  label: (field: string) => string;
  /** The words of a value that is a code. */
  word?: (field: string, value: string) => string | undefined;
};

/** Both texts of each field that was saved elsewhere after the form had been opened. */
export function StaleNotice({ stale, label, word }: StaleNoticeProps) {
  const messages = useAllMessages().seekers.stale;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stale) box.current?.focus();
  }, [stale]);
  if (!stale) return null;
  const worded = (field: string, value: string) =>
    value === "" ? messages.empty : (word?.(field, value) ?? value);
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts the notice is where the form begins
    <div className="notice n-warn" role="alert" tabIndex={-1} autoFocus ref={box}>
      <Icon name="info" />
      <div className="stack gap-2 grow">
        <p>
          <b>{messages.title}</b>
        </p>
        <p>{messages.text}</p>
        {stale.changed.map(({ field, saved, sent }) => (
          <div key={field} className="stack gap-2">
            <h2 className="text-base">{label(field)}</h2>
            <dl className="stack gap-2">
              <Version name={messages.saved} text={worded(field, saved)} />
              {sent !== null && <Version name={messages.yours} text={worded(field, sent)} />}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd className="whitespace-pre-line" dir="auto">
        {text}
      </dd>
    </div>
  );
}
