import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";

/** Which emails their reader gets; those about security are always sent. */
export function EmailKinds({ kinds }: { kinds: { kind: OptionalEmail; isOn: boolean }[] }) {
  const { kinds: texts } = useAllMessages().ownEmails;
  return (
    <section className="card pad stack" aria-labelledby="kinds">
      <h2 id="kinds" className="text-xl">
        {texts.heading}
      </h2>
      <form method="post" action={paths.ownEmails()} className="stack">
        {kinds.map(({ kind, isOn }) => (
          <CheckField
            key={kind}
            name={kind}
            label={texts[kind]}
            hint={texts[`${kind}Hint`]}
            defaultChecked={isOn}
          />
        ))}
        <p className="small muted">{texts.always}</p>
        <p>
          <Button variant="primary">{texts.save}</Button>
        </p>
      </form>
    </section>
  );
}
