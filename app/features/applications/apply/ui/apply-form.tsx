import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { keepsDrafts, tabStore } from "#app/device-storage/draft-store.ts";
import { useDraft } from "#app/device-storage/use-draft.ts";
import { EmailSlip } from "#app/features/accounts/ui/address/email-slip.tsx";
import { answerField, questionWords } from "#app/features/applications/answers/answer.ts";
import {
  type ApplyAnswer,
  cvPick,
  inputFields,
  keyField,
} from "#app/features/applications/apply-response.ts";
import type { OwnCv } from "#app/features/applications/cv/own/own-cv.ts";
import { QueuedHere } from "#app/features/applications/outbox/ui/queued-here.tsx";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import type { FormValues } from "#app/http/form.ts";
import { messageAt, messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ContactFold, ExtraFields } from "./apply-fields.tsx";
import { ApplyQuestions } from "./apply-questions.tsx";
import { CvField } from "./cv-field.tsx";
import { CvPicks } from "./cv-picks.tsx";
import { useApply, type Writing } from "./use-apply.ts";
import type { CvState } from "./use-cv.ts";

const prefix = "furas-lost-file/";

/**
 * The name of the file that was chosen in this form before the whole page was left and came back, as
 * by a switch of language: browsers restore input, but no file.
 */
function useLostFile(form: string, { uploaded, chosen, markFile }: CvState): string | null {
  const [lost, setLost] = useState<string | null>(null);
  const name = useRef<string | undefined>(undefined);
  name.current = uploaded?.name ?? chosen?.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes
  useEffect(() => {
    const key = prefix + form;
    const store = tabStore();
    try {
      const name = store?.getItem(key) ?? null;
      setLost(name);
      // A saved CV must not go in its place unasked.
      if (name !== null) markFile();
      store?.removeItem(key);
    } catch {} // a store that is forbidden: the form works without
    const leave = () => {
      try {
        if (name.current) store?.setItem(key, name.current);
      } catch {}
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [form]);

  return lost;
}

type ApplyFormProps = {
  writing: Writing;
  /** By which the same form sent again is known. */
  submissionKey: string;
  /** From the person's profile. */
  filledIn: FormValues;
  /** Whether the account has an email; companies call one without. */
  hasEmail: boolean;
  answer: ApplyAnswer | undefined;
  /** Those in the person's account. */
  cvs: readonly OwnCv[];
  /** The company's own, if it has any. */
  questions?: readonly PublicQuestion[] | undefined;
  /** The subject of the form, below the errors. */
  children: ReactNode;
};

export function ApplyForm(props: ApplyFormProps) {
  const { submissionKey, filledIn, hasEmail, answer, cvs, questions = [], children } = props;
  const messages = useAllMessages();
  const { apply } = messages.applications;
  const labels: Record<string, string> = Object.fromEntries(
    questions.map((each) => [answerField(each.id), questionWords(each, messages)]),
  );
  const answerFields = Object.keys(labels);
  const writing = questions.length > 0 ? { ...props.writing, questions: labels } : props.writing;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const {
    cv,
    phase,
    errors,
    answer: attempt,
    isQueued,
    onChoice,
    onSubmit,
  } = useApply(writing, answer);
  const { input, restored, round, listeners } = useDraft(form, {
    key: writing.id,
    filledIn: Object.fromEntries(
      [...inputFields, ...answerFields].map((field) => [field, filledIn[field] ?? ""]),
    ),
    answer,
  });
  const lost = useLostFile(writing.id, cv);
  const values = { ...filledIn, ...answer?.values, ...restored };
  const error = (field: string) => (errors[field] ? messageOrText(messages, errors[field]) : null);
  const fieldNames = [
    ...inputFields.slice(0, 4),
    "resume" as const,
    ...answerFields,
    ...inputFields.slice(4),
  ];
  const busy = { idle: false, uploading: apply.uploading, submitting: apply.submitting } as const;
  return (
    <Form
      ref={form}
      method="post"
      action={paths.apply(writing.jobId)}
      encType="multipart/form-data"
      className="form"
      noValidate
      onSubmit={onSubmit}
      data-js=""
      {...listeners}
    >
      {answer?.refused && phase === "idle" && !isQueued && (
        <Refusal answer={answer} title={messageAt(messages, answer.refused)} />
      )}
      {isQueued && phase === "idle" && <QueuedHere answer={attempt} />}
      <ErrorSummary
        title={apply.notSent}
        errors={(isQueued ? [] : fieldNames).flatMap((field) => {
          const message = error(field);
          const label = labels[field] ?? messageOrText({ ...apply, resume: apply.cv }, field);
          return message
            ? [{ field, message: apply.fieldError({ field: label, error: message }) }]
            : [];
        })}
        answer={attempt}
      />
      {children}
      <input type="hidden" name={keyField} value={submissionKey} />
      <section className="form">
        <h2 className="text-xl">{apply.yourDetails}</h2>
        <ContactFold
          key={round}
          values={values}
          stored={filledIn}
          input={input}
          hasEmail={hasEmail}
          error={error}
          isDoubtful={answer?.meant !== undefined}
        >
          <EmailSlip answer={answer} byBox />
        </ContactFold>
      </section>
      <section className="group gap-1">
        <h2>{apply.cv}</h2>
        <CvPicks jobId={writing.jobId} cvs={cvs} marked={markedCv(cvs, answer)} onChange={onChoice}>
          <CvField
            cv={cv}
            error={isQueued ? null : error("resume")}
            attempt={attempt}
            lost={lost}
            required={cvs.length === 0}
            onChoice={onChoice}
          />
        </CvPicks>
      </section>
      {questions.length > 0 && (
        <ApplyQuestions
          key={`${round} questions`}
          questions={questions}
          values={values}
          error={error}
        />
      )}
      <section className="group">
        <h2>{apply.more}</h2>
        <ExtraFields key={round} values={values} error={error} />
      </section>
      <Notice kind="warn">{apply.final}</Notice>
      {hydrated && keepsDrafts() && <p className="hint">{apply.onDevice}</p>}
      <div className="send-bar">
        <Button variant="primary" size="lg" wide busy={busy[phase]}>
          {apply.send}
        </Button>
      </div>
    </Form>
  );
}

/** The initially selected CV: the one sent before, an uploaded file, else the first CV. */
function markedCv(cvs: readonly OwnCv[], answer: ApplyAnswer | undefined): string {
  if (answer?.savedCv) return answer.savedCv;
  if (answer?.errors?.resume === "cvs.which") return "";
  if (answer?.document || answer?.errors?.resume) return cvPick.file;
  return cvs[0]?.id ?? "";
}
