import { data } from "react-router";
import type { CaseAnswer } from "#app/features/moderation/case-answer.ts";
import { moderatorAt, readCase } from "#app/features/moderation/case-page.server.ts";
import { readReportedMessages } from "#app/features/moderation/messages/reported-messages.server.ts";
import { submitDecision } from "#app/features/moderation/submit-decision.server.ts";
import { CasePane, queuePage } from "#app/features/moderation/ui/case-pane.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { isForeignRead } from "#app/http/prefetch.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/case.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const reading = await readCase(person, request, params.caseId);
  const isOpened = new URL(request.url).searchParams.has("messages") && !isForeignRead(request);
  const isRead = isOpened && reading.detail.isAboutMessages && request.method !== "HEAD";
  return {
    reading,
    reported: isRead ? await readReportedMessages(person, params.caseId) : undefined,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const answer = await submitDecision(
    moderatorAt(context, request),
    params.caseId,
    request,
    context.get(languageContext),
  );
  if (answer instanceof Response) return answer;
  return data<CaseAnswer>(answer.body, { status: answer.status });
}

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  const { reading, reported } = loaderData;
  const { moderation, ui, jobs } = useAllMessages();
  const { company, job } = reading.detail;
  const name = job ? job.title.trim() || jobs.noTitle : company.name;
  return (
    <div className="wrap page">
      <title>{`${moderation.title}: ${name} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <WayBack to={queuePage(reading)} label={moderation.title} />
      <h1 className="sr">{`${moderation.title}: ${name}`}</h1>
      <CasePane key={reading.detail.id} reading={reading} answer={actionData} reported={reported} />
    </div>
  );
}
