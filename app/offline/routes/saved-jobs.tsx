import { useMessages } from "#app/messages/messages-context.tsx";
import { SavedJobs as List } from "#app/offline/ui/saved-jobs.tsx";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/saved-jobs.ts";

/** Which job a button that met no scripts wanted to save. */
export function loader({ request }: Route.LoaderArgs) {
  const job = new URL(request.url).searchParams.get("job") ?? "";
  return { job: /^[0-9a-f-]{36}$/.test(job) ? job : null };
}

/** The jobs saved on this device: only the device knows them, so the list needs its scripts. */
export default function SavedJobs({ loaderData: { job } }: Route.ComponentProps) {
  const { offline, ui } = useMessages();
  const texts = offline.saved;
  const hydrated = useHydrated();
  return (
    <div className="wrap narrow page">
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={texts.description} />
      <div className="stack">
        <div>
          <h1>{texts.title}</h1>
          <p className="muted">{texts.lead}</p>
        </div>
        <div className="saved-jobs">
          {hydrated ? (
            <List wanted={job} />
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
      </div>
    </div>
  );
}
