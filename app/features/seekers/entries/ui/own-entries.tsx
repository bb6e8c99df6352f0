import {
  type EntryKind,
  entryKinds,
  type ProfileEntry,
} from "#app/features/seekers/entries/profile-entry.ts";
import { maxProfileEntries } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { EntryLine } from "./entry-view.tsx";

type OwnEntriesProps = {
  entries: readonly ProfileEntry[];
  /** The job whose application waits for the profile. */
  job: string | null;
};

/** The jobs and schools of the own profile, each with its page, and the ways to add more. */
export function OwnEntries({ entries, job }: OwnEntriesProps) {
  const { entries: says } = useAllMessages().seekers;
  const isFull = entries.length >= maxProfileEntries;
  return (
    <div className="stack gap-4">
      <p className="hint">
        {says.explained}{" "}
        <a className="more" href={paths.ownCvs()}>
          {says.fromCv}
        </a>
      </p>
      {entryKinds.map((kind) => (
        <section key={kind} className="stack gap-2" aria-labelledby={`entries-${kind}`}>
          <div className="row spread gap-y-0">
            <h3 className="text-base" id={`entries-${kind}`}>
              {says[kind].title}
            </h3>
            {!isFull && <AddEntry kind={kind} job={job} />}
          </div>
          <Rows entries={entries.filter((entry) => entry.kind === kind)} job={job} />
        </section>
      ))}
      {isFull && <p className="hint">{says.full}</p>}
    </div>
  );
}

function Rows({ entries, job }: OwnEntriesProps) {
  const { entries: says } = useAllMessages().seekers;
  if (entries.length === 0) return null;
  return (
    <ul className="stack gap-2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={paths.profileEntry(entry.id, { job })}
            aria-label={says.change({ title: entry.title })}
            className="card row gap-3 flex-nowrap text-ink no-underline"
          >
            <span className="stack gap-1 min-w-0 grow">
              <b className="wrap-anywhere">
                <bdi>{entry.title}</bdi>
              </b>
              <EntryLine entry={entry} />
            </span>
            <Icon name="chevron" flip />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AddEntry({ kind, job }: { kind: EntryKind; job: string | null }) {
  const { entries } = useAllMessages().seekers;
  return (
    <ButtonLink to={paths.profileEntry("new", { kind, job })} icon="plus" variant="text">
      {entries[kind].add}
    </ButtonLink>
  );
}
