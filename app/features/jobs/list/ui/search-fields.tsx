import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type AdvancedGroup,
  type FilterName,
  filterOf,
  filtersThat,
} from "#app/features/job/filters/job-filters.ts";
import type { EmploymentType } from "#app/features/job/job.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import { fieldSummary, type GroupSummaries } from "#app/features/jobs/list/field-summary.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { FilterField, SearchPlaces } from "./filter-field.tsx";

type SearchFieldsProps = {
  query: JobQuery;
  place: PlaceChoices;
  /** The job types to choose from. */
  types: readonly EmploymentType[];
  /** The summaries of the form as its address fills it in. */
  summaries: GroupSummaries;
};

type FoldedGroup = Exclude<AdvancedGroup, "first">;

const folded: readonly FoldedGroup[] = ["job", "pay", "place", "company"];
const icons: Record<FoldedGroup, IconName> = {
  job: "briefcase",
  pay: "coin",
  place: "pin",
  company: "building",
};

/** The fields of the advanced search: two in sight, the others in groups that fold. */
export function SearchFields({ summaries, ...fields }: SearchFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useSummaries(box, summaries);
  return (
    <div ref={box} className="grid">
      <div className="card grid gap-3 lg:grid-cols-2">
        <GroupFields {...fields} group="first" />
      </div>
      {folded.map((group) => (
        <Fold
          key={group}
          group={group}
          isOpen={summaries[group] !== undefined}
          summary={shown[group]}
        >
          <GroupFields {...fields} group={group} />
        </Fold>
      ))}
    </div>
  );
}

type FoldProps = {
  group: FoldedGroup;
  isOpen: boolean;
  summary: string[] | undefined;
  children: ReactNode;
};

/** A group of fields under its name and the texts of its filled fields, or the names of all of them. */
function Fold({ group, isOpen, summary, children }: FoldProps) {
  const { browse } = useMessages();
  const { title, fields } = browse.advanced.groups[group];
  return (
    <details className="card fold" open={isOpen}>
      <summary>
        <Icon name={icons[group]} className="text-xl text-primary" />
        <span>
          <b>{title}</b>
          <span className="small muted">{summary ? summary.join(" · ") : fields}</span>
        </span>
        <Icon name="down" className="turn" />
      </summary>
      <div className={layouts[group] ?? "grid g2 gap-3 lg:grid-cols-3"}>{children}</div>
    </details>
  );
}

const layouts: Partial<Record<FoldedGroup, string>> = {
  company: "grid g2 gap-3 lg:grid-cols-4",
  pay: "grid gap-3 grid-cols-2 lg:grid-cols-3 [&>:last-child]:col-span-full lg:[&>:last-child]:col-span-1",
  place: "grid",
};

type GroupFieldsProps = Omit<SearchFieldsProps, "summaries"> & { group: AdvancedGroup };

function GroupFields({ group, place, ...props }: GroupFieldsProps) {
  if (group === "place")
    return <SearchPlaces place={place} className="grid gap-3 lg:grid-cols-3" stepByStep />;
  return fieldsOf(group).map((name) => {
    const field = <AdvancedField key={name} {...props} name={name} />;
    if (!filterOf(name).wide) return field;
    return (
      <div key={name} className="max-lg:col-span-full">
        {field}
      </div>
    );
  });
}

const fieldsOf = (group: AdvancedGroup) => filtersThat(({ advanced }) => advanced === group);

type AdvancedFieldProps = Pick<SearchFieldsProps, "query" | "types"> & { name: FilterName };

function AdvancedField({ name, query, types }: AdvancedFieldProps) {
  const messages = useMessages();
  const { label, advancedLabel = label, placeholder } = filterOf(name);
  const field = {
    name,
    query,
    label: messageAt(messages, advancedLabel),
    values: name === "jobType" ? types : undefined,
    ...(placeholder && { placeholder: messageAt(messages, placeholder) }),
  };
  if (name !== "keyword") return <FilterField {...field} />;
  return <SuggestBox>{(box) => <FilterField {...field} {...box} />}</SuggestBox>;
}

/** The summaries of the fields as they are now, once scripts run. */
function useSummaries(box: React.RefObject<HTMLElement | null>, first: GroupSummaries) {
  const messages = useMessages();
  const [summaries, setSummaries] = useState(first);
  // After each input, once React has emptied the fields that it clears.
  const [inputs, setInputs] = useState(0);
  useEffect(() => {
    const onInput = () => setInputs((count) => count + 1);
    const { current } = box;
    current?.addEventListener("input", onInput);
    // Fields may have been filled in before the scripts ran.
    onInput();
    return () => current?.removeEventListener("input", onInput);
  }, [box]);
  useEffect(() => {
    if (inputs === 0) return;
    const texts = folded.map((group) => {
      const filled = fieldsOf(group).flatMap((name) => {
        const text = textIn(box.current?.querySelector(`[name="${name}"]`));
        return text ? [fieldSummary(name, text, messages)] : [];
      });
      return [group, filled.length > 0 ? filled : undefined];
    });
    setSummaries(Object.fromEntries(texts));
  }, [box, inputs, messages]);
  return summaries;
}

/** The text of a control that is filled in. */
function textIn(control: Element | null | undefined): string {
  if (control instanceof HTMLInputElement) return control.value.trim();
  if (!(control instanceof HTMLSelectElement) || control.value === "") return "";
  return control.selectedOptions[0]?.text ?? "";
}
