import { type ComponentProps, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FormTexts } from "#app/ui/text.tsx";

type Texts = ComponentProps<typeof FormTexts>["texts"];
type Props = {
  /** The form that came with this page, as without scripts. */
  form: { texts: Texts; isLost?: boolean } | null;
  /** Whether the page tells of a refusal. */
  isRefused: boolean;
};

const none: Texts = [];

/** The form that was sent last, until another page is opened. */
let sent: FormData | undefined;

/** Shows what was typed in a form that cannot be sent again: what it is about is gone, or the right to it. */
export function LostTexts({ form, isRefused }: Props) {
  const { unsent } = useMessages().ui.frame;
  const { state, formData, formMethod } = useNavigation();
  const [sentTexts, setSentTexts] = useState(none);
  const isSentLost = isRefused && !form;
  useEffect(() => {
    if (formData && formMethod === "POST") sent = formData;
    else if (state === "loading") sent = undefined;
    setSentTexts(none);
    if (isSentLost && sent) readTexts(sent).then(setSentTexts);
  }, [isSentLost, state, formData, formMethod]);
  const texts = form?.isLost ? form.texts : isSentLost ? sentTexts : none;
  if (texts.length === 0) return null;
  return (
    <div className="wrap pt-4">
      <section className="notice n-warn">
        <div className="stack gap-3 grow">
          <p>{unsent.lost}</p>
          <FormTexts texts={texts} />
        </div>
      </section>
    </div>
  );
}

/** The names of all fields come when they are needed. */
async function readTexts(form: FormData): Promise<Texts> {
  return (await import("./written-texts.ts")).writtenTexts(form);
}
