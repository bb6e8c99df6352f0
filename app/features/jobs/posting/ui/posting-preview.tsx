import { firstSentence } from "#app/features/job/excerpt.ts";
import { closesIn, employmentTypes, isUrgentJob } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { payFromInput } from "#app/features/jobs/posting/pay-input.ts";
import type { WizardPlaces } from "#app/features/jobs/posting/wizard.ts";
import { Closing, JobLine } from "#app/features/jobs/ui/job-card.tsx";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Notice } from "#app/ui/notice.tsx";

type PostingPreviewProps = {
  values: FormValues;
  places: WizardPlaces | null;
  isNew: boolean;
  company: { id: string; logo: string | null };
};

/** The card of the job as lists will show it, as far as it is known; it leads nowhere. */
export function PostingPreview(props: PostingPreviewProps) {
  const { posting } = useAllMessages();
  return (
    <aside className="stack">
      <h2 className="text-lg">{posting.preview}</h2>
      <PreviewCard {...props} />
    </aside>
  );
}

/** Says before publishing that the same job is open already. */
export function SameJob({ job: { id, title } }: { job: { id: string; title: string } }) {
  const { posting } = useAllMessages();
  return (
    <Notice kind="warn" title={posting.sameJob}>
      <p>
        <a className="more" href={paths.job(id)}>
          <bdi>{title}</bdi>
        </a>
      </p>
      <p>{posting.sameJobAdvice}</p>
    </Notice>
  );
}

type PreviewCardProps = PostingPreviewProps & {
  /** With the width of a list, and drawn as there. */
  asInList?: boolean;
};

/** The card alone. */
export function PreviewCard({ values, places, isNew, company, asInList }: PreviewCardProps) {
  const { posting, ui } = useAllMessages();
  const { title, company: name = "", description } = values;
  const deadline = values.applicationDeadline || null;
  const type = employmentTypes.find((each) => each === values.jobType);
  const place = (places && placeIn(places, values, ui.comma)) ?? values.place;
  return (
    <div className={asInList ? "jobs-list" : "jobs-grid"}>
      <article className="card job">
        <Avatar id={company.id} name={name} logo={company.logo} />
        <div className="job-head">
          <h3 className={title ? undefined : "muted"}>
            <bdi>{title || posting.title}</bdi>
          </h3>
          <p className="job-co">
            <bdi>{name || posting.company}</bdi>
          </p>
          <JobLine isNew={isNew} place={place} employmentType={type} />
        </div>
        {description && (
          <p className="job-desc clamp" dir="auto">
            {firstSentence(description)}
          </p>
        )}
        <div className="job-foot">
          <JobPay pay={payFromInput(values)} />
          <Closing days={closesIn(deadline)} isUrgent={isUrgentJob(deadline)} />
        </div>
      </article>
    </div>
  );
}

/** "Azaz, Aleppo" of the current choice; null without a city. */
function placeIn({ provinces }: WizardPlaces, values: FormValues, comma: string): string | null {
  const province = provinces.find(({ value }) => value === values.province);
  const city = province?.cities.find(({ value }) => value === values.city);
  if (!province || !city) return null;
  return [...new Set([city.label, province.label])].join(comma);
}
