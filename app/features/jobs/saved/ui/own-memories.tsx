import type { OwnMemory, RememberedCompany } from "#app/features/jobs/memory/own-memory.server.ts";
import { usePageMessages } from "#app/features/jobs/saved/use-page-messages.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import {
  Forget,
  MemoryLine,
  MemorySection,
  Searches,
  ToFollowed,
  WaysOn,
} from "./memory-section.tsx";

type OwnMemoriesProps = { own: OwnMemory; closingFirst: boolean };

/** The account's memory; every button is a form's. */
export function OwnMemories({ own, closingFirst }: OwnMemoriesProps) {
  const { offline } = useMessages();
  const texts = usePageMessages();
  const others =
    own.saved.length +
    own.closed +
    own.followed.length +
    own.hidden.length +
    own.hiddenCompanies.length;
  return (
    <>
      <ToFollowed count={own.followed.length} />
      {own.saved.length === 0 ? (
        <Empty title={offline.saved.none} heading="h2" reason={texts.noneMore}>
          <WaysOn />
        </Empty>
      ) : (
        <section>
          <div className="row spread mb-2">
            <h2 className="text-xl">{offline.saved.count(own.saved.length)}</h2>
            {own.saved.length > 1 && (
              <a
                className={classNames("chip", closingFirst && "on")}
                href={paths.savedJobs(closingFirst ? { sort: "saved" } : {})}
                aria-current={closingFirst || undefined}
              >
                <Icon name={closingFirst ? "check" : "clock"} />
                {texts.closingFirst}
              </a>
            )}
          </div>
          <JobCards jobs={own.saved} view="list" isOfSaved />
        </section>
      )}
      {own.closed > 0 && <p className="muted">{texts.closed(own.closed)}</p>}
      <Companies id="followed" title={texts.followed} companies={own.followed} kind="followed" />
      <Searches searches={own.searches} />
      {own.hidden.length > 0 && (
        <MemorySection id="hidden" title={texts.hiddenJobs}>
          {own.hidden.map(({ id, title, company }) => (
            <MemoryLine key={id} to={paths.job(id)} name={title} more={company}>
              <Act field="show" value={id} label={texts.showNamed({ name: title })}>
                {texts.show}
              </Act>
            </MemoryLine>
          ))}
        </MemorySection>
      )}
      <Companies
        id="hidden-companies"
        title={texts.hiddenCompanies}
        companies={own.hiddenCompanies}
        kind="hidden"
      />
      <Forget counts={{ seen: own.seen, searches: own.searches.length, others }} />
    </>
  );
}

type CompaniesProps = {
  id: string;
  title: string;
  companies: RememberedCompany[];
  kind: "followed" | "hidden";
};

function Companies({ id, title, companies, kind }: CompaniesProps) {
  const { memory } = useMessages();
  const texts = usePageMessages();
  if (companies.length === 0) return null;
  return (
    <MemorySection id={id} title={title}>
      {companies.map(({ id: company, name, logo, slug, jobs }) => (
        <MemoryLine
          key={company}
          face={{ id: company, logo }}
          to={slug ? paths.company(slug) : undefined}
          name={name}
          more={jobs > 0 ? texts.openJobs(jobs) : undefined}
        >
          {kind === "followed" ? (
            <Act field="unfollow" value={company} label={texts.unfollowNamed({ name })}>
              {memory.unfollow}
            </Act>
          ) : (
            <Act field="showCompany" value={company} label={texts.showNamed({ name })}>
              {texts.show}
            </Act>
          )}
        </MemoryLine>
      ))}
    </MemorySection>
  );
}

type ActProps = { field: string; value: string; label?: string; children: string };

function Act({ field, value, label, children }: ActProps) {
  return (
    <form method="post" action={paths.memory()} className="shrink-0">
      <input type="hidden" name="next" value={paths.savedJobs()} />
      <input type="hidden" name={field} value={value} />
      <Button variant="text" aria-label={label}>
        {children}
      </Button>
    </form>
  );
}
