import type { Pay, Pound } from "#app/features/job/job.ts";
import { payText } from "#app/features/job/pay/pay.ts";
import { inOtherPound } from "#app/features/job/pay/pound.ts";
import { type PoundQuestion, poundAnswer } from "#app/features/jobs/posting/pay-input.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";

type PoundChoiceProps = { question: PoundQuestion; onChoose?: (pound: string) => void };

/** Which pound is meant, where the amounts are plausible only in the other one. */
export function PoundChoice({ question, onChoose }: PoundChoiceProps) {
  const { posting } = useAllMessages();
  const comparison = useComparison();
  const { pay, likely, about } = question;
  const stated: Pound = likely === "new" ? "old" : "new";
  return (
    <div className="notice n-warn">
      <div className="grow">
        <input type="hidden" name={poundAnswer.about} value={about} />
        <ChoiceField
          key={about}
          label={posting.poundQuestion}
          hint={posting.poundQuestionHint[stated]}
          name={poundAnswer.pound}
          required
          defaultValue={chosenPound(question)}
          onChange={(event) => onChoose?.(event.target.value)}
          choices={[likely, stated].map((pound) => ({
            value: pound,
            label: posting.pounds[pound],
            hint: comparison({ ...pay, pound }),
          }))}
        />
      </div>
    </div>
  );
}

/** The pound that is chosen beforehand. */
export function chosenPound({ isNew, likely, pay }: PoundQuestion): Pound {
  return isNew ? likely : (pay.pound ?? likely);
}

/** A line for each pound: "1,500,000 SYP a month, new pounds" and "= 150,000,000 SYP a month, old pounds". */
function useComparison() {
  const messages = useAllMessages();
  // No line ends within a range.
  const written = (pay: Pay) => payText(pay, messages).replaceAll(" - ", "\u00a0-\u2060\u00a0");
  return (pay: Pay) => (
    <>
      {written(pay)}
      <br />= {written(inOtherPound(pay))}
    </>
  );
}
