import { useEffect } from "react";
import { data } from "react-router";
import { accountShell } from "#app/features/accounts/account-shell.server.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { markSaved } from "#app/features/jobs/memory/offline-copy.ts";
import { listOwnMemory } from "#app/features/jobs/memory/own-memory.server.ts";
import { useDeviceMemory } from "#app/features/jobs/memory/use-memory.ts";
import { DeviceMemories } from "#app/features/jobs/saved/ui/device-memories.tsx";
import { ToFollowed } from "#app/features/jobs/saved/ui/memory-section.tsx";
import { OwnMemories } from "#app/features/jobs/saved/ui/own-memories.tsx";
import { SavedOnDevice } from "#app/features/jobs/saved/ui/saved-on-device.tsx";
import { usePageMessages } from "#app/features/jobs/saved/use-page-messages.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSavedIds } from "#app/offline/saved-ids.ts";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Shell } from "#app/ui/page/shell.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/saved-jobs.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

/** The account's memory; for a visitor, the job that a button without scripts wanted to save. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = new URL(request.url).searchParams;
  const job = query.get("job") ?? "";
  const closingFirst = query.get("sort") !== "saved";
  const own =
    actor.kind === "person"
      ? await orEmpty(
          "own memory",
          listOwnMemory(actor, context.get(languageContext), closingFirst),
          null,
        )
      : null;
  const shell = actor.kind === "person" ? accountShell(actor, context.get(languageContext)) : null;
  const shown = { job: /^[0-9a-f-]{36}$/.test(job) ? job : null, own, closingFirst, shell };
  // Neither Back nor the browser's files may bring an account's list again: see docs/decisions/0021.
  return data(shown, own ? { headers: { "cache-control": "private, no-store" } } : undefined);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Saved jobs and other memory of the account or this device. */
export default function SavedJobs({ loaderData }: Route.ComponentProps) {
  const { job, own, closingFirst, shell } = loaderData;
  const { offline, ui } = useMessages();
  const page = usePageMessages();
  const texts = offline.saved;
  const content = (
    <>
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={page.description} />
      <div className="stack">
        <div>
          <h1>{texts.title}</h1>
          <p className="muted">{own ? page.lead : texts.lead}</p>
        </div>
        {own ? <OwnMemories own={own} closingFirst={closingFirst} /> : <OnDevice job={job} />}
      </div>
    </>
  );
  return shell ? (
    <Shell {...shell}>{content}</Shell>
  ) : (
    <div className="wrap narrow page">{content}</div>
  );
}

/** Only the device knows them, so the list needs its scripts. */
function OnDevice({ job }: { job: string | null }) {
  const texts = useMessages().offline.saved;
  const hydrated = useHydrated();
  const followed = useDeviceMemory()?.followed ?? [];
  const copied = useSavedIds();
  useEffect(() => {
    if (copied) markSaved(copied);
  }, [copied]);
  return (
    <div className="saved-jobs stack">
      {hydrated ? (
        <>
          <ToFollowed count={followed.length} />
          <SavedOnDevice wanted={job} />
          <DeviceMemories />
        </>
      ) : (
        <div className="needs-scripts" data-js="now">
          <Notice>
            <p>{texts.needs}</p>
            {job && (
              <p>
                <a href={paths.job(job)}>{texts.toJob}</a>
              </p>
            )}
          </Notice>
        </div>
      )}
    </div>
  );
}
