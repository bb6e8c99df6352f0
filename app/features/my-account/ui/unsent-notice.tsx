import type { FormValues } from "#app/http/form.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

type UnsentNoticeProps = { action: string; isMultipart: boolean; values: FormValues };

/** Shorter ones are soon written again; these are shown, in case the form is not to be sent. */
const longText = 60;

/** Offers to send a form whose session had ended; the page answers as if it had been sent now. */
export function UnsentNotice({ action, isMultipart, values }: UnsentNoticeProps) {
  const { unsent } = useMessages().ui.frame;
  const texts = Object.values(values).filter((value) => value.length >= longText);
  return (
    <div className="wrap pt-4">
      <form
        method="post"
        action={action}
        encType={isMultipart ? "multipart/form-data" : undefined}
        className="notice n-warn"
      >
        <div className="stack gap-3">
          <p>
            {unsent.text} {isMultipart && unsent.file}
          </p>
          {texts.length > 0 && (
            <details>
              <summary>{unsent.input}</summary>
              {texts.map((text) => (
                <p key={text} className="whitespace-pre-wrap" dir="auto">
                  {text}
                </p>
              ))}
            </details>
          )}
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div>
            <Button>{unsent.send}</Button>
          </div>
        </div>
      </form>
    </div>
  );
}
