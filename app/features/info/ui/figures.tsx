import { Ltr } from "#app/ui/text.tsx";

type FiguresProps = {
  label: string;
  /** A label and its formatted figure; unknown figures are left out. */
  figures: readonly { of: string; figure: string | null }[];
  className?: string;
};

/** Figures in one quiet line. */
export function Figures({ label, figures, className = "wrap figures-line" }: FiguresProps) {
  const known = figures.filter(({ figure }) => figure !== null);
  if (known.length === 0) return null;
  return (
    <dl className={className} aria-label={label}>
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
