import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ConfirmButton, ConfirmCard, type Question } from "#app/ui/form/confirm.tsx";

function useQuestion(applicationId: string): Question {
  const { withdraw } = useAllMessages().ownApplication;
  return {
    title: withdraw.title,
    cost: <p>{withdraw.cost}</p>,
    act: withdraw.act,
    keep: withdraw.keep,
    action: paths.withdrawApplication(applicationId),
  };
}

/** Asks before an application is taken back. */
export function WithdrawButton({ applicationId }: { applicationId: string }) {
  const { withdraw } = useAllMessages().ownApplication;
  const question = useQuestion(applicationId);
  return (
    <ConfirmButton question={question} to={paths.withdrawApplication(applicationId)}>
      {withdraw.summary}
    </ConfirmButton>
  );
}

/** The same question as a page. */
export function WithdrawCard({ applicationId }: { applicationId: string }) {
  return (
    <ConfirmCard question={useQuestion(applicationId)} back={paths.ownApplication(applicationId)} />
  );
}
