import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { maxLogoMegabytes } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { dataUrlOf } from "#app/ui/form/data-url.ts";
import { FileField } from "#app/ui/form/file-field.tsx";
import { LogoPreviews } from "./logo-previews.tsx";

type LogoFormProps = { id: string; name: string; logo: string | null };

/** The logo as it is shown, a new one to choose, and the way to remove it. */
export function LogoForm({ id, name, logo }: LogoFormProps) {
  const { logo: texts } = useAllMessages().companies;
  const sending = useSending(paths.ownLogo());
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const isTooLarge = chosen !== null && isLarge(chosen);
  // One may have been chosen before scripts ran.
  useEffect(() => setChosen(input.current?.files?.[0] ?? null), []);
  useEffect(() => {
    if (!chosen || isLarge(chosen)) return;
    let isCurrent = true;
    dataUrlOf(chosen)
      .catch(() => null)
      .then((read) => isCurrent && setPicture(read));
    return () => {
      isCurrent = false;
      setPicture(null);
    };
  }, [chosen]);
  return (
    <section className="card pad stack">
      <h2 className="text-base">{picture ? texts.notSaved : logo ? texts.current : texts.none}</h2>
      <LogoPreviews id={id} name={name} logo={logo} chosen={picture} />
      <Form
        id={formId}
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
          hideLabel
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
      </Form>
      <div className="row gap-2">
        <Button form={formId} variant={chosen ? "primary" : "quiet"} busy={sending && texts.saving}>
          {texts.save}
        </Button>
        {logo && (
          <Form method="post" action={paths.ownLogo()} encType="multipart/form-data" data-js="">
            <input type="hidden" name="intent" value="remove" />
            <Button>{texts.remove}</Button>
          </Form>
        )}
      </div>
    </section>
  );
}

const isLarge = (file: File) => file.size > maxLogoMegabytes * 1024 * 1024;
