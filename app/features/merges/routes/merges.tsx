import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { type ListedMerge, listMerges } from "#app/features/merges/list-merges.server.ts";
import { undoForm } from "#app/features/merges/merge-form.ts";
import { MergeRow } from "#app/features/merges/ui/merge-row.tsx";
import { MergeRefusal } from "#app/features/merges/ui/reason-field.tsx";
import { undoMerge } from "#app/features/merges/undo-merge.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Empty } from "#app/ui/empty.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { WayBack } from "#app/ui/way-back.tsx";
import type { Route } from "./+types/merges.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { list: await listMerges(moderatorAt(context, request)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  const values = await readForm(request);
  const checked = checkForm(undoForm, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  const { merge, reason } = checked.values;
  const undone = await undoMerge(moderator, merge, reason);
  if (isRefused(undone)) return data<FormRefusal>({ values, refused: undone.refused }, 409);
  return redirectWithFlash(deskPaths.deskMerges(), "ok", "merges.undoStarted");
}

export default function Merges({ loaderData: { list }, actionData }: Route.ComponentProps) {
  const { merges, moderation, ui } = useAllMessages();
  const { table } = merges;
  const answer = actionData && "values" in actionData ? (actionData as FormRefusal) : undefined;
  const isInForm = list.some(({ id, undoUntil }) => undoUntil && id === answer?.values.merge);
  return (
    <div className="wrap page stack gap-4">
      <title>{`${merges.title} | ${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="merges" />
        <WayBack to={paths.moderation()} label={moderation.title} />
        <h1>{merges.title}</h1>
        <p className="muted">{merges.intro}</p>
      </div>
      {!isInForm && <MergeRefusal answer={answer} isGone />}
      {list.some(isRunning) && (
        <p>
          <a className="tap" href={deskPaths.deskMerges()}>
            {merges.refresh}
          </a>
        </p>
      )}
      {list.length === 0 ? (
        <Empty title={merges.nothing} reason={merges.nothingHint} />
      ) : (
        <Table
          caption={merges.title}
          columns={[table.what, table.when, table.by, table.state]}
          actions={table.actions}
        >
          {list.map((merge) => (
            <MergeRow
              key={merge.id}
              merge={merge}
              answer={answer?.values.merge === merge.id ? answer : undefined}
            />
          ))}
        </Table>
      )}
    </div>
  );
}

function isRunning({ state }: ListedMerge): boolean {
  return state === "moving" || state === "undoing";
}
