import { useId } from "react";
import { FigureTable } from "#app/features/figures/ui/figure-table.tsx";
import { PayAmounts } from "#app/features/job/pay/job-pay.tsx";
import { payParts } from "#app/features/job/pay/pay.ts";
import { rangeAsPay } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { formatAtLeast, formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Market, MarketPay, MarketRow } from "./market.server.ts";
import { placeAddress, slugOf } from "./market-address.ts";
import { MarketMap } from "./market-map.tsx";

type MarketPageProps = {
  market: Market;
  /** A typed role that nothing is known of. */
  unknown?: string;
};

/** Pay, open jobs and how long they stay open: of the roles of a place, or of one role in each place. */
export function MarketPage({ market, unknown }: MarketPageProps) {
  const { market: words, ui } = useAllMessages();
  const language = useLanguage();
  const { place, role, roles, categories, governorates, whole, countedAt } = market;
  const slug = slugOf(place.id);
  const title = titleOf(market, words);
  const isEmpty = [...roles, ...categories, ...(whole ? [whole] : [])].length === 0;
  return (
    <div className="wrap page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={words.description} />
      {(isEmpty || unknown !== undefined) && <meta name="robots" content="noindex" />}
      {(role || slug) && <Steps market={market} />}
      <h1>{title}</h1>
      {countedAt && (
        <p className="muted mt-2">{words.lead({ day: formatDate(countedAt, language) })}</p>
      )}
      <MarketForm market={market} unknown={unknown} />
      {whole && <RoleSummary whole={whole} />}
      {isEmpty && (
        <div className="card pad mt-4">
          <h2 className="text-lg">{words.none}</h2>
          <p className="muted">{words.noneText}</p>
        </div>
      )}
      <div className="fig-grid two mt-4">
        <Rows
          title={words.places}
          column={words.place}
          rows={governorates}
          to={placeAddress(role)}
          isPaid={role !== null}
        />
        <MarketMap market={market} />
      </div>
      <Rows
        title={words.roles}
        column={words.role}
        rows={roles}
        to={({ id }) => paths.market({ role: id, ...(slug && { province: slug }) })}
      />
      <Rows title={words.categories} column={words.category} rows={categories} />
      <p className="small muted mt-4">{words.how}</p>
    </div>
  );
}

type Words = ReturnType<typeof useAllMessages>["market"];

function titleOf({ role, place }: Market, words: Words): string {
  const isWhole = slugOf(place.id) === undefined;
  if (role) {
    return isWhole
      ? words.titleOf({ role: role.name })
      : words.titleOfIn({ role: role.name, place: place.name });
  }
  return isWhole ? words.title : words.titleIn({ place: place.name });
}

function Steps({ market: { role, place } }: { market: Market }) {
  const { market: words } = useAllMessages();
  const links = [{ to: paths.market(), label: words.title }];
  if (role && slugOf(place.id)) {
    links.push({ to: paths.market({ role: role.key }), label: role.name });
    return <Breadcrumbs links={links} here={place.name} />;
  }
  return <Breadcrumbs links={links} here={role?.name ?? place.name} />;
}

function MarketForm({ market, unknown }: MarketPageProps) {
  const { market: words } = useAllMessages();
  const { role, place, roles, governorates } = market;
  const options = governorates.map(({ id, name }) => ({ value: slugOf(id) ?? "", label: name }));
  const known = useId();
  return (
    <form action={paths.market()} className="fig-form mt-4">
      <TextField
        name="role"
        label={words.role}
        defaultValue={unknown ?? role?.name ?? ""}
        hint={unknown === undefined ? undefined : words.unknownRole}
        placeholder={words.roleSample}
        maxLength={80}
        list={known}
        autoComplete="off"
      />
      <datalist id={known}>
        {roles.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <SelectField
        name="province"
        label={words.place}
        none={words.all}
        options={options}
        defaultValue={slugOf(place.id) ?? ""}
      />
      <Button>{words.show}</Button>
    </form>
  );
}

function RoleSummary({ whole: { pay, daysOpen, ...row } }: { whole: MarketRow }) {
  const { market: words } = useAllMessages();
  return (
    <>
      <dl className="fig-stats three num">
        <div className="main">
          <dt>{words.pay}</dt>
          <dd>{pay ? <PayRange pay={pay} /> : words.tooFew}</dd>
        </div>
        <div>
          <dt>{words.open}</dt>
          <dd>
            <OpenJobs row={row} />
          </dd>
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
    </>
  );
}

/** The number of open jobs, which leads to their list. */
function OpenJobs({ row }: { row: Pick<MarketRow, "search" | "open" | "openAtLeast"> }) {
  const { open, openAtLeast, search } = row;
  if (open === 0) return formatNumber(0);
  return (
    <a className="tap" href={paths.jobs(search)} rel={search.keyword ? "nofollow" : undefined}>
      {formatAtLeast(open, openAtLeast)}
    </a>
  );
}

type RowsProps = {
  title: string;
  column: string;
  rows: readonly MarketRow[];
  /** Where the name of a row leads. */
  to?: (row: MarketRow) => string;
  /** Whether pay and days are shown, each if one row has it; else jobs alone. */
  isPaid?: boolean;
};

function Rows({ title, column, rows, to, isPaid = true }: RowsProps) {
  const { market: words } = useAllMessages();
  const heading = useId();
  const top = Math.max(1, ...rows.map(({ pay }) => pay?.high ?? 0));
  if (rows.length === 0) return null;
  const hasPay = isPaid && rows.some(({ pay }) => pay);
  const hasDays = isPaid && rows.some(({ daysOpen }) => daysOpen !== null);
  return (
    <section className="card pad mt-4" aria-labelledby={heading}>
      <h2 className="text-lg" id={heading}>
        {title}
      </h2>
      <FigureTable
        columns={[
          column,
          words.open,
          ...(hasPay ? [words.pay] : []),
          ...(hasDays ? [words.days] : []),
        ]}
        stacks={hasPay || hasDays}
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {to ? (
                <a href={to(row)}>
                  <bdi>{row.name}</bdi>
                </a>
              ) : (
                <bdi>{row.name}</bdi>
              )}
            </th>
            <td data-h={words.open}>
              <OpenJobs row={row} />
            </td>
            {hasPay && (
              <td className={row.pay ? undefined : "none"}>
                {row.pay ? (
                  <PayRange pay={row.pay} top={top} />
                ) : (
                  <span className="muted">{words.tooFew}</span>
                )}
              </td>
            )}
            {hasDays && (
              <td className={row.daysOpen === null ? "none" : undefined} data-h={words.days}>
                {row.daysOpen === null ? "-" : formatNumber(row.daysOpen)}
              </td>
            )}
          </tr>
        ))}
      </FigureTable>
    </section>
  );
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
