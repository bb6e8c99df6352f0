import {
  type EntryRow,
  entryChosenName,
  entryFieldName,
} from "#app/features/applications/cv/fields/entry-row.ts";
import type { EntryField } from "#app/features/seekers/entries/profile-entry.ts";
import { EntryFields } from "#app/features/seekers/entries/ui/entry-fields.tsx";
import { EntryLine } from "#app/features/seekers/entries/ui/entry-view.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  at: number;
  row: EntryRow;
  isChosen: boolean;
  /** Its fields are open: they are wrong, or were sent. */
  isOpen: boolean;
  error: (field: EntryField) => string | null;
};

/** A job or a school read in a CV: whether it is taken over, all that it says, and its fields to be corrected. */
export function EntryRowFields({ at, row, isChosen, isOpen, error }: Props) {
  const { toProfile } = useAllMessages().cvs;
  const { kind, values, isSure } = row;
  return (
    <section className="card pad stack gap-2">
      <input type="hidden" name={entryFieldName(at, "kind")} value={kind} />
      <Check type="checkbox" name={entryChosenName(at)} defaultChecked={isChosen}>
        <b>
          <bdi>{values.title || values.organization}</bdi>
        </b>
      </Check>
      {!isSure && <p className="hint">{toProfile.unsure}</p>}
      {!isOpen && (
        <>
          <EntryLine entry={lineOf(values)} />
          {values.details && <UserText text={values.details} />}
        </>
      )}
      <details className="disc" open={isOpen}>
        <summary aria-label={toProfile.correctNamed({ title: values.title })}>
          {toProfile.correct} <Icon name="down" className="turn" />
        </summary>
        <div className="form py-2">
          <EntryFields
            kind={kind}
            values={values}
            nameOf={(field) => entryFieldName(at, field)}
            error={error}
          />
        </div>
      </details>
    </section>
  );
}

function lineOf(values: EntryRow["values"]) {
  const date = (year: string, month: string) => [year, month].filter(Boolean).join("-");
  return {
    organization: values.organization,
    place: values.place,
    from: date(values.fromYear, values.fromMonth),
    until: values.isCurrent ? null : date(values.untilYear, values.untilMonth),
  };
}
