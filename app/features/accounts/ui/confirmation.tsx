import { Form } from "react-router";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { AccountRefusal } from "./account-refusal.tsx";
import { useSending } from "./use-sending.ts";

type Props = { token: string; address: string; answer: { refused?: MessageKey } | undefined };

/** The question behind an email's link; only the button confirms. */
export function ConfirmationQuestion({ token, address, answer }: Props) {
  const { confirm } = useAllMessages().ownEmails;
  const sending = useSending(paths.confirmEmail());
  return (
    <Form method="post" action={paths.confirmEmail({ token })} className="form card pad">
      <h1 className="text-2xl">{confirm.question}</h1>
      <AccountRefusal answer={answer} />
      <p className="font-bold break-words">
        <Ltr>{address}</Ltr>
      </p>
      <p className="muted">{confirm.why}</p>
      <Button variant="primary" size="lg" wide busy={sending && confirm.busy}>
        {confirm.act}
      </Button>
      <p className="small muted">{confirm.notYou}</p>
    </Form>
  );
}

export function ConfirmationUsed({ address }: { address: string }) {
  const { confirm } = useAllMessages().ownEmails;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{confirm.doneTitle}</h1>
      <Notice kind="ok" title={confirm.done}>
        <p className="break-words">
          <Ltr>{address}</Ltr>
        </p>
      </Notice>
      <ButtonLink to={paths.myAccount()} variant="primary" size="lg" wide>
        {confirm.goOn}
      </ButtonLink>
    </div>
  );
}

/** For a link that ran out, never was, or is of an address that the account has no more. */
export function ConfirmationInvalid() {
  const { confirm, title } = useAllMessages().ownEmails;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{confirm.invalidTitle}</h1>
      <Notice kind="err" title={confirm.invalid} />
      <p className="muted">{confirm.invalidWhy}</p>
      <ButtonLink to={paths.ownEmails()} variant="primary" size="lg" wide>
        {title}
      </ButtonLink>
    </div>
  );
}
