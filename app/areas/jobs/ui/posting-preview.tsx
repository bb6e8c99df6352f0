import { readAmount } from "../../../platform/amount.ts";
import type { FormValues } from "../../../platform/form.ts";
import { Niche } from "../../../ui/niche.tsx";
import { useAllWords } from "../../../words/context.tsx";
import { currencies, defaultCurrency, employmentTypes, isUrgentJob } from "../job.ts";
import type { WizardPlaces } from "../wizard.ts";
import { JobBadges } from "./job-badges.tsx";
import { JobMeta } from "./job-meta.tsx";
import { JobPay } from "./job-pay.tsx";

type PostingPreviewProps = { values: FormValues; places: WizardPlaces | null; isNew: boolean };

/** The card of the job as lists will show it, as far as it is known; it leads nowhere. */
export function PostingPreview({ values, places, isNew }: PostingPreviewProps) {
  const { posting, ui } = useAllWords();
  const { title, company = "", description } = values;
  const type = employmentTypes.find((each) => each === values.jobType);
  const place = (places && placeIn(places, values, ui.comma)) ?? values.place;
  return (
    <aside className="stack">
      <h2 className="text-lg">{posting.preview}</h2>
      <div className="jobs-grid">
        <article className="card job">
          <Niche name={company} />
          <div className="job-head">
            <h3 className={title ? undefined : "muted"}>
              <bdi>{title || posting.title}</bdi>
            </h3>
            <p className="job-co">
              <bdi>{company || posting.company}</bdi>
            </p>
          </div>
          <div className="job-rest">
            <JobMeta place={place} employmentType={type} />
            {description && (
              <p className="job-desc clamp" dir="auto">
                {description}
              </p>
            )}
            <div className="job-foot">
              <JobPay pay={payOf(values)} />
              <JobBadges isNew={isNew} isUrgent={isUrgentJob(values.applicationDeadline || null)} />
            </div>
          </div>
        </article>
      </div>
    </aside>
  );
}

/** "Azaz, Aleppo" of what is chosen just now; null while there is no city. */
function placeIn({ provinces }: WizardPlaces, values: FormValues, comma: string): string | null {
  const province = provinces.find(({ value }) => value === values.province);
  const city = province?.cities.find(({ value }) => value === values.city);
  if (!province || !city) return null;
  return [...new Set([city.label, province.label])].join(comma);
}

function payOf({ salaryMin = "", salaryMax = "", currency }: FormValues) {
  const amount = (typed: string) => {
    const read = readAmount(typed);
    return read ? Number(read) : null;
  };
  return {
    min: amount(salaryMin),
    max: amount(salaryMax),
    currency: currencies.find((each) => each === currency) ?? defaultCurrency,
  };
}
