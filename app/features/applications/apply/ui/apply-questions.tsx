import {
  answerField,
  optionWords,
  questionWords,
} from "#app/features/applications/answers/answer.ts";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxAnswerLength } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type ApplyQuestionsProps = {
  questions: readonly PublicQuestion[];
  values: FormValues;
  error: (field: string) => string | null;
};

/** The company's questions to applicants for this job. */
export function ApplyQuestions({ questions, values, error }: ApplyQuestionsProps) {
  const { screening } = useAllMessages();
  return (
    <section className="group">
      <h2>{screening.heading}</h2>
      {questions.map((question) => {
        const name = answerField(question.id);
        return (
          <QuestionField
            key={name}
            question={question}
            name={name}
            defaultValue={values[name]}
            error={error(name)}
          />
        );
      })}
    </section>
  );
}

type QuestionFieldProps = {
  question: PublicQuestion;
  name: string;
  defaultValue: string | undefined;
  error: string | null;
};

function QuestionField({ question, ...rest }: QuestionFieldProps) {
  const messages = useAllMessages();
  const { kind, preset, isRequired } = question;
  const field = {
    ...rest,
    label: <bdi>{questionWords(question, messages)}</bdi>,
    ...(isRequired ? { required: true } : { optional: true }),
  };
  switch (kind) {
    case "yesno":
    case "choice": {
      const values = kind === "yesno" ? ["yes", "no"] : question.options;
      const options = values.map((value) => ({
        value,
        label: optionWords(kind, preset, value, messages),
      }));
      return <SelectField {...field} none={messages.ui.choose} options={options} />;
    }
    case "number":
      return <TextField {...field} ltr inputMode="decimal" maxLength={30} />;
    case "date":
      return <TextField {...field} type="date" />;
    case "text":
      return <TextField {...field} maxLength={maxAnswerLength} />;
  }
}
