import { useId } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Row = {
  state: "ok" | "care" | "bad" | "none";
  name: string;
  hint?: string | undefined;
  /** The command or setting that the hint speaks of. */
  command?: string | undefined;
  /** Folds hint and command below these words. */
  how?: string | undefined;
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
        {rows.map((row) => (
          <li key={row.name} className={row.state}>
            <Icon name={icons[row.state]} />
            <span>
              {row.name}
              {!row.how && <Hint {...row} />}
            </span>
            {row.figure && <b className="num">{row.figure}</b>}
            {row.how && (row.hint || row.command) && (
              <details>
                <summary>
                  {row.how}
                  <span className="sr">: {row.name}</span> <Icon name="down" className="turn" />
                </summary>
                <Hint {...row} />
              </details>
            )}
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

function Hint({ hint, command }: Pick<Row, "hint" | "command">) {
  return (
    <>
      {hint && <span className="small muted">{hint}</span>}
      {command && (
        <code className="small muted">
          <Ltr>{command}</Ltr>
        </code>
      )}
    </>
  );
}
