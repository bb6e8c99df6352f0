import { formatDate, formatMonth } from "#app/i18n/format.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";

type DayBarsProps = { days: readonly string[]; counts: readonly number[] };

/** A count for each day as a bar, today last; the figures stand in a table beside it. */
export function DayBars({ days, counts }: DayBarsProps) {
  const language = useLanguage();
  // Every seventh day, or fewer over months, counted back from today.
  const step = days.length > 31 ? 21 : 7;
  return (
    <>
      <Bars counts={counts} />
      <p className="days" aria-hidden="true">
        {days
          .filter((_, at) => (days.length - 1 - at) % step === 0)
          .map((day) => (
            <span key={day}>{formatDate(day, language, "short")}</span>
          ))}
      </p>
    </>
  );
}

/** A count for each month as a bar, the newest last. */
export function MonthBars({
  months,
  counts,
}: {
  months: readonly string[];
  counts: readonly number[];
}) {
  const language = useLanguage();
  return (
    <>
      <Bars counts={counts} />
      <p className="days" aria-hidden="true">
        {months
          .filter((_, at) => (months.length - 1 - at) % 4 === 0)
          .map((month) => (
            <span key={month}>{formatMonth(month, language)}</span>
          ))}
      </p>
    </>
  );
}

/** Bars in the page's direction; their height is 100, a bar and its gap are 10 wide. */
export function Bars({ counts }: { counts: readonly number[] }) {
  const isRtl = useLanguage() === "ar";
  const top = Math.max(1, ...counts);
  const bars = counts.map((count, at) => {
    const height = Math.round((count / top) * 100);
    const x = (isRtl ? counts.length - 1 - at : at) * 10 + 1;
    return height === 0 ? "" : `M${x} 100v-${height}h8v${height}z`;
  });
  return (
    <svg viewBox={`0 0 ${counts.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.slice(0, -1).join("")} />
      <path d={bars.at(-1)} className="now" />
    </svg>
  );
}

/** How large a part is of the whole, from the page's start. */
export function ShareBar({ share }: { share: number }) {
  const isRtl = useLanguage() === "ar";
  // The least is still seen.
  const part = share > 0 ? Math.max(16, Math.round(Math.min(1, share) * 1000)) : 0;
  return (
    <svg viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true" className="share-bar">
      <path d={`M${isRtl ? 1000 - part : 0} 0h${part}v1h-${part}z`} />
    </svg>
  );
}
