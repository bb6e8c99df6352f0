import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  input: string | undefined;
  meant: string | undefined;
  /** For a form that is sent without the name of the button that was pressed. */
  byBox?: boolean;
};

/** Asks about an address that looks like a slip; sending the form again says no. */
export function EmailSlip({ input, meant, byBox = false }: Props) {
  const { slip } = useAllMessages().accounts;
  if (!input || !meant) return null;
  return (
    <Notice kind="warn" title={slip.question}>
      <p className="break-words">
        <b>
          <Ltr>{meant}</Ltr>
        </b>
      </p>
      <input type="hidden" name="checkedEmail" value={input} />
      {byBox ? (
        <Check type="checkbox" name="emailMeant" value={meant}>
          {slip.yes}
        </Check>
      ) : (
        <>
          <FirstButton />
          <div className="row">
            <Button name="emailMeant" value={meant}>
              {slip.yes}
            </Button>
            <Button name="emailMeant" value="">
              {slip.no}
            </Button>
          </div>
        </>
      )}
    </Notice>
  );
}
