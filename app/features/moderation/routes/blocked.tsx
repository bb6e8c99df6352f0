import { data, redirect } from "react-router";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { appealBlock, findBlock } from "#app/features/moderation/blocked-account.server.ts";
import { noteIn } from "#app/features/moderation/cases/case.ts";
import { appealForm } from "#app/features/moderation/decision-form.ts";
import {
  AppealForm,
  DecisionTexts,
  UnsentAppeal,
} from "#app/features/moderation/ui/appeal-form.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/blocked.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

/** Open to a browser that has just shown the password of a blocked account; no session is opened. */
export async function loader({ request }: Route.LoaderArgs) {
  const block = await findBlock(request.headers);
  if (!block) throw redirect(paths.login(), 303);
  return { block };
}

export async function action({ request }: Route.ActionArgs) {
  const values = await readForm(request);
  const checked = checkForm(appealForm, values);
  if (checked.errors) {
    return data<FormRefusal>({ values, errors: checked.errors }, { status: 400 });
  }
  const sent = await appealBlock(request.headers, checked.values.appeal);
  if (isRefused(sent)) {
    if (sent.refused === "moderation.blocked.over") {
      return redirectWithFlash(paths.login(), "err", sent.refused);
    }
    return data<FormRefusal>({ values, ...sent }, refusalInit(sent));
  }
  return redirectWithFlash(paths.blocked(), "ok", "moderation.blocked.sent");
}

export default function Blocked({ loaderData: { block }, actionData }: Route.ComponentProps) {
  const { moderation, ui } = useAllMessages();
  const { blocked, reasons } = moderation;
  const answer: FormRefusal | undefined = actionData;
  return (
    <div className="wrap slim page">
      <title>{`${blocked.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={blocked.description} />
      <meta name="robots" content="noindex" />
      <div className="card pad stack">
        <h1 className="text-2xl">{blocked.title}</h1>
        {block.isAppealed && <UnsentAppeal answer={answer} />}
        <Notice kind="warn">{blocked.intro}</Notice>
        <DecisionTexts
          reason={block.reason ? reasons[block.reason] : blocked.noReason}
          note={noteIn(block, useLanguage())}
          appeal={block.appeal}
        />
        {block.isAppealed ? (
          <Notice kind="ok">{blocked.appealed}</Notice>
        ) : (
          <AppealForm action={paths.blocked()} hint={blocked.hint} answer={answer} />
        )}
      </div>
    </div>
  );
}
