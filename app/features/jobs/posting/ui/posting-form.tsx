import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useDraft } from "#app/device-storage/use-draft.ts";
import { useSentIntent } from "#app/features/accounts/ui/use-sending.ts";
import { jobState } from "#app/features/job/job.ts";
import { fieldNames, fieldOf, lastStep } from "#app/features/jobs/posting/job-fields.ts";
import { payFromInput, poundQuestion } from "#app/features/jobs/posting/pay-input.ts";
import { questionTexts, slotInputs } from "#app/features/jobs/posting/questions/question-slots.ts";
import type { WizardAnswer, WizardData } from "#app/features/jobs/posting/wizard.ts";
import {
  CategoryPay,
  MarketLink,
  UsualPayNote,
} from "#app/features/jobs/usual-pay/usual-pay-note.tsx";
import type { FormValues } from "#app/http/form.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { type MessageKey, messageAt, messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { isReversed } from "#app/platform/amount.ts";
import { readDay } from "#app/platform/day.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { Seen, StaleNotice } from "#app/ui/form/stale-notice.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PostingDiscard, type PostingWizardProps } from "./posting-discard.tsx";
import { PostingFields } from "./posting-fields.tsx";
import { chosenPound, PoundChoice } from "./posting-pound.tsx";
import { PostingPreview, SameJob } from "./posting-preview.tsx";

/** One step: its fields, its buttons, and beside it how the job will look. */
export function PostingForm(props: PostingWizardProps & { children: ReactNode }) {
  const { shown, answer, address, edited, children } = props;
  const messages = useAllMessages();
  const { posting, manage } = messages;
  const { step } = shown;
  const form = useRef<HTMLFormElement>(null);
  const { draftId, values, others } = shown;
  const draft = draftId || (others.length > 0 ? "new" : undefined);
  const { input, restored, round, isSaved, listeners, onSubmit } = useDraft(form, {
    key: `${shown.draftKey}/${step}`,
    base: JSON.stringify([draftId, values]),
    filledIn: { ...values, ...slotInputs(values) },
    answer,
  });
  const last = step === lastStep;
  const entered: FormValues = { ...shown.card, ...input };
  const question = poundQuestion(entered, shown.pound);
  const [choice, setChoice] = useState<{ about: string; pound: string }>();
  const isChosen = choice?.about === question?.about;
  const meant = question && (isChosen && choice ? choice.pound : chosenPound(question));
  const current: FormValues = meant ? { ...entered, pound: meant } : entered;
  const poundChoice = question && (
    <PoundChoice
      question={question}
      onChoose={(pound) => setChoice({ about: question.about, pound })}
    />
  );
  const deadline = readDay(current.applicationDeadline ?? "") ?? null;
  const state = jobState({ status: "active", deadline });
  const going = useSentIntent(address());
  // Of three buttons none takes a row of its own on a phone.
  const inRow = edited && "max-md:px-3 max-md:grow";
  const pendingIntent = (intent: string, busy: string) => going === intent && busy;
  return (
    <div className="with-aside">
      <div className="stack">
        <Form
          ref={form}
          method="post"
          action={address({ draft, step })}
          className="form card pad"
          noValidate
          data-js=""
          {...listeners}
          onSubmit={onSubmit}
        >
          <FirstButton name="intent" value={last ? "submit" : "next"} />
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="draftId" value={answer?.values?.draftId ?? shown.formId} />
          <Seen seen={shown.seen} answer={answer} />
          {shown.checking && <input type="hidden" name="check" value="1" />}
          {children}
          <Failure answer={answer} />
          <StaleNotice
            stale={answer?.stale}
            label={(field) => messageOrText(messages, `posting.${field}`)}
            word={(field, value) => wordOf(messages, field, value)}
          />
          <Gaps shown={shown} />
          {state === "over" && <Notice kind="warn">{posting.deadlinePast}</Notice>}
          {isReversed(current.salaryMin, current.salaryMax) && (
            <Notice kind="warn">{posting.payReversed}</Notice>
          )}
          <PostingFields
            key={`${round} ${answer?.stale?.seen}`}
            shown={shown}
            values={{ ...values, ...restored, ...answer?.values }}
            location={edited?.location}
            payNotes={
              <>
                {poundChoice}
                <PayNotes shown={shown} current={current} />
              </>
            }
          />
          {shown.sameJob && <SameJob job={shown.sameJob} />}
          {last && poundChoice}
          <div className={classNames("row spread pt-2", edited && "gap-2")}>
            <Button
              size="lg"
              name="intent"
              value="previous"
              className={inRow}
              disabled={step === 1 || going !== null}
            >
              {posting.previous}
            </Button>
            {last && !edited && (
              <Button
                size="lg"
                name="intent"
                value="preview"
                icon="eye"
                disabled={going !== null}
                busy={pendingIntent("preview", posting.saving)}
              >
                {manage.preview.first}
              </Button>
            )}
            {!last && (
              <Button
                variant={edited ? undefined : "primary"}
                size="lg"
                onwards={!edited}
                name="intent"
                value="next"
                className={inRow}
                disabled={going !== null}
              >
                {posting.next}
              </Button>
            )}
            {(last || edited) && (
              <Button
                variant="primary"
                size="lg"
                className={inRow ?? "max-md:w-full"}
                name="intent"
                value="submit"
                disabled={going !== null}
                busy={pendingIntent("submit", edited ? posting.saving : posting.posting)}
              >
                {edited ? posting.submitEdit : posting.submitNew}
              </Button>
            )}
          </div>
          <p className="hint row gap-1.5 flex-nowrap" aria-live="polite">
            <Icon name={isSaved ? "check" : "info"} />
            <span>{isSaved ? posting.savedOnDevice : posting.savedByStep}</span>
          </p>
        </Form>
        <PostingDiscard {...props} />
      </div>
      <PostingPreview
        values={current}
        places={shown.places}
        isNew={!edited}
        company={shown.company}
      />
    </div>
  );
}

type PayNotesProps = { shown: WizardData; current: FormValues };

/** The usual pay, below the amounts. */
function PayNotes({ shown, current }: PayNotesProps) {
  const { labels } = useAllMessages();
  const { usualPay, categoryPay } = shown;
  const beside = payFromInput(current);
  return (
    <>
      {usualPay && <UsualPayNote usual={usualPay} beside={beside} />}
      {categoryPay && (
        <CategoryPay
          of={categoryPay.range}
          category={labels.category[categoryPay.category]}
          beside={beside}
        />
      )}
      {!usualPay && !categoryPay && <MarketLink />}
    </>
  );
}

/** The label of a choice; undefined for other fields. */
function wordOf(messages: AllMessages, field: string, value: string): string | undefined {
  if (field === "questions") return questionTexts(value, messages.screening.presets).join("\n");
  const name = fieldNames.find((each) => each === field);
  const choice = name && fieldOf(name);
  if (choice?.is !== "choice") return undefined;
  const chosen = choice.values.find((each) => (choice.written?.(each) ?? each) === value);
  return chosen && choice.word(chosen, messages);
}

/** Why the step was not saved or sent; scrolls into view, since the button pressed is far below. */
function Failure({ answer }: { answer: WizardAnswer | undefined }) {
  const messages = useAllMessages();
  const { posting } = messages;
  const box = useRef<HTMLDivElement>(null);
  const key = answer?.refused;
  const reference = answer?.failed;
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  if (key === undefined && reference === undefined) return null;
  const message = key ? messageAt(messages, key) : posting.notSent({ reference: reference ?? "" });
  return (
    <div ref={box}>
      <Notice kind="err">{posting.failure({ message })}</Notice>
    </div>
  );
}

/** Missing fields of this step, after it was sent with gaps. */
function Gaps({ shown }: { shown: WizardData }) {
  const messages = useAllMessages();
  const errors = Object.entries(shown.errors ?? {});
  const missing = errors.some(([, key]) => key === "posting.errors.missing");
  const { fillRequired, correctFields } = messages.posting;
  return (
    <ErrorSummary
      title={`${missing ? fillRequired : correctFields}.`}
      errors={errors.map(([field, key]) => ({ field, message: summed(messages, field, key) }))}
      answer={shown.errors}
    />
  );
}

function summed(messages: AllMessages, field: string, key: MessageKey): string {
  const number = Number(/^question(\d)/.exec(field)?.[1]);
  const label = number
    ? messages.screening.form.number({ n: number })
    : messageOrText(messages, `posting.${field}`);
  return messages.posting.fieldError({ label, error: messageAt(messages, key) });
}
