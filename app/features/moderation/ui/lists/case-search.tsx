import type { CaseList } from "#app/features/moderation/case-page.server.ts";
import { caseStates, decisionReasons, isWaiting } from "#app/features/moderation/cases/case.ts";
import { type CaseFilter, caseSubjects } from "#app/features/moderation/lists/case-filter.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = Pick<CaseList, "filter" | "deciders">;

/** The search of a list of cases; its filters are folded away until one is used. */
export function CaseSearch({ filter, deciders }: Props) {
  const { lists } = useAllMessages().moderation;
  const { tab, q, ...filters } = filter;
  return (
    <search>
      <form action={paths.moderation()} className="card pad stack gap-3 mb-4">
        <input type="hidden" name="tab" value={tab} />
        <TextField label={lists.search} name="q" type="search" hint={lists.hint} defaultValue={q} />
        <details className="disc" open={Object.keys(filters).length > 0}>
          <summary>
            {lists.filters} <Icon name="down" className="turn" />
          </summary>
          <Filters filter={filter} deciders={deciders} />
        </details>
        <div className="row">
          <Button variant="primary">{lists.show}</Button>
          {(q || Object.keys(filters).length > 0) && (
            <a className="tap" href={paths.moderation({ tab })}>
              {lists.clear}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

function Filters({ filter, deciders }: Props) {
  const { moderation } = useAllMessages();
  const { lists } = moderation;
  const states = caseStates.filter((state) => statesOf[filter.tab](state));
  return (
    <div className="grid md3 mt-2">
      <SelectField
        label={moderation.state.label}
        name="state"
        none={lists.any}
        defaultValue={filter.state ?? ""}
        options={states.map((value) => ({ value, label: moderation.state[value] }))}
      />
      <SelectField
        label={moderation.kinds.label}
        name="about"
        none={lists.any}
        defaultValue={filter.about ?? ""}
        options={caseSubjects.map((value) => ({ value, label: lists.subjects[value] }))}
      />
      <SelectField
        label={moderation.reason}
        name="reason"
        none={lists.any}
        defaultValue={filter.reason ?? ""}
        options={decisionReasons.map((value) => ({ value, label: moderation.reasons[value] }))}
      />
      <SelectField
        label={lists.moderator}
        name="moderator"
        none={lists.any}
        defaultValue={filter.moderator ?? ""}
        options={deciders.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField label={lists.from} name="from" type="date" defaultValue={filter.from} />
      <TextField label={lists.to} name="to" type="date" defaultValue={filter.to} />
    </div>
  );
}

type State = (typeof caseStates)[number];

const statesOf: Record<CaseFilter["tab"], (state: State) => boolean> = {
  appealed: (state) => state === "appealed" || state === "block_appealed",
  decided: (state) => !isWaiting(state),
  all: () => true,
};
