import { CheckedMark } from "#app/features/companies/checks/ui/checked-mark.tsx";
import { ReplyRateLine } from "#app/features/companies/ui/reply-rate.tsx";
import type { ShownJob } from "#app/features/job/job.ts";
import { FromSite } from "#app/features/jobs/ui/job-card.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { OwnDirection } from "#app/ui/own-direction.tsx";
import { Ticks, UserText } from "#app/ui/text.tsx";

/** A job's title and its company, with how that answers. */
export function JobName({ job: { title, company, from } }: { job: ShownJob }) {
  const messages = useMessages().jobs;
  const name = company.name || messages.noCompany;
  return (
    <div className="reading-name">
      <Avatar id={company.id} name={name} logo={company.logo} size="lg" />
      <div>
        <h1>
          <bdi>{title.trim() || messages.noTitle}</bdi>
        </h1>
        <div className="job-by">
          <span>
            <a
              className="tap wrap-anywhere"
              href={
                company.slug ? paths.company(company.slug) : paths.jobs({ company: company.id })
              }
            >
              <bdi>{name}</bdi>
            </a>
            {company.checked && <CheckedMark checked={company.checked} />}
          </span>
          {company.replyRate && <ReplyRateLine rate={company.replyRate} />}
          {from && <FromSite site={from} />}
        </div>
      </div>
    </div>
  );
}

/** The company's texts, each in its own direction below headings in the page's. */
export function JobText({ job }: { job: ShownJob }) {
  const messages = useMessages().jobs;
  return (
    <section className="job-text">
      <h2>{messages.about}</h2>
      {job.description.trim() ? (
        <OwnDirection text={job.description}>
          <UserText text={job.description} />
        </OwnDirection>
      ) : (
        <p className="muted">{messages.noDescription}</p>
      )}
      <List title={messages.requirements} items={job.requirements} />
      <List title={messages.benefits} items={job.benefits} />
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <OwnDirection text={items.join(" ")}>
        <Ticks items={items} />
      </OwnDirection>
    </>
  );
}
