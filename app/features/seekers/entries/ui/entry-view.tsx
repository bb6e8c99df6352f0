import { formatPeriod } from "#app/features/seekers/entries/period.ts";
import type { ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { UserText } from "#app/ui/text.tsx";

/** An entry as others read it: title, then where and when, then its lines. */
export function EntryView({ entry }: { entry: ProfileEntry }) {
  return (
    <div className="stack gap-1">
      <b className="wrap-anywhere">
        <bdi>{entry.title}</bdi>
      </b>
      <EntryLine entry={entry} />
      {entry.details && <UserText text={entry.details} />}
    </div>
  );
}

type Line = Pick<ProfileEntry, "organization" | "place"> & {
  /** Null where a CV names none. */
  from: string | null;
  until: string | null;
};

/** Where and when, on a line. */
export function EntryLine({ entry: { organization, place, from, until } }: { entry: Line }) {
  const { ui } = useMessages();
  const language = useLanguage();
  return (
    <span className="small muted wrap-anywhere">
      {organization && <bdi>{organization}</bdi>}
      {organization && place && ui.comma}
      {place && <bdi>{place}</bdi>}
      {(organization || place) && from && " · "}
      {from && <bdi>{formatPeriod({ from, until }, language)}</bdi>}
    </span>
  );
}
