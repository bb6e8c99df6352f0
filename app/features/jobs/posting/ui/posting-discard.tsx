import type { ReactNode } from "react";
import type { WizardAddress, WizardAnswer, WizardData } from "#app/features/jobs/posting/wizard.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmButton, type Question } from "#app/ui/form/confirm.tsx";

export type PostingWizardProps = {
  shown: WizardData;
  answer: WizardAnswer | undefined;
  address: WizardAddress;
  /** For a stored job: where it is so far. */
  edited?: { location: string };
  /** Above the form: the way back. */
  back?: ReactNode;
};

/** The ways to drop all input, to begin another job beside it, and to other drafts. */
export function PostingDiscard(props: PostingWizardProps) {
  const { shown, address, edited } = props;
  const { posting } = useAllMessages();
  return (
    <>
      {shown.draftId && (
        <div className="row">
          {!edited && (
            <ButtonLink to={address({ draft: "new" })} variant="text" icon="plus">
              {posting.another}
            </ButtonLink>
          )}
          <Discard {...props} />
        </div>
      )}
      {shown.others.length > 0 && (
        <section className="stack gap-2">
          <h2 className="text-base">{edited ? posting.otherChanges : posting.otherDrafts}</h2>
          <ul className="stack gap-1">
            {shown.others.map(({ id, title }) => (
              <li key={id}>
                <a className="more" href={address({ draft: id })}>
                  <bdi>{title || posting.untitled}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A question before all input goes. */
function Discard(props: PostingWizardProps) {
  const { shown, address, edited } = props;
  const { draftId, step } = shown;
  const { posting } = useAllMessages();
  return (
    <ConfirmButton
      question={useDiscard(props)}
      to={address({ draft: draftId, step, discard: 1 })}
      variant="text"
      icon="trash"
    >
      {edited ? posting.dropChanges : posting.startOver}
    </ConfirmButton>
  );
}

export function useDiscard({ shown, address, edited }: PostingWizardProps): Question {
  const { posting } = useAllMessages();
  return {
    title: edited ? posting.dropChangesTitle : posting.startOverTitle,
    cost: edited ? posting.dropChangesCost : posting.startOverCost,
    act: edited ? posting.dropChanges : posting.startOver,
    keep: posting.keepInput,
    action: address(),
    fields: { intent: "discard", draftId: shown.draftId },
  };
}
