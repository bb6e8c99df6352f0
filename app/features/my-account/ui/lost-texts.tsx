import { useEffect } from "react";
import { useNavigation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { longTexts } from "./long-texts.ts";

type Fields = readonly (readonly [name: string, text: string])[];
type Props = {
  /** The form that came with this page, as without scripts. */
  form: { fields: Fields; isLost?: boolean } | null;
  /** Whether the page tells of a refusal. */
  isRefused: boolean;
};

/** The long texts of the form that was sent last, until another page is opened. */
let sent: Fields = [];

/** Shows what was typed in a form that cannot be sent again: what it is about is gone, or the right to it. */
export function LostTexts({ form, isRefused }: Props) {
  const { unsent } = useMessages().ui.frame;
  const { state, formData, formMethod } = useNavigation();
  useEffect(() => {
    if (formData && formMethod === "POST") sent = longTexts(formData);
    else if (state === "loading") sent = [];
  }, [state, formData, formMethod]);
  const texts = form?.isLost ? form.fields : isRefused && !form ? sent : [];
  if (texts.length === 0) return null;
  return (
    <div className="wrap pt-4">
      <section className="notice n-warn stack gap-3">
        <p>{unsent.lost}</p>
        <FormTexts texts={texts} />
      </section>
    </div>
  );
}

/** Texts of a form, to be read and copied. */
export function FormTexts({ texts }: { texts: Fields }) {
  return texts.map(([name, text]) => (
    <p key={name} className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  ));
}
