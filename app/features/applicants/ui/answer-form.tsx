import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { answerFields, answerTo, type FormAnswer } from "#app/features/applicants/form-answer.ts";
import { type Template, templateForAction } from "#app/features/applicants/templates/template.ts";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { fillPlaceholders } from "#app/features/applications/lifecycle/placeholders.ts";
import type { MailDoubts as Doubts } from "#app/features/applications/lifecycle/reach.ts";
import type { FormValues } from "#app/http/form.ts";
import { contentLanguage, type Language } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { FirstValue } from "#app/ui/form/first-value.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";
import { InterviewFields } from "./interview-fields.tsx";
import { MailDoubts } from "./mail-doubts.tsx";
import { TemplateField } from "./template-field.tsx";

type Props = {
  action: CompanyAction;
  /** Where it is posted, and where one goes who does not send it. */
  to: string;
  back: string;
  /** The applicant's language; the page's if unknown. */
  language: Language | null;
  templates: readonly Template[];
  answer: FormAnswer | undefined;
  doubts: Doubts;
  heading?: "h1" | "h3";
  /** Of the one that it is written to: the letter begins with the names filled in. */
  names?: { name: string; job: string };
  /** One of those it is written to, for the preview; `names` by default. */
  sample?: { name: string; job: string };
  /** Content between heading and fields. */
  children?: ReactNode;
  fields?: Readonly<Record<string, string>>;
  /** The last event that the answer is written in knowledge of. */
  lastEvent: string;
  /** Initial values of its fields. */
  start?: FormValues;
  /** How many it reaches. */
  reached?: number;
};

/** The form that answers one application or several. */
export function AnswerForm(props: Props) {
  const { action, to, back, language, names, answer, lastEvent } = props;
  const fill = (text: string) => (names ? fillPlaceholders(text, names) : text);
  const templates = props.templates.map((each) => ({ ...each, body: fill(each.body) }));
  const messages = useAllMessages();
  const { applicants } = messages;
  const page = useLanguage();
  const { heading: Heading = "h3", children, fields = {}, start = {}, reached = 1, doubts } = props;
  const refused = answerTo("answer", answer);
  const kind = templateForAction[action];
  const first = templates.find(
    (template) => template.kind === kind && template.language === contentLanguage(language ?? page),
  );
  const values = refused?.values ?? { message: first?.body ?? "", ...start };
  const [written, setWritten] = useState<FormValues>(values);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setWritten(Object.fromEntries(new FormData(currentTarget)) as FormValues);
  const { sample = names } = props;
  return (
    <Form
      method="post"
      action={to}
      preventScrollReset
      noValidate
      onInput={onInput}
      className="answer-form"
    >
      <div className="stack gap-3">
        <Heading className={Heading === "h1" ? undefined : "text-lg"}>
          {applicants.asking[action]}
        </Heading>
        {children}
        {refused?.errors && (
          <FormErrorSummary
            errors={refused.errors}
            order={answerFields}
            title={applicants.form.notDone}
            attempt={refused}
          />
        )}
        {refused?.refused && <Notice kind="err">{messageAt(messages, refused.refused)}</Notice>}
        {Object.entries({ ...fields, action }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FirstValue name="lastEvent" value={lastEvent} />
        {action === "invite" && (
          <InterviewFields
            values={values}
            errors={refused?.errors}
            times={refused?.times}
            clashes={refused?.clashes ?? []}
            reached={reached}
          />
        )}
        <TemplateField
          templates={templates}
          chosen={refused?.values.template ?? (first ? `${first.kind}.${first.language}` : "")}
        />
        <TextAreaField
          key={refused?.values.message ?? ""}
          label={applicants.form.message}
          name="message"
          hint={names ? undefined : applicants.form.messageHint}
          error={refused?.errors?.message && messageAt(messages, refused.errors.message)}
          defaultValue={fill(values.message ?? "")}
          maxLength={maxReplyLength}
          rows={7}
          optional={action !== "reply"}
          dir="auto"
        />
      </div>
      {sample && (
        <Letter
          action={action}
          written={written}
          sample={sample}
          heading={Heading === "h1" ? "h2" : "h3"}
        />
      )}
      <div className="stack gap-3">
        <MailDoubts doubts={doubts} />
        <p className="small muted">
          {action === "decline" && `${applicants.form.declineCost(reached)} `}
          {applicants.form.sentTo}
        </p>
        <div className="row">
          <Button
            name="intent"
            value="answer"
            variant={action === "decline" ? "danger" : "primary"}
          >
            {applicants.form.send[action]}
          </Button>
          <ButtonLink to={back} data-pane="">
            {applicants.form.cancel}
          </ButtonLink>
        </div>
      </div>
    </Form>
  );
}

type LetterProps = {
  action: CompanyAction;
  written: FormValues;
  sample: { name: string; job: string };
  heading: "h2" | "h3";
};

/** The answer as it arrives, while it is written. */
function Letter({ action, written, sample, heading: Heading }: LetterProps) {
  const { applicants } = useAllMessages();
  const { form } = applicants;
  const { interviewDay = "", interviewTime = "", interviewPlace = "" } = written;
  const { interviewPhone = "", interviewLink = "", interviewNote = "" } = written;
  const text = fillPlaceholders(written.message ?? "", sample);
  // Day and hour are always sent: until they are typed, their names stand for them.
  const details =
    action === "invite"
      ? [
          interviewDay || `[${form.day}]`,
          interviewTime || `[${form.time}]`,
          interviewPlace,
          interviewPhone,
          interviewLink,
          interviewNote,
        ]
      : [];
  const given = details.filter((detail) => detail.trim() !== "");
  return (
    <section className="preview stack gap-2">
      <Heading className="small muted">{applicants.templates.preview}</Heading>
      <p className="font-strong">
        <bdi>{sample.job}</bdi>
      </p>
      {given.length > 0 && <DetailLine details={given} />}
      {text.trim() !== "" && (
        <div dir="auto">
          <UserText text={text} />
        </div>
      )}
    </section>
  );
}
