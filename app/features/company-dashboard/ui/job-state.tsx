import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** The state of a job in a word; from two days before its last day on it says when it closes. */
export function JobStateBadge({ job }: { job: ManagedRow }) {
  const { manage, jobs } = useAllMessages();
  const { state, closesInDays, closedReason } = job;
  if (state === "open") {
    const soon = [jobs.closesToday, jobs.closesTomorrow, jobs.closesIn(2)][closesInDays ?? 3];
    return soon ? (
      <Badge tone="featured">{soon}</Badge>
    ) : (
      <Badge tone="ok">{manage.states.open}</Badge>
    );
  }
  if (closedReason === "filled_here" || closedReason === "filled_elsewhere") {
    return <Badge tone="new">{manage.states.filled}</Badge>;
  }
  if (state === "held") return <Badge tone="featured">{manage.states.held}</Badge>;
  if (state === "suspended") return <Badge tone="urgent">{manage.states.suspended}</Badge>;
  return <Badge>{manage.states[state]}</Badge>;
}

/** Below a job's title: its place, and its next or last event. */
export function JobNote({ job }: { job: ManagedRow }) {
  const { manage } = useAllMessages();
  const language = useLanguage();
  const note = noteOf(job, manage, language);
  return (
    <p className="small muted">
      {job.state === "closed" || job.state === "suspended" ? (
        note
      ) : (
        <>
          <bdi>{job.place}</bdi> · {note}
        </>
      )}
    </p>
  );
}

function noteOf(job: ManagedRow, manage: AllMessages["manage"], language: Language): string {
  const { state, deadline, publishAt, closedAt, closedReason } = job;
  if (state === "held") return manage.held;
  if (state === "scheduled" && publishAt)
    return manage.goesOut(formatTimestamp(publishAt, language));
  if (closedAt) {
    const date = formatDate(closedAt, language, "short");
    if (closedReason === "filled_here") return manage.filledHere({ date });
    if (closedReason === "filled_elsewhere") return manage.filledElsewhere({ date });
    if (closedReason === "cancelled") return manage.cancelled({ date });
    if (closedReason === "unanswered") return manage.unanswered({ date });
    if (closedReason === "suspended") return manage.suspended({ date });
    if (closedReason === "expired") {
      return manage.expired({ date: formatDate(deadline ?? closedAt, language, "short") });
    }
    return manage.closedOn({ date });
  }
  if (job.isConfirmationRequested) return manage.confirmRequested;
  if (!deadline) return manage.noDeadline;
  return manage.until({ date: formatDate(deadline, language, "short") });
}
