import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { type Governorate, GovernorateMap } from "./governorate-map.tsx";

/** A governorate or province in a list, with up to four of its towns. */
type Listed = Governorate & { cities?: readonly string[] };

type GovernoratesProps = {
  /** The id of their country; only Syria has a map. */
  country?: string;
  governorates: readonly Listed[];
  /** How many are listed at once; the others are behind a press. */
  atOnce: number;
  /** The last part of the id of the one whose page this is. */
  here?: string | undefined;
};

/** The map of Syria as a way to its governorates, and the list that says the same. */
export function Governorates({ country = "syria", governorates, atOnce, here }: GovernoratesProps) {
  const { home, place } = useMessages().browse;
  const isMapped = country === "syria";
  const list = (shown: readonly Listed[]) => <List country={country} shown={shown} />;
  const folded = governorates.slice(atOnce);
  return (
    <div className={isMapped ? "places" : undefined}>
      {isMapped && (
        <div>
          <GovernorateMap governorate={here} ways={governorates} />
          <p className="scale" aria-hidden="true">
            {home.fewer}
            <i />
            <i />
            <i />
            <i />
            {home.moreJobs}
          </p>
        </div>
      )}
      <div>
        {atOnce > 0 && list(governorates.slice(0, atOnce))}
        {folded.length > 0 && (
          <details className="disc">
            <summary>
              {isMapped ? home.allGovernorates : place.allProvinces}
              <Icon name="down" className="turn" />
            </summary>
            {list(folded)}
          </details>
        )}
      </div>
    </div>
  );
}

function List({ country, shown }: { country: string; shown: readonly Listed[] }) {
  const { browse, ui } = useMessages();
  return (
    <ul className="govs">
      {shown.map(({ en, name, count, cities }) => (
        <li key={en}>
          <a href={paths.province(country, en)}>
            <bdi>{name}</bdi>
          </a>
          {count !== null && (
            <b className="num">
              {formatNumber(count)}
              <span className="sr"> {browse.jobsUnder(count)}</span>
            </b>
          )}
          {cities && <small>{cities.join(ui.comma)}</small>}
        </li>
      ))}
    </ul>
  );
}
