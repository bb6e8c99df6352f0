import type { Pipeline } from "#app/features/applicants/applicant.ts";
import {
  answerField,
  optionWords,
  questionWords,
} from "#app/features/applications/answers/answer.ts";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** Filters by the answers to the job's questions; nothing for a job without questions. */
export function AnswerFilters({ pipeline: { screening, filter } }: { pipeline: Pipeline }) {
  const { screening: words, applicants } = useAllMessages();
  if (!screening) return null;
  const questions = screening.questions.filter(({ kind }) => kind !== "text");
  return (
    <div className="level grid md3">
      {screening.unmet && (
        <SelectField
          label={words.meets}
          name="wanted"
          none={applicants.filter.any}
          options={[
            { value: "met", label: words.meetsAll },
            { value: "unmet", label: words.unmet },
          ]}
          defaultValue={filter.wanted ?? ""}
        />
      )}
      {questions.map((question) => (
        <AnswerFilter
          key={question.id}
          question={question}
          outdated={screening.outdated[question.id] ?? []}
          value={filter.answers[question.id] ?? ""}
        />
      ))}
    </div>
  );
}

type AnswerFilterProps = { question: PublicQuestion; outdated: string[]; value: string };

function AnswerFilter({ question, outdated, value }: AnswerFilterProps) {
  const messages = useAllMessages();
  const { screening, applicants } = messages;
  const { id, kind, preset } = question;
  const label = <bdi>{questionWords(question, messages)}</bdi>;
  const field = { name: answerField(id), label, defaultValue: value };
  if (kind === "number") {
    return <TextField {...field} hint={screening.atLeast} ltr inputMode="decimal" maxLength={30} />;
  }
  if (kind === "date") return <TextField {...field} hint={screening.onOrBefore} type="date" />;
  const values = kind === "yesno" ? ["yes", "no"] : question.options;
  const options = values.map((each) => ({
    value: each,
    label: optionWords(kind, preset, each, messages),
  }));
  const earlier = outdated.map((answer) => ({
    value: answer,
    label: screening.outdatedOption({ answer }),
  }));
  return <SelectField {...field} none={applicants.filter.any} options={[...options, ...earlier]} />;
}
