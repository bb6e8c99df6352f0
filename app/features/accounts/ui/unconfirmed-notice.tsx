import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  /** The unconfirmed address: the one to sign in with, or the contact address. */
  email: string;
  which?: "account" | "contact";
  isCompany?: boolean;
  /** The page to come back to from sending the link again. */
  here: string;
};

/** That the address is not confirmed yet, with another link and the way to another address. */
export function UnconfirmedNotice({ email, which = "account", isCompany, here }: Props) {
  const { notice } = useAllMessages().ownEmails;
  const isContact = which === "contact";
  return (
    <Notice kind="warn" icon="mail" title={notice.title} className="mb-5">
      <p>{isContact ? notice.contact : isCompany ? notice.company : notice.text}</p>
      <p className="break-words">
        <b>
          <Ltr>{email}</Ltr>
        </b>
      </p>
      <form method="post" action={paths.ownEmails()} className="row mt-2">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="which" value={which} />
        <input type="hidden" name="next" value={here} />
        <Button>{isContact ? notice.send : notice.again}</Button>
        <a className="more" href={isContact ? paths.ownEmails() : paths.changeEmail()}>
          {notice.wrong}
        </a>
      </form>
    </Notice>
  );
}
