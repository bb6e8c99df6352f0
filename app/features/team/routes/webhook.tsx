import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { DeliveryList } from "#app/features/team/ui/delivery-list.tsx";
import { EndpointForm } from "#app/features/team/ui/endpoint-form.tsx";
import { EndpointHealth, StateBadge } from "#app/features/team/ui/endpoint-list.tsx";
import { ShownOnce } from "#app/features/team/ui/shown-once.tsx";
import {
  listDeliveries,
  repeatDelivery,
  repeatFailed,
} from "#app/features/team/webhooks/deliveries.server.ts";
import {
  pauseEndpoint,
  resumeEndpoint,
  rotateWebhookSecret,
  sendTestWebhook,
} from "#app/features/team/webhooks/endpoint-state.server.ts";
import {
  changeEndpoint,
  deleteEndpoint,
  listEndpoints,
} from "#app/features/team/webhooks/endpoints.server.ts";
import {
  type ListedEndpoint,
  type RepeatSpan,
  repeatHours,
} from "#app/features/team/webhooks/webhook.ts";
import { endpointForm } from "#app/features/team/webhooks/webhook-form.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal, type FormValues } from "#app/http/form.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound, type Outcome } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton, ConfirmCard, type Question } from "#app/ui/form/confirm.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/webhook.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const recruiter = companyAt(context, request, "recruit");
  const query = new URL(request.url).searchParams;
  const failedOnly = query.get("state") === "failed";
  const before = /^\d{1,15}$/.test(query.get("before") ?? "")
    ? Number(query.get("before"))
    : undefined;
  const [endpoints, page] = await Promise.all([
    listEndpoints(recruiter),
    listDeliveries(recruiter, params.endpointId, { before, failedOnly }),
  ]);
  const endpoint = endpoints.find(({ id }) => id === params.endpointId);
  if (!endpoint) throw notFound();
  return { endpoint, ...page, failedOnly, isDeletion: query.has("delete") };
}

type Answer = FormRefusal | { secret: string };

export async function action({ request, context, params }: Route.ActionArgs) {
  const recruiter = companyAt(context, request, "recruit");
  const input = await readForm(request);
  const { endpointId } = params;
  if (input.intent === "save") return save(recruiter, { ...input, id: endpointId });
  if (input.intent === "rotate") {
    const rotated = await rotateWebhookSecret(recruiter, endpointId);
    if (isRefused(rotated)) {
      return redirectWithFlash(paths.webhook(endpointId), "err", rotated.refused);
    }
    const headers = { "cache-control": "private, no-store" };
    return data<Answer>({ secret: rotated.secret }, { headers });
  }
  const done = await act(recruiter, endpointId, input);
  const isGone =
    input.intent === "delete" || (isRefused(done) && done.refused === "webhooks.missing");
  const to = isGone ? paths.webhooks() : paths.webhook(endpointId);
  if (isRefused(done)) return redirectWithFlash(to, "err", done.refused);
  return redirectWithFlash(to, "ok", done.done);
}

async function save(recruiter: Person, input: FormValues) {
  const checked = checkForm(endpointForm, input);
  if (checked.errors) return data<Answer>({ values: input, errors: checked.errors }, 400);
  const changed = await changeEndpoint(recruiter, checked.values);
  if (isRefused(changed)) return redirectWithFlash(paths.webhooks(), "err", changed.refused);
  return redirectWithFlash(paths.webhook(changed.id), "ok", "webhooks.saved");
}

/** The acts that end with a message. */
async function act(
  recruiter: Person,
  id: string,
  { intent, delivery = "", since = "" }: FormValues,
): Promise<Outcome<{ done: MessageKey }>> {
  const then = async (acting: Promise<Outcome<object>>, done: MessageKey) => {
    const outcome = await acting;
    return isRefused(outcome) ? outcome : { done };
  };
  if (intent === "test") return then(sendTestWebhook(recruiter, id), "webhooks.tested");
  if (intent === "pause") return then(pauseEndpoint(recruiter, id), "webhooks.paused");
  if (intent === "resume" || intent === "resume-new") {
    const sendsHeld = intent === "resume";
    return then(resumeEndpoint(recruiter, id, { sendsHeld }), "webhooks.resumed");
  }
  if (intent === "delete") return then(deleteEndpoint(recruiter, id), "webhooks.deleted");
  if (intent === "repeat") return then(repeatDelivery(recruiter, delivery), "webhooks.repeated");
  if (intent !== "repeat-failed" || !Object.hasOwn(repeatHours, since)) {
    return { refused: "webhooks.formOld" };
  }
  const repeated = await repeatFailed(recruiter, id, repeatHours[since as RepeatSpan]);
  if (isRefused(repeated)) return repeated;
  return { done: repeated.count > 0 ? "webhooks.repeatedAll" : "webhooks.nothingFailed" };
}

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, team, ui } = useAllMessages();
  const { endpoint, deliveries, next, failedOnly, isDeletion } = loaderData;
  const deletion = useDeletion(endpoint);
  const answer: Answer | undefined = actionData;
  const path = paths.webhook(endpoint.id);
  const works = endpoint.state === "works";
  const events = Object.fromEntries(endpoint.events.map((event) => [event, "1"]));
  return (
    <div className="wrap narrow page stack gap-5">
      <title>{`${webhooks.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      {isDeletion ? (
        <ConfirmCard question={deletion} back={path} />
      ) : (
        <>
          <div>
            <Breadcrumbs
              links={[
                { to: paths.companyDashboard(), label: team.dashboard },
                { to: paths.webhooks(), label: webhooks.title },
              ]}
              here={webhooks.open}
            />
            <h1 className="wrap-anywhere text-xl">
              <Ltr>{endpoint.url}</Ltr>
            </h1>
            <p className="mt-2">
              <StateBadge state={endpoint.state} />
            </p>
            <EndpointHealth endpoint={endpoint} />
          </div>
          {answer && "secret" in answer && (
            <ShownOnce
              title={webhooks.secretTitle}
              text={webhooks.secretText}
              secret={answer.secret}
              done={path}
            />
          )}
          <div className="row gap-3">
            <Acts path={path} works={works} />
            <ConfirmButton question={deletion} to={paths.webhook(endpoint.id, { delete: 1 })}>
              {webhooks.delete}
            </ConfirmButton>
          </div>
          <DeliveryList
            endpointId={endpoint.id}
            deliveries={deliveries}
            next={next}
            failedOnly={failedOnly}
            works={works}
          />
          {works && failedOnly && deliveries.length > 0 && <FailedAgain path={path} />}
          <Secret endpoint={endpoint} />
          <EndpointForm
            title={webhooks.change}
            path={path}
            stored={{ id: endpoint.id, url: endpoint.url, ...events }}
            answer={answer && "values" in answer ? answer : undefined}
            act={webhooks.save}
            busy={webhooks.saving}
          />
        </>
      )}
    </div>
  );
}

/** Test and pause, or the two ways to go on. */
function Acts({ path, works }: { path: string; works: boolean }) {
  const { webhooks } = useAllMessages();
  return (
    <form method="post" action={path} className="row gap-3">
      {works ? (
        <>
          <Button variant="primary" name="intent" value="test">
            {webhooks.test}
          </Button>
          <Button name="intent" value="pause">
            {webhooks.pause}
          </Button>
        </>
      ) : (
        <>
          <Button variant="primary" name="intent" value="resume">
            {webhooks.resumeAll}
          </Button>
          <Button name="intent" value="resume-new">
            {webhooks.resumeNew}
          </Button>
        </>
      )}
    </form>
  );
}

function FailedAgain({ path }: { path: string }) {
  const { webhooks } = useAllMessages();
  const spans = Object.keys(repeatHours) as RepeatSpan[];
  return (
    <form method="post" action={path} className="card pad stack gap-4">
      <SelectField
        label={webhooks.repeatSince}
        name="since"
        defaultValue="day"
        options={spans.map((value) => ({ value, label: webhooks.since[value] }))}
      />
      <Button className="justify-self-start" name="intent" value="repeat-failed">
        {webhooks.repeatFailed}
      </Button>
    </form>
  );
}

function Secret({ endpoint }: { endpoint: ListedEndpoint }) {
  const { webhooks } = useAllMessages();
  const language = useLanguage();
  const { secretEnding, previousUntil } = endpoint;
  return (
    <section className="card pad stack gap-3">
      <h2 className="text-xl">{webhooks.secret}</h2>
      <p>
        {webhooks.secretEnding}{" "}
        <Ltr>
          <code>{secretEnding}</code>
        </Ltr>
      </p>
      {previousUntil && (
        <p className="small">{webhooks.previousUntil(formatTimestamp(previousUntil, language))}</p>
      )}
      <p className="small muted">{webhooks.rotateHint}</p>
      {/* To the very address, whose ?lang= the answer keeps. */}
      <form method="post">
        <Button name="intent" value="rotate">
          {webhooks.rotate}
        </Button>
      </form>
    </section>
  );
}

function useDeletion({ id }: ListedEndpoint): Question {
  const { webhooks } = useAllMessages();
  return {
    title: webhooks.deleteTitle,
    cost: webhooks.deleteCost,
    act: webhooks.delete,
    keep: webhooks.deleteKeep,
    action: paths.webhook(id),
    fields: { intent: "delete" },
  };
}
