import type { JobPreview } from "#app/features/company-dashboard/preview-job.server.ts";
import { stepWith } from "#app/features/jobs/posting/job-fields.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Item = { isDone: boolean; text: string; field: string };

/** The complete and the missing parts of the ad, each with its link. */
export function BeforePublishing({ preview: { job, gaps, mayEdit } }: { preview: JobPreview }) {
  const messages = useAllMessages();
  const { preview } = messages.manage;
  const language = useLanguage();
  const missing = Object.keys(gaps ?? {});
  const labels = missing.map((field) => messageOrText(messages, `posting.${field}`));
  const nameOf = (field: string) =>
    messageOrText(messages, field === "salaryMin" ? "posting.salary" : `posting.${field}`)
      // Within a sentence; Arabic has no capitals.
      .toLocaleLowerCase(language);
  const hasPay = job.pay.min !== null || job.pay.max !== null;
  const items: Item[] = [
    {
      isDone: missing.length === 0,
      text:
        missing.length === 0
          ? preview.complete
          : `${preview.incomplete} ${labels.join(messages.ui.comma)}`,
      field: missing[0] ?? "title",
    },
    { isDone: hasPay, text: hasPay ? preview.pay : preview.noPay, field: "salaryMin" },
    { ...closing(job, preview), field: "applicationDeadline" },
    {
      isDone: job.requirements.length > 0,
      text: job.requirements.length > 0 ? preview.requirements : preview.noRequirements,
      field: "requirements",
    },
    {
      isDone: job.benefits.length > 0,
      text: job.benefits.length > 0 ? preview.benefits : preview.noBenefits,
      field: "benefits",
    },
  ];
  return (
    <Card pad stack>
      <h2 className="text-lg">{preview.before}</h2>
      <ul className="stack gap-3">
        {items.map(({ isDone, text, field }) => (
          <li key={field} className="row flex-nowrap items-start gap-2">
            <Icon name={isDone ? "check" : "info"} />
            <span>
              {!isDone && <span className="sr">{preview.missing}: </span>}
              {text}{" "}
              {!isDone && mayEdit && (
                <a href={paths.editJob(job.id, { step: stepWith(field) })}>
                  {preview.add({ what: nameOf(field) })}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Words = ReturnType<typeof useAllMessages>["manage"]["preview"];

function closing({ deadline, closesInDays }: JobPreview["job"], words: Words) {
  if (deadline === null) return { isDone: false, text: words.noDeadline };
  if (closesInDays === null) return { isDone: false, text: words.deadlinePast };
  return {
    isDone: true,
    text: closesInDays === 0 ? words.closesToday : words.closes(closesInDays),
  };
}
