import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = { input: string | undefined; meant: string | undefined };

/** Asks about an address that looks like a slip; sending the form again says no. */
export function EmailSlip({ input, meant }: Props) {
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
      <FirstButton />
      <div className="row">
        <Button name="emailMeant" value={meant}>
          {slip.yes}
        </Button>
        <Button name="emailMeant" value="">
          {slip.no}
        </Button>
      </div>
    </Notice>
  );
}
