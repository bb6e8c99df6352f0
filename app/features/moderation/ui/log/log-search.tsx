import { deskPaths } from "#app/desk-paths.ts";
import type { LogFilter } from "#app/features/moderation/log/log-filter.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

/** The filters of the log, all of which may be left empty; on a phone they fold until one is used. */
export function LogSearch({ filter }: { filter: LogFilter }) {
  const { moderation, moderators } = useAllMessages();
  const { search } = moderators.log;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <search>
      <form action={deskPaths.moderationLog()} className="card pad log-filter">
        <details className="disc unfolded-lg" open={isFiltered}>
          <summary>
            {moderation.lists.filters} <Icon name="down" className="turn" />
          </summary>
          <div className="grid md3">
            <SelectField
              label={search.act}
              name="act"
              none={search.anyAct}
              defaultValue={filter.act ?? ""}
              options={Object.entries(moderation.logged).map(([value, label]) => ({
                value,
                label,
              }))}
            />
            <TextField
              label={search.by}
              name="by"
              hint={search.byHint}
              ltr
              defaultValue={filter.by}
            />
            <TextField
              label={search.about}
              name="about"
              hint={search.aboutHint}
              ltr
              defaultValue={filter.about}
            />
            <TextField label={search.from} name="from" type="date" defaultValue={filter.from} />
            <TextField label={search.to} name="to" type="date" defaultValue={filter.to} />
            <p className="row items-end">
              <Button variant="primary">{search.show}</Button>
              {isFiltered && (
                <a className="tap" href={deskPaths.moderationLog()}>
                  {search.clear}
                </a>
              )}
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}
