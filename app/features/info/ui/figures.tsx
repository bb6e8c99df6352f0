import { Ltr } from "#app/ui/text.tsx";

type FiguresProps = {
  label: string;
  /** A label and its formatted figure; unknown figures are left out. */
  figures: readonly { of: string; figure: string | null }[];
};

/** Figures in one quiet line. */
export function Figures({ label, figures }: FiguresProps) {
  const known = figures.filter(({ figure }) => figure !== null);
  if (known.length === 0) return null;
  return (
    <dl className="wrap figures-line" aria-label={label}>
      {known.map(({ of, figure }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd className="num">
            <Ltr>{figure}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same for a part of a page, all of them known. */
export function SmallFigures({ label, figures }: FiguresProps) {
  return (
    <dl className="row gap-x-5 gap-y-1 small muted" aria-label={label}>
      {figures.map(({ of, figure }) => (
        <div key={of} className="flex flex-row-reverse gap-1">
          <dt>{of}</dt>
          <dd className="num text-ink">
            <Ltr>{figure}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
