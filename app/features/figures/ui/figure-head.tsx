import { type Period, periods } from "#app/features/figures/figure-days.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";

type FigureHeadProps = {
  title: string;
  period: Period;
  days: readonly string[];
  pathOf: (query: { days: number }) => string;
  download: string;
};

/** The title, the period with its choice, and the same as a table. */
export function FigureHead({ title, period, days, pathOf, download }: FigureHeadProps) {
  const { figures } = useAllMessages();
  const language = useLanguage();
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const range = { from: formatDate(from, language), to: formatDate(to, language) };
  return (
    <>
      <div className="row spread">
        <div>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          <p className="muted">{figures.range(range)}</p>
        </div>
        <ButtonLink to={download} icon="download" download>
          {figures.download}
        </ButtonLink>
      </div>
      <Tabs
        label={figures.periods.label}
        tabs={periods.map((each) => ({
          to: pathOf({ days: each }),
          label: figures.periods[each],
          current: each === period,
        }))}
      />
    </>
  );
}
