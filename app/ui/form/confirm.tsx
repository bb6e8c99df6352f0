import { type MouseEvent, type ReactNode, useRef } from "react";
import { Button, ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

/** An action that needs confirmation, with its effect and cost. */
export type Question = {
  /** "Delete this job?" */
  title: string;
  /** "Its 9 applications and their CVs are deleted with it." */
  cost?: ReactNode;
  /** Names the act: "Delete the job". */
  act: string;
  /** The safe answer: "Keep it". */
  keep: string;
  /** Where the form is posted. */
  action: string;
  fields?: Readonly<Record<string, string>>;
  busy?: string | false | null;
};

type ConfirmButtonProps = {
  question: Question;
  /** The page with a ConfirmCard, for when there are no scripts. */
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: IconName;
};

/** A button with a confirmation: in a dialog, or on a page of its own without scripts. */
export function ConfirmButton({ question, to, children, variant, icon }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !dialog.current?.showModal) return;
    event.preventDefault();
    dialog.current.showModal();
    // The browser would begin with the first button, which is the act.
    keep.current?.focus();
  };
  return (
    <>
      <ButtonLink to={to} variant={variant ?? "danger"} icon={icon} onClick={ask} data-js="">
        {children}
      </ButtonLink>
      <Dialog ref={dialog} title={question.title} alert>
        <Answers question={question}>
          <Button type="button" ref={keep} onClick={() => dialog.current?.close()}>
            {question.keep}
          </Button>
        </Answers>
      </Dialog>
    </>
  );
}

/** The same question as a page; `back` is where the safe answer leads. */
export function ConfirmCard({ question, back }: { question: Question; back: string }) {
  return (
    <div className="card pad ask">
      <h1>{question.title}</h1>
      <Answers question={question}>
        <ButtonLink to={back}>{question.keep}</ButtonLink>
      </Answers>
    </div>
  );
}

function Answers({ question, children }: { question: Question; children: ReactNode }) {
  const { cost, act, action, fields = {}, busy } = question;
  return (
    <>
      {cost && <div className="muted">{cost}</div>}
      <form method="post" action={action} className="row">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="danger" busy={busy}>
          {act}
        </Button>
        {children}
      </form>
    </>
  );
}
