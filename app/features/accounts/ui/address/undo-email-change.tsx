import { Form } from "react-router";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = { token: string; address: string; answer: AccountAnswer | undefined };

/** The question behind the link that takes a change of address back; only the button does. */
export function UndoQuestion({ token, address, answer }: Props) {
  const { undo } = useAllMessages().ownEmails;
  const sending = useSending(paths.undoEmailChange());
  return (
    <Form method="post" action={paths.undoEmailChange({ token })} className="form card pad">
      <h1 className="text-2xl">{undo.question}</h1>
      <AccountRefusal answer={answer} />
      <p className="font-bold break-words">
        <Ltr>{address}</Ltr>
      </p>
      <p className="muted">{undo.why}</p>
      <Button variant="primary" size="lg" wide busy={sending && undo.busy}>
        {undo.act}
      </Button>
      <p className="small muted">{undo.notYou}</p>
    </Form>
  );
}

/** For a link that was used, ran out or never was. */
export function UndoInvalid() {
  const { undo } = useAllMessages().ownEmails;
  const { forget } = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{undo.invalidTitle}</h1>
      <Notice kind="err" title={undo.invalid} />
      <p className="muted">{undo.invalidWhy}</p>
      <ButtonLink to={paths.login()} variant="primary" size="lg" wide>
        {forget.backToLogin}
      </ButtonLink>
    </div>
  );
}
