import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ConfirmButton, ConfirmCard, type Question } from "#app/ui/form/confirm.tsx";

type WithdrawProps = { applicationId: string; job: { title: string }; company: { name: string } };

function useQuestion({ applicationId, job, company }: WithdrawProps): Question {
  const { ownApplication, jobs } = useAllMessages();
  const { withdraw } = ownApplication;
  return {
    title: withdraw.title,
    cost: (
      <>
        <p>
          <b>
            <bdi>{job.title.trim() || jobs.noTitle}</bdi>
          </b>
          {" · "}
          <bdi>{company.name || jobs.noCompany}</bdi>
        </p>
        <p>{withdraw.cost}</p>
      </>
    ),
    act: withdraw.act,
    keep: withdraw.keep,
    action: paths.withdrawApplication(applicationId),
  };
}

/** Asks before an application is taken back. */
export function WithdrawButton(props: WithdrawProps) {
  const { withdraw } = useAllMessages().ownApplication;
  return (
    <ConfirmButton
      question={useQuestion(props)}
      to={paths.withdrawApplication(props.applicationId)}
    >
      {withdraw.summary}
    </ConfirmButton>
  );
}

/** The same question as a page. */
export function WithdrawCard(props: WithdrawProps) {
  return (
    <ConfirmCard question={useQuestion(props)} back={paths.ownApplication(props.applicationId)} />
  );
}
