import { deskPaths } from "#app/desk-paths.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The pages of the moderators' desk, in the order of its navigation. */
const places = {
  cases: paths.moderation(),
  people: deskPaths.deskPeople(),
  companies: deskPaths.deskCompanies(),
  jobs: deskPaths.deskJobs(),
  registers: deskPaths.companyRegisters(),
  merges: deskPaths.deskMerges(),
  daily: deskPaths.dailyList(),
  figures: deskPaths.deskFigures(),
  log: deskPaths.moderationLog(),
  texts: deskPaths.cannedReasons(),
  moderators: deskPaths.deskModerators(),
  operations: paths.operations(),
} as const;

export type DeskPlace = keyof typeof places;

type Props = {
  here: DeskPlace;
  /** How many wait at a place. */
  waiting?: Partial<Record<DeskPlace, number>>;
};

/** As many as stand beside each other on a phone, with the menu of the others. */
const inSight = 4;

/** Leads between the pages of the desk; shown to moderators alone. */
export function DeskNav({ here, waiting = {} }: Props) {
  const { moderation } = useAllMessages();
  const all = Object.keys(places) as DeskPlace[];
  const others = all.slice(inSight);
  const isThere = others.includes(here);
  const linkTo = (place: DeskPlace) => (
    <a key={place} href={places[place]} aria-current={place === here ? "page" : undefined}>
      {moderation.desk[place]}
      <Waiting count={waiting[place]} />
    </a>
  );
  return (
    <nav className="tabs desk-nav mb-4" aria-label={moderation.desk.label}>
      {all.slice(0, inSight).map(linkTo)}
      <details className="menu">
        <summary aria-current={isThere || undefined}>
          {isThere ? moderation.desk[here] : moderation.desk.more}
          <Icon name="down" />
        </summary>
        <div className="menu-box">{others.map(linkTo)}</div>
      </details>
    </nav>
  );
}

function Waiting({ count = 0 }: { count?: number | undefined }) {
  return count > 0 && <CountBadge count={formatNumber(count)} />;
}
