import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import {
  languageLevels,
  maxQuestions,
  presetNames,
  type QuestionKind,
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
import { Check, CheckField } from "#app/ui/form/check-field.tsx";
import { FieldGroup } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
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
    return { name, defaultValue: inputs[name], error: messageAt(messages, wrong) };
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
      {read.kind === "choice" && !read.preset ? (
        <OwnChoice options={field("Options")} must={field("Must")} />
      ) : (
        <WantedFields kind={read.kind} field={field} />
      )}
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

type Input = { name: string; defaultValue: string | undefined; error: string | null };

/** The answers of a choice, and which of them the company wants: with scripts a box for each, else a text as long. */
function OwnChoice({ options, must }: { options: Input; must: Input }) {
  const { form } = useAllMessages().screening;
  const hydrated = useHydrated();
  const [given, setGiven] = useState(linesOf(options.defaultValue));
  const [wanted, setWanted] = useState(linesOf(must.defaultValue));
  const { defaultValue, ...group } = must;
  const chosen = given.filter((option) => wanted.includes(option));
  return (
    <>
      <TextAreaField
        {...options}
        label={form.options}
        hint={form.optionsHint}
        required
        rows={4}
        onChange={({ currentTarget }) => setGiven(linesOf(currentTarget.value))}
      />
      {hydrated ? (
        given.length > 0 && (
          <FieldGroup {...group} label={form.mustOf} hint={form.mustHint}>
            {({ id, name }) => (
              <div id={id} tabIndex={-1}>
                <input type="hidden" name={name} value={chosen.join("\n")} />
                {given.map((option) => (
                  <Check
                    key={option}
                    type="checkbox"
                    checked={wanted.includes(option)}
                    onChange={({ currentTarget: { checked } }) =>
                      setWanted([
                        ...wanted.filter((each) => each !== option),
                        ...(checked ? [option] : []),
                      ])
                    }
                  >
                    <bdi>{option}</bdi>
                  </Check>
                ))}
              </div>
            )}
          </FieldGroup>
        )
      ) : (
        <TextAreaField
          {...must}
          label={form.mustOf}
          hint={`${form.mustOfHint} ${form.mustHint}`}
          rows={2}
        />
      )}
    </>
  );
}

/** The lines of a text that are not blank, each once. */
function linesOf(text = ""): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}

type WantedProps = { kind: QuestionKind; field: (part: SlotPart) => Input };

/** Which answers the company wants, for the other kinds that can be compared; a choice is a preset's. */
function WantedFields({ kind, field }: WantedProps) {
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
      return (
        <SelectField
          {...field("Must")}
          label={form.must}
          hint={form.mustHint}
          none={form.any}
          options={wantedLevels.map((value) => ({ value, label: form.level[value] }))}
        />
      );
    case "number":
      return (
        <>
          <div className="form-2 level">
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
