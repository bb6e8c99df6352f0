import { classNames } from "#app/ui/class-names.ts";
import { Ltr } from "#app/ui/text.tsx";

type FiguresProps = {
  label: string;
  /** A label and its formatted figure; unknown figures are left out. */
  figures: readonly { of: string; figure: string | null }[];
};

/** Figures laid as stone: five in the home page's courses, fewer side by side. */
export function Figures({ label, figures }: FiguresProps) {
  const known = figures.filter(({ figure }) => figure !== null);
  if (known.length === 0) return null;
  const even =
    "grid-cols-2 [&>div]:col-span-1 [&>div:last-child:nth-child(odd)]:col-span-2 " +
    "md:grid-cols-none md:grid-flow-col md:auto-cols-fr md:[&>div:last-child:nth-child(odd)]:col-span-1";
  return (
    <dl className={classNames("figures", known.length !== 5 && even)} aria-label={label}>
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

/** The same in one quiet line, where only some of them are counted. */
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
