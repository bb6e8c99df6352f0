import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { EndpointForm } from "#app/features/team/ui/endpoint-form.tsx";
import { EndpointList } from "#app/features/team/ui/endpoint-list.tsx";
import { ShownOnce } from "#app/features/team/ui/shown-once.tsx";
import { createEndpoint, listEndpoints } from "#app/features/team/webhooks/endpoints.server.ts";
import { webhookEvents } from "#app/features/team/webhooks/webhook.ts";
import { endpointForm } from "#app/features/team/webhooks/webhook-form.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import type { Route } from "./+types/webhooks.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const endpoints = await listEndpoints(companyAt(context, request, "recruit"));
  return { endpoints, newId: randomUUID() };
}

type Answer = FormRefusal | { id: string; secret: string };

export async function action({ request, context }: Route.ActionArgs) {
  const recruiter = companyAt(context, request, "recruit");
  const input = await readForm(request);
  const checked = checkForm(endpointForm, input);
  if (checked.errors) return data<Answer>({ values: input, errors: checked.errors }, 400);
  const created = await createEndpoint(recruiter, checked.values);
  if (isRefused(created)) {
    const { refused, retryAfter } = created;
    // An endpoint that was added already needs a form of its own to be added again.
    const { id: _, ...values } = input;
    const headers: Record<string, string> = retryAfter ? { "retry-after": `${retryAfter}` } : {};
    return data<Answer>({ values, refused }, { status: retryAfter ? 429 : 409, headers });
  }
  return data<Answer>(created, { headers: { "cache-control": "private, no-store" } });
}

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks } = useAllMessages();
  const { endpoints, newId } = loaderData;
  const answer: Answer | undefined = actionData;
  const all = Object.fromEntries(webhookEvents.map((event) => [event, "1"]));
  return (
    <AccountPage title={webhooks.title} description={webhooks.lead}>
      <div className="stack gap-5">
        <div>
          <p className="muted">{webhooks.lead}</p>
          <p className="mt-2">
            <MoreLink to={`${paths.apiReference()}#webhooks`}>{webhooks.reference}</MoreLink>
          </p>
        </div>
        {answer && "secret" in answer && (
          <ShownOnce
            title={webhooks.secretTitle}
            text={webhooks.secretText}
            secret={answer.secret}
            done={paths.webhook(answer.id)}
          />
        )}
        <EndpointList endpoints={endpoints} />
        <EndpointForm
          key={newId}
          title={webhooks.newEndpoint}
          path={paths.webhooks()}
          stored={{ id: newId, ...all }}
          answer={answer && "values" in answer ? answer : undefined}
          act={webhooks.add}
          busy={webhooks.adding}
        />
      </div>
    </AccountPage>
  );
}
