import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { answerMerge } from "#app/features/merges/answer-merge.server.ts";
import { moveJob } from "#app/features/merges/merge-companies.server.ts";
import { moveForm } from "#app/features/merges/merge-form.ts";
import { findJobToMove, findSide, listDoubles } from "#app/features/merges/preview-merge.server.ts";
import { MergePage } from "#app/features/merges/ui/merge-page.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatAtLeast } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import type { Route } from "./+types/move-job.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params: { jobId } }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  const language = context.get(languageContext);
  const { searchParams } = new URL(request.url);
  const search = searchParams.get("q") ?? "";
  const job = await findJobToMove(moderator, jobId);
  const intoId = searchParams.get("into");
  const [from, into, doubles] = await Promise.all([
    findSide(moderator, job.companyId, language),
    intoId && intoId !== job.companyId ? findSide(moderator, intoId, language) : null,
    intoId ? [] : listDoubles(moderator, job.companyId, search, language),
  ]);
  return { job, from, into, doubles, search };
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  const into = new URL(request.url).searchParams.get("into") ?? "";
  const values = await readForm(request);
  const checked = checkForm(moveForm, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  return answerMerge("move", await moveJob(moderator, jobId, { ...checked.values, into }), values);
}

export default function MoveJob({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, merges } = useAllMessages();
  const { job, from, into, doubles, search } = loaderData;
  const texts = merges.move;
  const answer = actionData && "values" in actionData ? (actionData as FormRefusal) : undefined;
  const sides = into && [
    { side: from, label: texts.from },
    { side: into, label: texts.into },
  ];
  return (
    <MergePage
      title={texts.title({ job: job.title.trim() || jobs.noTitle })}
      here={texts.titleShort}
      intro={
        <>
          <p className="muted">{texts.intro}</p>
          <p>
            {texts.from} <bdi>{from.name}</bdi> · {merges.side.applications}{" "}
            <span className="num">
              {formatAtLeast(job.applications.total, job.applications.isMore)}
            </span>
          </p>
        </>
      }
      texts={texts}
      answer={answer}
      doubles={doubles}
      search={search}
      to={(id) => deskPaths.deskMoveJob(job.id, id ? { into: id } : undefined)}
      chosen={into && sides && { id: into.id, sides }}
    >
      <input type="hidden" name="from" value={answer?.values.from ?? from.id} />
      <p>{texts.hint}</p>
    </MergePage>
  );
}
