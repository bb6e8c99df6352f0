import { GovernorateMap } from "#app/features/places/ui/governorate-map.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { mapSteps, stepOf } from "./map-steps.ts";
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
