import type { JobField, UnmappedValue } from "#app/features/jobs/feeds-in/reading/feed-source.ts";
import { choices, isChosen } from "#app/features/jobs/feeds-in/sources/mapping-choices.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { type Option, SelectField } from "#app/ui/form/select-field.tsx";

type Props = { unmapped: readonly UnmappedValue[]; places: readonly Option[] };

/** Values of a feed that are not understood, each with the choice of what it is. */
export function UnmappedValues({ unmapped, places }: Props) {
  const { mapping: texts } = useAllMessages().feeds;
  const optionsOf = useChoices(places);
  const offered = unmapped
    .map((value) => ({ ...value, options: optionsOf(value.field) }))
    .filter(({ options }) => options.length > 0);
  if (offered.length === 0) return null;
  return (
    <section className="card stack gap-3">
      <div>
        <h2 className="text-lg">{texts.unmapped}</h2>
        <p className="small muted">{texts.unmappedHint}</p>
      </div>
      {offered.map(({ field, value, count, options }, at) => (
        <div key={`${field} ${value}`}>
          <input type="hidden" name={`field.${at}`} value={field} />
          <input type="hidden" name={`value.${at}`} value={value} />
          <SelectField
            label={`${texts.fields[field]}: \u2068${value}\u2069`}
            hint={texts.times(count)}
            name={`choice.${at}`}
            id={`choice-${at}`}
            none={texts.unknown}
            defaultValue=""
            options={options}
          />
        </div>
      ))}
    </section>
  );
}

const placeFields: readonly JobField[] = ["place", "city", "province"];

/** What a field of ours may be, in the page's language; nothing for a field of free text. */
export function useChoices(places: readonly Option[]): (field: JobField) => readonly Option[] {
  const { labels, posting } = useAllMessages();
  return (field) => {
    if (placeFields.includes(field)) return places;
    if (!isChosen(field)) return [];
    const words: Record<typeof field, Record<string, string>> = {
      category: labels.category,
      employmentType: labels.employmentType,
      experienceLevel: labels.experienceLevel,
      currency: labels.currency,
      payPeriod: posting.payPeriods,
    };
    return choices[field].map((value) => ({ value, label: words[field][value] ?? value }));
  };
}
