import { useCallback, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import type { ApplicantRow, Pipeline } from "#app/features/applicants/applicant.ts";
import { applicantQuery } from "#app/features/applicants/applicant-filter.ts";
import { LabelBadges, Mean } from "#app/features/applicants/marks/ui/marks.tsx";
import { companyActions } from "#app/features/applications/application-status.ts";
import { InterviewMark } from "#app/features/applications/ui/application-card.tsx";
import { StageBadge } from "#app/features/applications/ui/stage-badge.tsx";
import { formatDate } from "#app/i18n/format.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";

type Props = {
  pipeline: Pipeline;
  chosen: string | undefined;
  /** Shown beside the list without being opened. */
  previewed: string | undefined;
  /** Matches of each applicant with the job, in that sort order. */
  whys: Record<string, string>;
};

/** A page of applicants with checkboxes, and the actions for the checked ones. */
export function ApplicantList({ pipeline, chosen, previewed, whys }: Props) {
  const { job, filter, list } = pipeline;
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const count = useCallback(() => {
    const boxes = (name: string) => form.current?.querySelectorAll(`[name=${name}]:checked`).length;
    const all = list.isMore ? 0 : list.total;
    setTicked(boxes("all") ? all : (boxes("id") ?? 0));
  }, [list.total, list.isMore]);
  // Some may have been ticked before scripts came.
  useEffect(count, [count]);
  if (list.items.length === 0) return <NoApplicants pipeline={pipeline} />;
  return (
    <>
      <Form action={paths.answerApplicants(job.id)} onChange={count} ref={form} key={list.page}>
        {Object.entries(applicantQuery(filter)).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="card p-0">
          <ol className="apps">
            {list.items.map((row) => (
              <Row
                key={row.id}
                row={row}
                pipeline={pipeline}
                why={whys[row.id]}
                isChosen={row.id === chosen}
                isPreviewed={row.id === previewed}
              />
            ))}
          </ol>
        </div>
        <BulkBar pipeline={pipeline} ticked={ticked} />
      </Form>
      <Pagination
        page={list.page}
        pages={list.pages}
        to={(page) => paths.applicants(job.id, { ...applicantQuery(filter), page })}
      />
    </>
  );
}

type RowProps = {
  row: ApplicantRow;
  pipeline: Pipeline;
  why: string | undefined;
  isChosen: boolean;
  isPreviewed: boolean;
};

function Row({ row, pipeline, why, isChosen, isPreviewed }: RowProps) {
  const { applicants, applications } = useAllMessages();
  const language = useLanguage();
  const { job, filter } = pipeline;
  const { stage } = row;
  const name = row.name || applications.card.nobody;
  const query = applicantQuery(filter);
  const isUnmet = pipeline.screening?.unmet?.ids.includes(row.id) ?? false;
  const link = { children: <Who row={row} name={name} why={why} isUnmet={isUnmet} /> };
  return (
    <li
      className={classNames(
        "app-row",
        (isChosen || isPreviewed) && "on",
        stage === "new" && "unread",
      )}
    >
      <label className="tapbox">
        <input
          type="checkbox"
          name="id"
          value={row.id}
          aria-label={applicants.select({ name })}
          disabled={stage === "withdrawn"}
        />
      </label>
      <PersonFace name={name} />
      <a {...link} href={paths.applicant(job.id, row.id, query)} className="app-who only-sm" />
      <a
        {...link}
        href={paths.applicants(job.id, { ...query, applicant: row.id })}
        className="app-who only-lg"
        data-pane=""
        aria-current={isChosen ? "true" : undefined}
      />
      <div className="app-stage">
        <StageBadge stage={stage} />
        <InterviewMark answer={row.interviewAnswer} />
        <time className="small muted" dateTime={row.createdAt}>
          {formatDate(row.createdAt, language, "short")}
        </time>
      </div>
    </li>
  );
}

type WhoProps = { row: ApplicantRow; name: string; why: string | undefined; isUnmet: boolean };

function Who({ row, name, why, isUnmet }: WhoProps) {
  const { applicants, applications, labels, screening } = useAllMessages();
  const { experience, expectedSalary } = row;
  const sent = [
    experience && messageOrText({ labels }, `labels.experience.${experience}`),
    expectedSalary,
  ].filter((text) => text != null && text !== "") as string[];
  return (
    <>
      <span className="nm">
        <bdi>{name}</bdi>{" "}
        {row.hasNews && <Badge tone="new">{applications.dashboard.hasNews}</Badge>}
        {isUnmet && <Badge tone="urgent">{screening.unmet}</Badge>}
        {row.isStarred && (
          <>
            {" "}
            <Icon name="star" className="starred" />
            <span className="sr">{applicants.starred}</span>
          </>
        )}{" "}
        {row.rating && <Mean rating={row.rating} />}
      </span>
      {row.position && (
        <span className="small muted">
          <bdi>{row.position}</bdi>
        </span>
      )}
      {sent.length > 0 && <DetailLine details={sent} />}
      {why && <span className="small">{why}</span>}
      <LabelBadges labels={row.labels} />
      {row.isPhotoCv && <span className="small muted">{applications.card.photoCv}</span>}
    </>
  );
}

type BulkBarProps = { pipeline: Pipeline; ticked: number };

/** Actions for the checked applicants, or for all of the list; the next page confirms once. */
function BulkBar({ pipeline: { job, list, mayAnswer }, ticked }: BulkBarProps) {
  const { applicants } = useAllMessages();
  return (
    <fieldset className="bulk">
      <legend className="sr">{applicants.bulk}</legend>
      {(list.isMore || list.total > 1) && (
        <Check type="checkbox" name="all" value="1">
          {list.isMore ? applicants.selectAllMatching : applicants.selectAll(list.total)}
        </Check>
      )}
      <p role="status" className={ticked > 0 ? "small num" : "sr"}>
        {ticked > 0 && applicants.bulkSelected(ticked)}
      </p>
      <div className="bulk-do">
        {mayAnswer && (
          <>
            <SelectField
              label={applicants.bulkAction}
              hideLabel
              name="action"
              none={applicants.bulkChoose}
              options={companyActions.map((value) => ({ value, label: applicants.asking[value] }))}
            />
            <Button>{applicants.bulkGo}</Button>
          </>
        )}
        <Button formAction={paths.compareApplicants(job.id)}>{applicants.bulkCompare}</Button>
        <Button formAction={paths.selectedCvs(job.id)}>{applicants.bulkCvs}</Button>
      </div>
    </fieldset>
  );
}

function NoApplicants({ pipeline: { job } }: { pipeline: Pipeline }) {
  const { applicants } = useAllMessages();
  if (job.total === 0) return <Empty title={applicants.noneTitle} reason={applicants.noneReason} />;
  return (
    <Empty title={applicants.noMatch} reason={applicants.noMatchReason}>
      <ButtonLink to={paths.applicants(job.id)}>{applicants.filter.clear}</ButtonLink>
    </Empty>
  );
}
