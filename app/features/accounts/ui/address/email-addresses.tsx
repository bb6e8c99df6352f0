import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  /** Null for an account that was registered by phone. */
  email: string | null;
  /** The contact address, where it is another one. */
  contact: string | null;
  unconfirmed: { account: string | null; contact: string | null };
  /** The new address whose link was not used yet. */
  pending: string | null;
};

/** The addresses of an account: which are confirmed, and another link for those that are not. */
export function EmailAddresses({ email, contact, unconfirmed, pending }: Props) {
  const { addresses: texts, change } = useAllMessages().ownEmails;
  return (
    <section className="card pad stack mb-5" aria-labelledby="addresses">
      <h2 id="addresses" className="text-xl">
        {texts.heading}
      </h2>
      {email === null ? (
        <p>{texts.none}</p>
      ) : (
        <Address which="account" email={email} isConfirmed={!unconfirmed.account} />
      )}
      {pending && (
        <form method="post" action={paths.changeEmail()} className="row spread gap-y-2">
          <p className="small muted break-words min-w-0">
            {change.pending}: <Ltr>{pending}</Ltr>
          </p>
          <input type="hidden" name="intent" value="cancel" />
          <Button>{change.cancel}</Button>
        </form>
      )}
      {contact && <Address which="contact" email={contact} isConfirmed={!unconfirmed.contact} />}
      <p>
        <a className="more" href={paths.changeEmail()}>
          {email === null ? texts.add : texts.change}
        </a>
      </p>
    </section>
  );
}

type AddressProps = { which: "account" | "contact"; email: string; isConfirmed: boolean };

function Address({ which, email, isConfirmed }: AddressProps) {
  const { addresses: texts } = useAllMessages().ownEmails;
  return (
    <div className="row spread gap-y-2">
      <div className="min-w-0">
        <p className="small muted">{texts[which]}</p>
        <p className="row gap-x-2 gap-y-0">
          <b className="break-words min-w-0">
            <Ltr>{email}</Ltr>
          </b>
          <Badge tone={isConfirmed ? "ok" : "plain"}>
            {isConfirmed ? texts.confirmed : texts.unconfirmed}
          </Badge>
        </p>
        {!isConfirmed && (
          <p className="small muted">{which === "account" ? texts.why : texts.whyContact}</p>
        )}
      </div>
      {!isConfirmed && (
        <form method="post" action={paths.ownEmails()}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="which" value={which} />
          <Button aria-label={texts.againTo({ email })}>{texts.again}</Button>
        </form>
      )}
    </div>
  );
}
