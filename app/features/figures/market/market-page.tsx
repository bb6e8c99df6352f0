import { PayAmounts } from "#app/features/job/pay/job-pay.tsx";
import { payParts } from "#app/features/job/pay/pay.ts";
import { rangeAsPay } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Market, MarketPay, MarketRow } from "./market.server.ts";

type MarketPageProps = {
  market: Market;
  governorates: readonly { province: string; name: string }[];
};

/** Pay, open jobs and how long they stay open: of the roles of a place, or of one role in each place. */
export function MarketPage({ market, governorates }: MarketPageProps) {
  const { market: words, ui } = useAllMessages();
  const language = useLanguage();
  const { place, role, rows, countedAt } = market;
  const isWhole = place.id === "syria";
  const title = role
    ? words.titleOf({ role: role.name })
    : isWhole
      ? words.title
      : words.titleIn({ place: place.name });
  return (
    <div className="wrap page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={words.description} />
      {rows.length === 0 && <meta name="robots" content="noindex" />}
      {(role || !isWhole) && (
        <Breadcrumbs
          links={[{ to: paths.market(), label: words.title }]}
          here={role?.name ?? place.name}
        />
      )}
      <h1>{title}</h1>
      {countedAt && (
        <p className="muted mt-2">{words.lead({ day: formatDate(countedAt, language) })}</p>
      )}
      {!role && (
        <nav className="chips mt-4" aria-label={words.governorates}>
          <PlaceLink name={words.all} isHere={isWhole} />
          {governorates.map(({ province, name }) => (
            <PlaceLink
              key={province}
              province={province}
              name={name}
              isHere={place.id.endsWith(`/${province}`)}
            />
          ))}
        </nav>
      )}
      {market.whole && role && <RoleSummary role={role} whole={market.whole} />}
      {rows.length > 0 ? (
        <Rows market={market} />
      ) : (
        <div className="card pad mt-4">
          <h2 className="text-lg">{words.none}</h2>
          <p className="muted">{words.noneText}</p>
        </div>
      )}
      <p className="small muted mt-4">{words.how}</p>
    </div>
  );
}

type PlaceLinkProps = { province?: string; name: string; isHere: boolean };

function PlaceLink({ province, name, isHere }: PlaceLinkProps) {
  return (
    <a
      className={isHere ? "chip on" : "chip"}
      href={paths.market(province === undefined ? {} : { province })}
      aria-current={isHere ? "page" : undefined}
    >
      {name}
    </a>
  );
}

function RoleSummary({ role, whole }: { role: { name: string }; whole: MarketRow }) {
  const { market: words } = useAllMessages();
  const { pay, openJobs, daysOpen } = whole;
  return (
    <>
      <dl className="fig-stats three num">
        <div className="main">
          <dt>{words.pay}</dt>
          <dd>{pay ? <PayRange pay={pay} /> : "-"}</dd>
        </div>
        <div>
          <dt>{words.open}</dt>
          <dd>{formatNumber(openJobs)}</dd>
        </div>
        <div>
          <dt>{words.days}</dt>
          <dd>{daysOpen === null ? "-" : formatNumber(daysOpen)}</dd>
        </div>
      </dl>
      {pay && (
        <p>
          {words.payOf}{" "}
          {words.payFrom({ jobs: formatNumber(pay.jobs), companies: formatNumber(pay.companies) })}
        </p>
      )}
      <p className="mt-2">
        <a className="tap" href={paths.jobs({ keyword: role.name })}>
          {words.toJobs}
        </a>
      </p>
    </>
  );
}

function Rows({ market: { rows, role, place } }: { market: Market }) {
  const { market: words } = useAllMessages();
  const top = Math.max(1, ...rows.map(({ pay }) => pay?.high ?? 0));
  const heading = role ? words.places : words.roles;
  const inPlace = place.id.includes("/") ? place.name : undefined;
  return (
    <section className="card pad mt-4" aria-labelledby="rows">
      <h2 className="text-lg" id="rows">
        {heading}
      </h2>
      <div className="overflow-x-auto">
        <table className="fig-table num">
          <thead>
            <tr>
              <th scope="col">{role ? words.place : words.role}</th>
              <th scope="col">{words.open}</th>
              <th scope="col">{words.pay}</th>
              <th scope="col">{words.days}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={role ? placeAddress(row.id) : paths.market({ role: row.id })}>
                    <bdi>{row.name}</bdi>
                  </a>
                </th>
                <td>
                  <a
                    className="tap"
                    href={paths.jobs({
                      keyword: role?.name ?? row.name,
                      location: role ? row.name : inPlace,
                    })}
                  >
                    {formatNumber(row.openJobs)}
                  </a>
                </td>
                <td>
                  {row.pay ? (
                    <PayRange pay={row.pay} top={top} />
                  ) : (
                    <span className="muted">{words.tooFew}</span>
                  )}
                </td>
                <td>{row.daysOpen === null ? "-" : formatNumber(row.daysOpen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function placeAddress(id: string): string {
  return paths.market({ province: id.slice(id.indexOf("/") + 1) });
}

/** In new pounds, the old ones below; with a line on the scale of its table. */
function PayRange({ pay, top }: { pay: MarketPay; top?: number }) {
  const messages = useAllMessages();
  const isRtl = useLanguage() === "ar";
  const { low, high } = pay;
  const place = (amount: number) => Math.round((amount / (top ?? 1)) * 1000);
  const [from, to] = [place(low), Math.max(place(high), place(low) + 8)];
  const at = isRtl ? 1000 - to : from;
  return (
    <>
      <PayAmounts parts={payParts(rangeAsPay(pay, newPounds), messages)} />
      {top !== undefined && (
        <svg
          className="pay-line"
          viewBox="0 0 1000 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M${at} 0h${to - from}v1h-${to - from}z`} />
        </svg>
      )}
      <span className="small muted">
        <PayAmounts parts={payParts(rangeAsPay(pay, oldPounds), messages)} />{" "}
        {messages.market.inOld}
      </span>
    </>
  );
}

const newPounds = { min: null, max: null, currency: "SYP", period: "month", pound: "new" } as const;
const oldPounds = { ...newPounds, pound: "old" } as const;
