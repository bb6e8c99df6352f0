import {
  changeDeviceMemory,
  clearDeviceMemory,
  type DeviceCompany,
} from "#app/features/jobs/memory/device-memory.ts";
import type { MemoryPart } from "#app/features/jobs/memory/memory.server.ts";
import { useDeviceMemory } from "#app/features/jobs/memory/use-memory.ts";
import { usePageMessages } from "#app/features/jobs/saved/use-page-messages.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { FollowedAlerts, Forget, MemoryLine, MemorySection, Searches } from "./memory-section.tsx";

/** This device's memory besides saved jobs; rendered after hydration. */
export function DeviceMemories() {
  const texts = usePageMessages();
  const device = useDeviceMemory();
  if (!device) return null;
  const { followed, searches, hidden, hiddenCompanies, seen } = device;
  return (
    <>
      <Companies id="followed" title={texts.followed} companies={followed} kind="followed" />
      <Searches searches={searches} />
      {hidden.length > 0 && (
        <MemorySection id="hidden" title={texts.hiddenJobs}>
          {hidden.map(({ id, title }) => (
            <MemoryLine key={id} to={paths.job(id)} name={title}>
              <Button
                type="button"
                variant="text"
                aria-label={texts.showNamed({ name: title })}
                onClick={() =>
                  changeDeviceMemory((before) => ({
                    hidden: before.hidden.filter((each) => each.id !== id),
                  }))
                }
              >
                {texts.show}
              </Button>
            </MemoryLine>
          ))}
        </MemorySection>
      )}
      <Companies
        id="hidden-companies"
        title={texts.hiddenCompanies}
        companies={hiddenCompanies}
        kind="hiddenCompanies"
      />
      <Forget
        counts={{
          seen: seen.length,
          searches: searches.length,
          others: followed.length + hidden.length + hiddenCompanies.length,
        }}
        onForget={forgetOnDevice}
      />
    </>
  );
}

function forgetOnDevice(part: MemoryPart): void {
  if (part === "all") clearDeviceMemory();
  else changeDeviceMemory(() => ({ [part]: [] }));
}

type CompaniesProps = {
  id: string;
  title: string;
  companies: DeviceCompany[];
  kind: "followed" | "hiddenCompanies";
};

function Companies({ id, title, companies, kind }: CompaniesProps) {
  const { memory } = useMessages();
  const texts = usePageMessages();
  if (companies.length === 0) return null;
  const end = (company: string) =>
    changeDeviceMemory((before) => ({
      [kind]: before[kind].filter((each) => each.id !== company),
    }));
  return (
    <MemorySection id={id} title={title}>
      {companies.map(({ id: company, name, slug }) => (
        <MemoryLine
          key={company}
          face={{ id: company }}
          to={slug ? paths.company(slug) : undefined}
          name={name}
        >
          {kind === "followed" && <FollowedAlerts company={company} name={name} />}
          <Button
            type="button"
            variant="text"
            aria-label={
              kind === "followed" ? texts.unfollowNamed({ name }) : texts.showNamed({ name })
            }
            onClick={() => end(company)}
          >
            {kind === "followed" ? memory.unfollow : texts.show}
          </Button>
        </MemoryLine>
      ))}
    </MemorySection>
  );
}
