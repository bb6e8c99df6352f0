import type { HomeProvince } from "#app/features/info/home-jobs.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Tile } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type HomeProvincesProps = {
  provinces: readonly HomeProvince[];
  /** How many stand there at once; the others are behind a press. */
  atOnce: number;
};

export function HomeProvinces({ provinces, atOnce }: HomeProvincesProps) {
  const messages = useMessages().browse.home;
  return (
    <section className="section" id="governorates">
      <div className="wrap">
        <div className="head">
          <h2>{messages.governorates}</h2>
        </div>
        <ProvinceCards provinces={provinces.slice(0, atOnce)} className="govs" />
        <details className="disc mt-2">
          <summary>
            {messages.allGovernorates}
            <Icon name="down" className="turn" />
          </summary>
          <ProvinceCards provinces={provinces.slice(atOnce)} className="mt-2" />
        </details>
      </div>
    </section>
  );
}

type ProvinceCardsProps = { provinces: readonly HomeProvince[]; className: string };

/** The number stands big beside the name and says how full a governorate is; no bar does. */
function ProvinceCards({ provinces, className }: ProvinceCardsProps) {
  const { browse, ui } = useMessages();
  return (
    <div className={`grid g2 md3 ${className}`}>
      {provinces.map(({ en, name, count, cities }) => (
        <Tile key={en} className="py-3 md:py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3>
              <a href={paths.province("syria", en)}>
                <bdi>{name}</bdi>
              </a>
            </h3>
            {count !== null && (
              <p className="num">
                <span className="big">{formatNumber(count)}</span>{" "}
                <span className="muted small hidden md:inline">{browse.jobsUnder(count)}</span>
                <span className="sr md:hidden">{browse.jobsUnder(count)}</span>
              </p>
            )}
          </div>
          <p className="small muted clamp">
            {cities.map((city, place) => (
              <span key={city}>
                {place > 0 && ui.comma}
                <bdi>{city}</bdi>
              </span>
            ))}
          </p>
        </Tile>
      ))}
    </div>
  );
}
