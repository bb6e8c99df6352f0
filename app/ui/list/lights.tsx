import { useId } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Row = {
  state: "ok" | "care" | "bad" | "none";
  name: string;
  hint?: string | undefined;
  /** The command or setting that the hint speaks of. */
  command?: string | undefined;
  figure?: string;
};

const icons = { ok: "check", care: "warning", bad: "close", none: "info" } as const;

/** A card of states: each row gives its state in words or a figure besides its colour. */
export function Lights({
  title,
  hint,
  more,
  rows,
}: {
  title: string;
  hint?: string | undefined;
  /** Where all of it stands. */
  more?: { to: string; label: string } | undefined;
  rows: readonly Row[];
}) {
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="head mb-2 items-center">
        <h2 className="text-lg" id={heading}>
          {title}
        </h2>
        {hint && <p className="small muted">{hint}</p>}
      </div>
      <ul className="lights">
        {rows.map(({ state, name, hint, command, figure }) => (
          <li key={name} className={state}>
            <Icon name={icons[state]} />
            <span>
              {name}
              {hint && <span className="small muted">{hint}</span>}
              {command && (
                <code className="small muted">
                  <Ltr>{command}</Ltr>
                </code>
              )}
            </span>
            {figure && <b className="num">{figure}</b>}
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-3">
          <a className="more" href={more.to}>
            {more.label}
          </a>
        </p>
      )}
    </section>
  );
}
