import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormTexts } from "#app/ui/text.tsx";

type UnsentNoticeProps = {
  action: string;
  isMultipart: boolean;
  fields: readonly (readonly [name: string, value: string])[];
  /** Those that somebody wrote. */
  texts: readonly (readonly [name: string, text: string])[];
  /** Whether its person has yet to log in. */
  isSignedOut: boolean;
};

/** Offers to send a form whose session had ended; the page answers as if it had been sent now. */
export function UnsentNotice({
  action,
  isMultipart,
  fields,
  texts,
  isSignedOut,
}: UnsentNoticeProps) {
  const { ui } = useMessages();
  const { unsent } = ui.frame;
  return (
    <div className={isSignedOut ? "wrap narrow page" : "wrap pt-4"}>
      <form
        method="post"
        action={action}
        encType={isMultipart ? "multipart/form-data" : undefined}
        className={isSignedOut ? "card pad" : "notice n-warn"}
      >
        <div className="stack gap-3">
          {isSignedOut && <h1 className="text-2xl">{unsent.title}</h1>}
          <p>
            {isSignedOut ? unsent.logInFirst : unsent.text}{" "}
            {isMultipart ? unsent.file : !isSignedOut && unsent.whole}
          </p>
          {texts.length > 0 && (
            <details>
              <summary>{unsent.input}</summary>
              <FormTexts texts={texts} />
            </details>
          )}
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="row">
            {isSignedOut && (
              <ButtonLink to={paths.login()} target="_blank" variant="primary">
                {ui.frame.logIn} <span className="sr">({ui.opensNewTab})</span>
              </ButtonLink>
            )}
            <Button>{isSignedOut || isMultipart ? unsent.goOn : unsent.send}</Button>
          </div>
        </div>
      </form>
    </div>
  );
}
