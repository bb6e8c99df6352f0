import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";

type Props = {
  kinds: { kind: OptionalEmail; isOn: boolean }[];
  /** Of an account without an email: they come as push or text messages. */
  byPhone: boolean;
};

/** Which emails their reader gets; those about security are always sent. */
export function EmailKinds({ kinds, byPhone }: Props) {
  const { kinds: texts, byPhone: phoneTexts } = useAllMessages().ownEmails;
  return (
    <section className="card pad stack" aria-labelledby="kinds">
      <h2 id="kinds" className="text-xl">
        {byPhone ? phoneTexts.heading : texts.heading}
      </h2>
      {byPhone && <p className="muted">{phoneTexts.how}</p>}
      <form method="post" action={paths.ownEmails()} className="stack gap-2">
        {kinds.map(({ kind, isOn }) => (
          <CheckField
            key={kind}
            name={kind}
            label={texts[kind]}
            hint={byPhone ? undefined : texts[`${kind}Hint`]}
            defaultChecked={isOn}
          />
        ))}
        <p className="small muted mt-3">{byPhone ? phoneTexts.always : texts.always}</p>
        <p>
          <Button variant="primary">{texts.save}</Button>
        </p>
      </form>
    </section>
  );
}
