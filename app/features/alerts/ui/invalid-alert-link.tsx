import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AlertResult } from "./alert-result.tsx";

/** Replaces the page of a forged link or of a deleted alert. */
export function InvalidAlertLink() {
  const { alerts: texts } = useAllMessages();
  return (
    <AlertResult title={texts.invalidTitle} arch="closed">
      <p>{texts.invalid}</p>
      <ButtonLink to={paths.jobs()} size="lg">
        {texts.backToJobs}
      </ButtonLink>
    </AlertResult>
  );
}
