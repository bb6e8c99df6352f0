import { Form } from "react-router";
import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { EmailField } from "#app/features/accounts/ui/email-field.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Why no letter went out, and what was typed. */
export type RequestAnswer = {
  values: { email: string };
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
};

export function RecoveryRequest({ answer }: { answer: RequestAnswer | undefined }) {
  const messages = useAllMessages();
  const { forget } = messages.recovery;
  const sending = useSending(paths.forgotPassword());
  const check = useFormCheck(answer, checkAccountFields);
  const wrong = check.errors.email;
  return (
    <Form method="post" action={paths.forgotPassword()} className="form card pad" {...check.form}>
      <h1 className="text-2xl">{forget.title}</h1>
      <AccountRefusal answer={check.answer} />
      <FormErrorSummary errors={check.errors} order={["email"]} attempt={check.attempt} />
      <p className="muted">{forget.explained}</p>
      <EmailField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={wrong ? messageAt(messages, wrong) : null}
      />
      <Button variant="primary" size="lg" wide busy={sending && forget.busy}>
        {forget.submit}
      </Button>
      <p className="text-center">
        <a className="more" href={paths.login()}>
          {forget.backToLogin}
        </a>
      </p>
    </Form>
  );
}

/** Stands for every address alike, whether it has an account or not. */
export function RecoverySent() {
  const { sent, forget } = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{sent.title}</h1>
      <Notice kind="ok" icon="mail" title={sent.check} />
      <p className="muted">{sent.life}</p>
      <p className="muted">{sent.nothing}</p>
      <ButtonLink to={paths.login()} variant="primary" size="lg" wide>
        {forget.backToLogin}
      </ButtonLink>
      <p className="text-center">
        <a className="more" href={paths.forgotPassword()}>
          {sent.again}
        </a>
      </p>
    </div>
  );
}
