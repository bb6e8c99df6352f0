import { useRef, useState } from "react";
import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { maxLogoMegabytes } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

type LogoFormProps = { id: string; name: string; logo: string | null };

/** The logo as it is shown, a new one to choose, and the way to remove it. */
export function LogoForm({ id, name, logo }: LogoFormProps) {
  const { logo: texts } = useAllMessages().companies;
  const sending = useSending(paths.ownLogo());
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const isTooLarge = chosen !== null && chosen.size > maxLogoMegabytes * 1024 * 1024;
  return (
    <section className="card pad stack">
      <div className="row flex-nowrap">
        <Avatar id={id} name={name} logo={logo} size="lg" />
        <div>
          <p className="wrap-anywhere">
            <b>
              <bdi>{name}</bdi>
            </b>
          </p>
          <p className="hint">{logo ? texts.current : texts.none}</p>
        </div>
      </div>
      <ul className="row small muted">
        <li className="row flex-nowrap">
          <Avatar id={id} name={name} logo={logo} /> {texts.inLists}
        </li>
        {logo && (
          <li className="row flex-nowrap">
            <Avatar id={id} name={name} /> {texts.without}
          </li>
        )}
      </ul>
      <Form
        method="post"
        action={paths.ownLogo()}
        encType="multipart/form-data"
        className="form"
        data-js=""
        onSubmit={(event) => {
          if (isTooLarge) event.preventDefault();
        }}
      >
        <FileField
          label={logo ? texts.chooseOther : texts.choose}
          name="logo"
          required
          button={logo ? texts.chooseOther : texts.choose}
          hint={texts.hint}
          error={isTooLarge ? texts.tooLarge : null}
          accept="image/png,image/jpeg,image/webp,image/avif"
          ref={input}
          onChange={() => setChosen(input.current?.files?.[0] ?? null)}
        >
          {chosen && (
            <p className="wrap-anywhere">
              <bdi>{chosen.name}</bdi>
            </p>
          )}
        </FileField>
        <p>
          <Button variant="primary" busy={sending && texts.saving}>
            {texts.save}
          </Button>
        </p>
      </Form>
      {logo && (
        <Form method="post" action={paths.ownLogo()} encType="multipart/form-data" data-js="">
          <input type="hidden" name="intent" value="remove" />
          <Button>{texts.remove}</Button>
        </Form>
      )}
    </section>
  );
}
