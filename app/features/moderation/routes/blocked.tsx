import { data, Form, redirect } from "react-router";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { appealBlock, findBlock } from "#app/features/moderation/blocked-account.server.ts";
import { appealForm } from "#app/features/moderation/decision-form.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { maxReplyLength } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";
import type { Route } from "./+types/blocked.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

type AppealAnswer = { values: FormValues; errors?: FormErrors; refused?: MessageKey };

/** Open to a browser that has just shown the password of a blocked account; no session is opened. */
export async function loader({ request }: Route.LoaderArgs) {
  const block = await findBlock(request.headers);
  if (!block) throw redirect(paths.login(), 303);
  return { block };
}

export async function action({ request }: Route.ActionArgs) {
  const values = await readForm(request);
  const checked = checkForm(appealForm, values);
  if (checked.errors) {
    return data<AppealAnswer>({ values, errors: checked.errors }, { status: 400 });
  }
  const sent = await appealBlock(request.headers, checked.values.appeal);
  if (isRefused(sent)) {
    if (sent.refused === "moderation.blocked.over") {
      return redirectWithFlash(paths.login(), "err", sent.refused);
    }
    return data<AppealAnswer>({ values, ...sent }, refusalInit(sent));
  }
  return redirectWithFlash(paths.blocked(), "ok", "moderation.blocked.sent");
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrKeep(args, (input: FormValues) => input);
}

export default function Blocked({ loaderData: { block }, actionData }: Route.ComponentProps) {
  const { moderation, ui } = useAllMessages();
  const { blocked, own, reasons } = moderation;
  return (
    <div className="wrap slim page">
      <title>{`${blocked.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={blocked.description} />
      <meta name="robots" content="noindex" />
      <div className="card pad stack">
        <h1 className="text-2xl">{blocked.title}</h1>
        <Notice kind="warn">{blocked.intro}</Notice>
        <section className="stack gap-1">
          <h2 className="text-lg">{own.reason}</h2>
          <p>{block.reason ? reasons[block.reason] : blocked.noReason}</p>
        </section>
        {block.note && (
          <section className="stack gap-1">
            <h2 className="text-lg">{own.note}</h2>
            <UserText text={block.note} />
          </section>
        )}
        {block.appeal && (
          <section className="stack gap-1">
            <h2 className="text-lg">{own.yourAppeal}</h2>
            <UserText text={block.appeal} />
          </section>
        )}
        {block.isAppealed ? (
          <Notice kind="ok">{blocked.appealed}</Notice>
        ) : (
          <Appeal answer={actionData as AppealAnswer | undefined} />
        )}
      </div>
    </div>
  );
}

function Appeal({ answer }: { answer: AppealAnswer | undefined }) {
  const messages = useAllMessages();
  const { own, blocked } = messages.moderation;
  const error = answer?.errors?.appeal;
  return (
    <Form method="post" action={paths.blocked()} className="form">
      <h2 className="text-lg">{own.appealTitle}</h2>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      {answer?.errors && (
        <FormErrorSummary errors={answer.errors} order={["appeal"]} attempt={answer} />
      )}
      <TextAreaField
        label={own.appeal}
        name="appeal"
        required
        hint={blocked.hint}
        maxLength={maxReplyLength}
        rows={6}
        dir="auto"
        defaultValue={answer?.values.appeal ?? ""}
        error={error && messageAt(messages, error)}
      />
      <Button variant="primary" size="lg" wide>
        {own.send}
      </Button>
    </Form>
  );
}
