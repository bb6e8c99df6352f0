import type { ReactNode } from "react";
import type { WizardAddress, WizardAnswer, WizardData } from "#app/features/jobs/posting/wizard.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
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

/** The way to drop all input; there is none while nothing was sent. */
export function PostingDiscard(props: PostingWizardProps) {
  const { shown, address, edited } = props;
  const { posting } = useAllMessages();
  const question = useDiscard(props);
  if (!shown.draftId) return null;
  return (
    <div>
      <ConfirmButton
        question={question}
        to={address({ step: shown.step, discard: 1 })}
        variant="text"
        icon="trash"
      >
        {edited ? posting.dropChanges : posting.startOver}
      </ConfirmButton>
    </div>
  );
}

export function useDiscard({ address, edited }: PostingWizardProps): Question {
  const { posting } = useAllMessages();
  return {
    title: edited ? posting.dropChangesTitle : posting.startOverTitle,
    cost: edited ? posting.dropChangesCost : posting.startOverCost,
    act: edited ? posting.dropChanges : posting.startOver,
    keep: posting.keepInput,
    action: address(),
    fields: { intent: "discard" },
  };
}
