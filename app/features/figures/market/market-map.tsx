import { GovernorateMap } from "#app/features/places/ui/governorate-map.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Market } from "./market.server.ts";
import { placeAddress, slugOf } from "./market-address.ts";

/** The open jobs of each governorate on a map that leads to them; the table beside it says the same. */
export function MarketMap({ market: { role, place, governorates } }: { market: Market }) {
  const { market: words } = useAllMessages();
  const steps = mapSteps(governorates.map(({ open }) => open));
  const to = placeAddress(role);
  return (
    <section className="card pad mt-4" aria-labelledby="map">
      <h2 className="text-lg" id="map">
        {words.map}
      </h2>
      <GovernorateMap
        governorate={slugOf(place.id)}
        ways={governorates.map((row) => ({ ...row, count: row.open, to: to(row) }))}
        shades={(counts) => counts.map((count) => stepOf(steps, count))}
      />
      <ol className="map-steps num" aria-hidden="true">
        {steps.map(({ text }, at) => (
          <li key={text} className={`s${at}`}>
            <svg
              viewBox="0 0 1 1"
              className={`s${at}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0h1v1H0z" />
            </svg>
            <Ltr>{text}</Ltr>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step of a map's scale: from which count on, and its range in words. */
type MapStep = { from: number; text: string };

/** At most five steps: none, and eighths, quarters and halves of the largest count. */
export function mapSteps(counts: readonly number[]): MapStep[] {
  const top = Math.max(0, ...counts);
  const bounds = [0, 1, ...[8, 4, 2].map((part) => Math.ceil(top / part))];
  const from = [...new Set(bounds.filter((bound) => bound <= top))].sort((a, b) => a - b);
  return from.map((first, at) => {
    const last = (from[at + 1] ?? Infinity) - 1;
    const text = last === Infinity && first > 0 ? `${formatNumber(first)}+` : formatNumber(first);
    return {
      from: first,
      text: last === Infinity || last === first ? text : `${text}–${formatNumber(last)}`,
    };
  });
}

/** The place of the step that a count belongs to. */
export function stepOf(steps: readonly MapStep[], count: number): number {
  return steps.findLastIndex(({ from }) => count >= from);
}
