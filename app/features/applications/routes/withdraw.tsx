import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { findOwnSentApplication } from "#app/features/applications/application-lists.server.ts";
import { statusAfter } from "#app/features/applications/application-status.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { WithdrawCard } from "#app/features/applications/own/ui/withdraw-question.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/withdraw.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const application = await findOwnSentApplication(person, params.applicationId);
  if (!application) throw notFound();
  if (statusAfter("withdraw", application.status, "seeker") === undefined) {
    throw redirectWithFlash(paths.ownApplication(application.id), "err", "lifecycle.decided");
  }
  const { id, job, company } = application;
  return { applicationId: id, job: { title: job.title }, company: { name: company.name } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const withdrawn = await withdrawOwnApplication(person, params.applicationId);
  const here = paths.ownApplication(params.applicationId);
  if (!isRefused(withdrawn)) return redirectWithFlash(here, "ok", "ownApplication.withdraw.done");
  if (withdrawn.refused === "lifecycle.missing") throw notFound();
  return redirectWithFlash(here, "err", withdrawn.refused);
}

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  const { ownApplication, ui } = useAllMessages();
  return (
    <div className="wrap narrow page">
      <title>{`${ownApplication.withdraw.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <WithdrawCard {...loaderData} />
    </div>
  );
}
