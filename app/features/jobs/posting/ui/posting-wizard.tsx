import { useEffect, useRef } from "react";
import { stepNames } from "#app/features/jobs/posting/job-fields.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ConfirmCard } from "#app/ui/form/confirm.tsx";
import { Steps } from "#app/ui/form/steps.tsx";
import { type PostingWizardProps, useDiscard } from "./posting-discard.tsx";
import { PostingForm } from "./posting-form.tsx";

/** The four steps of a new job or a stored one; each is a form of its own. */
export function PostingWizard(props: PostingWizardProps) {
  const { shown, address, edited, back } = props;
  const { posting, ui } = useAllMessages();
  const { step, draftId: draft } = shown;
  const names = stepNames.map((name) => posting.steps[name]);
  const act = edited ? posting.edit : posting.post;
  const heading = useFocusOnChange(step, shown.errors !== null);
  const discard = useDiscard(props);
  const head = (
    <>
      <title>{`${act} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
  if (shown.discarding) {
    return (
      <div className="wrap narrow page">
        {head}
        <ConfirmCard question={discard} back={address({ draft, step })} />
      </div>
    );
  }
  return (
    <div className="wrap page">
      {head}
      {back}
      <PostingForm {...props} key={`${shown.draftId} ${step}`}>
        <div>
          <p className="small muted">{posting.stepOf({ act, step, steps: names.length })}</p>
          <h1 ref={heading} tabIndex={-1}>
            {names[step - 1]}
          </h1>
        </div>
        <Steps
          steps={names}
          current={step}
          areButtons={edited !== undefined}
          gaps={{ steps: shown.gaps, to: (gap) => address({ draft, step: gap, check: 1 }) }}
        />
      </PostingForm>
    </div>
  );
}

/** Puts the focus on the heading of a step that takes another's place, unless its errors take it. */
function useFocusOnChange(step: number, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    if (!hasErrors) heading.current?.focus();
  }, [step, hasErrors]);
  return heading;
}
