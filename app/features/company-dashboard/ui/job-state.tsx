import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import type { LifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

type StoredStatus = keyof AllMessages["labels"]["jobStatus"];

const statusOf: Record<LifecycleState, StoredStatus> = {
  open: "active",
  draft: "draft",
  scheduled: "draft",
  held: "draft",
  closed: "closed",
  suspended: "closed",
};
const tones: Record<StoredStatus, BadgeTone> = { active: "ok", draft: "featured", closed: "plain" };

/** The stored status of a job and, below it, its reason or its next event. */
export function JobState({ job }: { job: ManagedRow }) {
  const messages = useAllMessages();
  const language = useLanguage();
  const status = statusOf[job.state];
  const urgent = urgentNote(job, messages);
  return (
    <>
      <Badge tone={tones[status]}>{messages.labels.jobStatus[status]}</Badge>
      <p className={urgent ? "small font-strong text-accent-ink" : "small muted"}>
        {urgent ?? noteOf(job, messages.manage, language)}
      </p>
    </>
  );
}

/** A question or a date that its company may have to act on soon. */
function urgentNote(job: ManagedRow, { manage, jobs }: AllMessages): string | undefined {
  if (job.state !== "open") return undefined;
  if (job.isConfirmationRequested) return manage.confirmRequested;
  return [jobs.closesToday, jobs.closesTomorrow, jobs.closesIn(2)][job.closesInDays ?? 3];
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
    if (closedReason === "source_ended") return manage.sourceEnded({ date });
    if (closedReason === "suspended") return manage.suspended({ date });
    if (closedReason === "expired") {
      return manage.expired({ date: formatDate(deadline ?? closedAt, language, "short") });
    }
    return manage.closedOn({ date });
  }
  if (state === "draft") return manage.notPublished;
  if (!deadline) return manage.noDeadline;
  const date = formatDate(deadline, language, "short");
  return job.closesInDays === null ? manage.expired({ date }) : manage.until({ date });
}
