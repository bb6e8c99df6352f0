import { type ReactElement, useMemo } from "react";
import { type PayTerms, sharedTerms } from "#app/features/job/pay/pay.ts";
import type { ListedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import { cardMemory, isHidden } from "#app/features/jobs/memory/card-memory.ts";
import { useHiddenNow, useHiddenUntilLeft } from "#app/features/jobs/memory/hidden-now.ts";
import { HiddenLine } from "#app/features/jobs/memory/ui/hidden-line.tsx";
import { SaveForm } from "#app/features/jobs/memory/ui/save-mark.tsx";
import { useDeviceMemory } from "#app/features/jobs/memory/use-memory.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { JobCard } from "./job-card.tsx";

type JobCardsProps = {
  jobs: readonly ListedCard[];
  /** One below the other, or side by side: two, or on wide pages three. */
  view?: "list" | "grid" | "wide";
  className?: string | undefined;
  /** On the company's own page. */
  bare?: boolean;
  /** A list of saved jobs: includes those that the reader hid, and dims none that was opened. */
  isOfSaved?: boolean;
  /** The anchor of a card within the page. */
  idOf?: (place: number) => string | undefined;
  /** The terms of pay that the list says elsewhere; undefined where the cards have them above. */
  terms?: PayTerms;
};

const views = { list: "jobs-list", grid: "jobs-grid", wide: "jobs-grid jobs-rows" };

/** The cards of jobs, and the one form that their marks save with where no scripts run. */
export function JobCards({
  jobs,
  view = "wide",
  className,
  idOf,
  bare,
  isOfSaved,
  terms,
}: JobCardsProps): ReactElement {
  const root = useRootData();
  const own = root?.memory ?? null;
  const hiddenNow = useHiddenNow();
  const since = useNewSince(own);
  useHiddenUntilLeft();
  const ownTerms = useSharedTerms(jobs);
  const shared = terms ?? ownTerms;
  const inRow = view === "wide";
  const isCommon = jobs.filter(({ isNew }) => isNew).length * 2 > jobs.length;
  return (
    <>
      {!terms && <SharedPay {...ownTerms} />}
      <div className={classNames("jobs", views[view], isCommon && "calm", className)}>
        <SaveForm />
        {jobs.map((job, place) => {
          const id = idOf?.(place);
          if (hiddenNow.has(job.id))
            return <HiddenLine key={job.id} id={job.id} title={job.title} />;
          if (!isOfSaved && isHidden(job, own, bare)) return id && <div key={job.id} id={id} />;
          const isApplied = root?.applied.includes(job.id) || undefined;
          const memory = cardMemory(job, own, isOfSaved);
          const fresh = (since !== null && job.postedAt > since) || undefined;
          return (
            <CachedFragment
              key={job.id}
              of={[job, id, isApplied, bare, inRow, memory, fresh, shared]}
            >
              <JobCard
                job={job}
                id={id}
                bare={bare}
                inRow={inRow}
                memory={memory}
                fresh={fresh}
                applied={isApplied}
                shared={shared}
              />
            </CachedFragment>
          );
        })}
      </div>
    </>
  );
}

/** Equal ones are the same object, so that a card is rendered again only where they are others. */
export function useSharedTerms(jobs: readonly Pick<ListedCard, "pay">[]): PayTerms {
  const { period, pound } = sharedTerms(jobs.map(({ pay }) => pay));
  return useMemo(() => ({ ...(period && { period }), ...(pound && { pound }) }), [period, pound]);
}

/** The period and the pound that a list says once, above its cards. */
export function SharedPay({ period, pound }: PayTerms) {
  const { sharedPay } = useMessages().jobs;
  if (!period) return null;
  return <p className="shared-pay">{sharedPay[pound ?? "any"]}</p>;
}

/** Jobs posted after this time are new to the reader; null at a first visit. */
function useNewSince(own: { newSince: string | null } | null): string | null {
  const device = useDeviceMemory();
  if (own) return own.newSince;
  return device?.visit.previous ? new Date(device.visit.previous).toISOString() : null;
}
