import { listClaimableProfiles } from "#app/features/companies/claims/imported-profiles.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { claimProfile } from "#app/features/merges/claim-profile.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import type { Route } from "./+types/claims.ts";

export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return listClaimableProfiles(companyAt(context, request, "manage"));
}

export async function action({ request, context }: Route.ActionArgs) {
  const owner = companyAt(context, request, "manage");
  const { profile = "" } = await readForm(request);
  const claimed = await claimProfile(owner, profile);
  if (isRefused(claimed)) return redirectWithFlash(paths.companyProfiles(), "err", claimed.refused);
  return redirectWithFlash(paths.companyProfiles(), "ok", "feeds.claims.done");
}

export default function Claims({ loaderData: { domain, profiles } }: Route.ComponentProps) {
  const { checks, feeds, ui } = useAllMessages();
  const texts = feeds.claims;
  return (
    <div className="wrap narrow page stack gap-5">
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <Breadcrumbs
          links={[
            { to: paths.companyDashboard(), label: feeds.dashboard },
            { to: paths.checks(), label: checks.title },
          ]}
          here={texts.title}
        />
        <h1>{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </div>
      {profiles.length === 0 ? (
        <Empty title={texts.none} reason={domain === null ? texts.noDomain : texts.noneHint} />
      ) : (
        <ul className="card divide-y divide-line p-0">
          {profiles.map(({ id, name, jobs }) => (
            <li key={id} className="team-row">
              <div className="min-w-0">
                <b className="wrap-anywhere">
                  <bdi>{name}</bdi>
                </b>
                <p className="small muted">{texts.jobs(jobs)}</p>
              </div>
              <form method="post" action={paths.companyProfiles()} aria-label={name}>
                <Button name="profile" value={id}>
                  {texts.act}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
