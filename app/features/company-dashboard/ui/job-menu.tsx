import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import type { ManagedRow } from "#app/features/company-dashboard/managed-row.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { type LifecycleAction, mayActOnJob } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { whatsappAddress } from "#app/features/jobs/ui/share-menu.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { DeletionCost } from "./deletion-cost.tsx";

type Props = {
  job: ManagedRow;
  title: string;
  role: CompanyRole;
  /** The list as it is filtered and paged. */
  here: string;
};

/** Acts of one press, in the order of the menu. */
const presses = ["copy", "extend", "confirm", "unschedule", "reopen", "saveAsTemplate"] as const;
type Press = (typeof presses)[number];
const icons: Record<Press, IconName> = {
  copy: "file",
  extend: "calendar",
  confirm: "check",
  unschedule: "clock",
  reopen: "eye",
  saveAsTemplate: "book",
};

/** The actions of a job in its state; plain forms that work without scripts. */
export function JobMenu({ job, title, role, here }: Props) {
  const { manage, figures } = useAllMessages();
  const may = (action: LifecycleAction) => mayActOnJob(action, job.state, role);
  const offered = presses.filter((press) => may(press) && suits(press, job));
  return (
    <RowMenu label={manage.options({ title })}>
      {may("preview") && (
        <ButtonLink to={paths.previewJob(job.id)} icon="eye">
          {manage.acts.preview}
        </ButtonLink>
      )}
      {may("edit") && (
        <ButtonLink to={paths.editJob(job.id)} icon="edit">
          {manage.acts.edit}
          <span className="sr"> {title}</span>
        </ButtonLink>
      )}
      <ButtonLink to={paths.job(job.id)} icon="external">
        {manage.acts.open}
      </ButtonLink>
      <ButtonLink to={paths.jobFigures(job.id)} icon="chart">
        {figures.link}
      </ButtonLink>
      {job.state === "open" && <ShareLink job={job} title={title} />}
      {may("close") && (
        <ButtonLink to={paths.closeJob(job.id)} icon="lock">
          {manage.acts.close}
        </ButtonLink>
      )}
      {offered.map((press) => (
        <form key={press} method="post" action={here} className="grid">
          <input type="hidden" name="job" value={job.id} />
          {(press === "extend" || press === "confirm") && (
            <input type="hidden" name="lastDay" value={job.deadline ?? ""} />
          )}
          <Button name="intent" value={press} icon={icons[press]} className="w-full">
            {manage.acts[press]}
          </Button>
        </form>
      ))}
      {may("delete") && <DeleteButton job={job} title={title} />}
    </RowMenu>
  );
}

function DeleteButton({ job, title }: Pick<Props, "job" | "title">) {
  const { manage, posting } = useAllMessages();
  return (
    <>
      <hr />
      <ConfirmButton
        question={{
          title: posting.deleteTitle,
          cost: <DeletionCost job={job} />,
          act: posting.deleteAct,
          keep: posting.deleteKeep,
          action: paths.deleteJob(job.id),
        }}
        to={paths.deleteJob(job.id)}
        icon="trash"
      >
        {manage.acts.delete}
        <span className="sr"> {title}</span>
      </ConfirmButton>
    </>
  );
}

/** The way to send an open job on. */
function ShareLink({ job: { id, place }, title }: Pick<Props, "job" | "title">) {
  const { manage, jobs } = useAllMessages();
  const origin = useRootData()?.origin ?? "";
  const address = origin + paths.shortJob(shortName(id), "w");
  return (
    <ButtonLink
      to={whatsappAddress([title, place].filter(Boolean).join("\n"), address)}
      icon="whatsapp"
      target="_blank"
    >
      {manage.acts.share({ app: jobs.share.whatsapp })}
    </ButtonLink>
  );
}

/** A job with a last day is extended; of one without it may be asked whether it is still open. */
function suits(press: Press, job: ManagedRow): boolean {
  if (press === "extend") return job.deadline !== null;
  return press !== "confirm" || job.isConfirmationRequested;
}
