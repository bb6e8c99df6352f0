import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Props = {
  id: string;
  label: string;
  hint?: string;
  text: string;
  /** Code has one direction in both languages. */
  dir?: "ltr" | "auto";
  /** The first one of a screen. */
  primary?: boolean;
  copy: string;
  copied: string;
};

/** A text to be copied: by the button with scripts, by selecting it without. */
export function CopyText({ id, label, hint, text, dir = "ltr", primary, copy, copied }: Props) {
  const hydrated = useHydrated();
  const [done, setDone] = useState("");

  function copyAll() {
    void navigator.clipboard.writeText(text).then(
      () => setDone(text),
      () => setDone(""),
    );
  }

  return (
    <div className="field copy-text">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        dir={dir}
        readOnly
        spellCheck={false}
        rows={Math.min(Math.max(text.split("\n").length + 1, 5), 24)}
        value={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="row gap-3">
        {hydrated && "clipboard" in navigator && (
          <Button type="button" variant={primary ? "primary" : "quiet"} onClick={copyAll}>
            {copy}
          </Button>
        )}
        <span className="small" aria-live="polite">
          {done === text && copied}
        </span>
      </p>
    </div>
  );
}
