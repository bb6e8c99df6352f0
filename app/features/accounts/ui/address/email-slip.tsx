import { useEffect, useRef } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = {
  /** The server's answer. */
  answer: { values?: { email?: string; checkedEmail?: string }; meant?: string } | undefined;
  /** For a form that is sent without the name of the button that was pressed. */
  byBox?: boolean;
};

/** Asks about an address that looks like a slip; sending the form again says no. */
export function EmailSlip({ answer, byBox = false }: Props) {
  const { slip } = useAllMessages().accounts;
  const box = useRef<HTMLDivElement>(null);
  const { email = "", checkedEmail = "" } = answer?.values ?? {};
  const meant = answer?.meant;
  useEffect(() => {
    if (answer?.meant) box.current?.focus();
  }, [answer]);
  const checked = meant ? email : checkedEmail;
  return (
    <>
      {checked && <input type="hidden" name="checkedEmail" value={checked} />}
      {meant && (
        <div tabIndex={-1} ref={box}>
          <Notice kind="warn" title={slip.question}>
            <p className="wrap-anywhere">
              <b>
                <Ltr>{meant}</Ltr>
              </b>
            </p>
            {byBox ? (
              <Check type="checkbox" name="emailMeant" value={meant}>
                {slip.yes}
              </Check>
            ) : (
              <>
                <FirstButton />
                <div className="row mt-2">
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
        </div>
      )}
    </>
  );
}
