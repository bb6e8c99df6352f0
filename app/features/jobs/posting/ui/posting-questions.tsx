import { useEffect } from "react";
import { useLocation } from "react-router";
import {
  languageLevels,
  maxQuestions,
  presetNames,
  questionKinds,
} from "#app/features/job/questions/question.ts";
import {
  addQuestion,
  countField,
  kindField,
  kindOf,
  type QuestionSlot,
  questionField,
  readSlots,
  removeQuestion,
  type SlotPart,
  slotInputs,
} from "#app/features/jobs/posting/questions/question-slots.ts";
import { maxQuestionLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import type { PostingFieldsProps } from "./use-fields.ts";

/** The questions to applicants; buttons of their own add and remove one, also without scripts. */
export function PostingQuestions({ shown, values }: PostingFieldsProps) {
  const { posting, screening } = useAllMessages();
  const slots = readSlots(values.questions);
  const inputs = slotInputs(values);
  useFocusOnAdded(values.questions);
  return (
    <section className="group" id="questions" key={values.questions}>
      <div>
        <h2>{posting.questions}</h2>
        <p className="hint">{screening.form.intro}</p>
      </div>
      <input type="hidden" name={countField} value={slots.length} />
      {slots.map((slot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place; all are drawn anew with another list
        <QuestionFields key={place} number={place + 1} slot={slot} inputs={inputs} shown={shown} />
      ))}
      {slots.length < maxQuestions && (
        <div className="row items-end">
          <div className="grow">
            <KindChoice />
          </div>
          <Button name="intent" value={addQuestion} icon="plus" className="min-h-(--tap-lg)">
            {screening.form.add}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The button that was pressed is drawn anew with the list: the focus goes on at the question that was added. */
function useFocusOnAdded(questions: string | undefined): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other list
  useEffect(() => {
    if (!hash.startsWith("#question") || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`${hash} :is(input:not([type=hidden]), select)`)?.focus();
  }, [hash, questions]);
}

/** Common questions first: they are worded in both languages. */
function KindChoice() {
  const { screening } = useAllMessages();
  const { form, presets } = screening;
  return (
    <SelectField
      label={form.kind}
      name={kindField}
      options={[
        ...presetNames.map((value) => ({ value, label: presets[value] })),
        ...questionKinds.map((value) => ({ value, label: form.kinds[value] })),
      ]}
    />
  );
}

type QuestionProps = {
  /** From 1. */
  number: number;
  slot: QuestionSlot;
  inputs: PostingFieldsProps["values"];
  shown: PostingFieldsProps["shown"];
};

function QuestionFields({ number, slot, inputs, shown }: QuestionProps) {
  const messages = useAllMessages();
  const { form, presets } = messages.screening;
  const read = kindOf(slot);
  if (!read) return null;
  const field = (part: SlotPart) => {
    const name = questionField(number, part);
    const wrong = shown.errors?.[name];
    return { name, defaultValue: inputs[name], error: wrong ? messageAt(messages, wrong) : null };
  };
  const box = (part: SlotPart) => {
    const { defaultValue, ...rest } = field(part);
    return { ...rest, value: "1", defaultChecked: defaultValue === "1" };
  };
  const kind = field("Kind");
  const isSensitive =
    slot.Sure === "1" || shown.errors?.[questionField(number, "Text")]?.startsWith(sensitive);
  return (
    <fieldset className="form card pad" id={`question${number}`}>
      <legend className="legend">{form.number({ n: number })}</legend>
      <input type="hidden" name={kind.name} value={slot.Kind} />
      {read.preset ? (
        <div>
          <p id={kind.name} tabIndex={-1}>
            <b>{presets[read.preset]}</b>
          </p>
          <p className="hint">{form.inBoth}</p>
          {kind.error && <p className="err">{kind.error}</p>}
        </div>
      ) : (
        <TextField
          {...field("Text")}
          label={form.text}
          hint={form.kinds[read.kind]}
          required
          maxLength={maxQuestionLength}
        />
      )}
      {isSensitive && !read.preset && <CheckField {...box("Sure")} label={form.sure} />}
      {read.kind === "choice" && !read.preset && (
        <TextAreaField
          {...field("Options")}
          label={form.options}
          hint={form.optionsHint}
          required
          rows={4}
        />
      )}
      <WantedFields kind={read.kind} preset={read.preset} field={field} />
      <div className="row spread">
        <CheckField {...box("Required")} label={form.required} />
        <Button
          name="intent"
          value={removeQuestion(number)}
          variant="text"
          icon="trash"
          aria-label={form.remove({ n: number })}
        >
          {form.removeShort}
        </Button>
      </div>
    </fieldset>
  );
}

const sensitive = "screening.sensitive.";

type WantedProps = NonNullable<ReturnType<typeof kindOf>> & {
  field: (part: SlotPart) => {
    name: string;
    defaultValue: string | undefined;
    error: string | null;
  };
};

/** Which answers the company wants, for the kinds that can be compared. */
function WantedFields({ kind, preset, field }: WantedProps) {
  const { form } = useAllMessages().screening;
  switch (kind) {
    case "yesno":
      return (
        <SelectField
          {...field("Must")}
          label={form.must}
          hint={form.mustHint}
          none={form.any}
          options={[
            { value: "yes", label: form.mustYes },
            { value: "no", label: form.mustNo },
          ]}
        />
      );
    case "choice":
      return preset ? (
        <SelectField
          {...field("Must")}
          label={form.must}
          hint={form.mustHint}
          none={form.any}
          options={wantedLevels.map((value) => ({ value, label: form.level[value] }))}
        />
      ) : (
        <TextAreaField
          {...field("Must")}
          label={form.mustOf}
          hint={`${form.mustOfHint} ${form.mustHint}`}
          rows={2}
        />
      );
    case "number":
      return (
        <>
          <div className="form-2 items-end">
            <TextField {...field("Min")} label={form.min} ltr inputMode="decimal" maxLength={30} />
            <TextField {...field("Max")} label={form.max} ltr inputMode="decimal" maxLength={30} />
          </div>
          <p className="hint">{form.mustHint}</p>
        </>
      );
    default:
      return null;
  }
}

const [, ...wantedLevels] = languageLevels;
