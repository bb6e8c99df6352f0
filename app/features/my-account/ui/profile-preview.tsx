import { desiredPay } from "#app/features/applications/ui/applicant-profile.tsx";
import { defaultCurrency } from "#app/features/job/job.ts";
import { JobPay } from "#app/features/job/pay/job-pay.tsx";
import { desiredCurrencies, hasWish } from "#app/features/seekers/profile.ts";
import type { AccountFields } from "#app/features/seekers/ui/account-form.tsx";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { readAmount } from "#app/platform/amount.ts";
import { Badge, Badges } from "#app/ui/badge.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

const maxSkills = 8;

/** The chief parts of the profile as a company sees them, from the current input. */
export function ProfilePreview({ input, home }: Pick<AccountFields, "input" | "home">) {
  const { seekers, labels } = useAllMessages();
  const { preview } = seekers;
  const name = [input.firstName, input.lastName].filter(Boolean).join(" ");
  const skills = linesOf(input.skills);
  const line = [input.desiredPosition, home].filter(Boolean);
  const availability = isWished(input) && labels.availability[input.availability as "later"];
  return (
    <aside className="profile-preview" aria-label={preview.title}>
      <p className="row flex-nowrap small muted">
        <Icon name="eye" />
        {preview.title}
      </p>
      <div className="stack gap-3">
        <div className="row flex-nowrap">
          <PersonFace name={name} className="face-lg" />
          <div className="min-w-0 wrap-anywhere">
            <b>
              <bdi>{name}</bdi>
            </b>
            {line.length > 0 && (
              <p className="small muted">
                <bdi>{line.join(" · ")}</bdi>
              </p>
            )}
          </div>
        </div>
        <DetailList className="detail-list-side">
          <Years input={input} />
          <Salary input={input} />
          {availability && <Detail name={seekers.fields.availability}>{availability}</Detail>}
        </DetailList>
        {skills.length > 0 && (
          <Badges>
            {skills.slice(0, maxSkills).map((skill) => (
              <Badge key={skill}>
                <bdi>{skill}</bdi>
              </Badge>
            ))}
          </Badges>
        )}
        <p className="row flex-nowrap hint">
          <Icon name="lock" />
          {preview.hidden}
        </p>
      </div>
    </aside>
  );
}

const linesOf = (text = "") => text.split(/\r?\n/).filter((line) => line.trim() !== "");

/** Untouched choices are shown to nobody. */
function isWished(input: FormValues): boolean {
  const { desiredPosition = null, workType = "", availability = "" } = input;
  const preferredLocations = linesOf(input.preferredLocations);
  const willingToRelocate = Boolean(input.willingToRelocate);
  const wish = { desiredPosition, workType, availability, preferredLocations, willingToRelocate };
  return hasWish(wish, Boolean(input.desiredSalaryMin || input.desiredSalaryMax));
}

function Years({ input }: { input: FormValues }) {
  const { card } = useAllMessages().applications;
  const years = Number(readAmount(input.experienceYears ?? "") ?? Number.NaN);
  return Number.isInteger(years) ? (
    <Detail name={card.experienceYears}>{card.years(years)}</Detail>
  ) : null;
}

function Salary({ input }: { input: FormValues }) {
  const { card } = useAllMessages().applications;
  const amount = (text = "") => Number(readAmount(text) ?? 0) || null;
  const [min, max] = [amount(input.desiredSalaryMin), amount(input.desiredSalaryMax)];
  if (min === null && max === null) return null;
  const currency =
    desiredCurrencies.find((each) => each === input.desiredSalaryCurrency) ?? defaultCurrency;
  return (
    <Detail name={card.desiredSalary} full>
      <JobPay pay={desiredPay({ min, max, currency })} />
    </Detail>
  );
}
