import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { isLeadingModerator } from "#app/features/accounts/actor.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { cannedTextForm } from "#app/features/moderation/canned/canned-text-form.ts";
import {
  addCannedText,
  changeCannedText,
  listCannedTexts,
  retireCannedText,
} from "#app/features/moderation/canned/canned-texts.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { CannedForm } from "#app/features/moderation/ui/canned/canned-form.tsx";
import { CannedList } from "#app/features/moderation/ui/canned/canned-list.tsx";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { isRefused } from "#app/platform/outcome.ts";
import type { Route } from "./+types/canned-reasons.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const id = new URL(request.url).searchParams.get("text");
  const texts = await listCannedTexts(person);
  const mayChange = isLeadingModerator(person);
  return { texts, mayChange, edited: texts.find((text) => text.isOwn && text.id === id) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = moderatorAt(context, request);
  const { intent, text = "", ...values } = await readForm(request);
  if (intent === "retire") {
    const retired = await retireCannedText(person, text);
    const key = isRefused(retired) ? retired.refused : "moderators.texts.done.retire";
    return redirectWithFlash(deskPaths.cannedReasons(), isRefused(retired) ? "err" : "ok", key);
  }
  const checked = checkForm(cannedTextForm, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  const saved = text
    ? await changeCannedText(person, text, checked.values)
    : await addCannedText(person, checked.values);
  if (isRefused(saved)) return data<FormRefusal>({ values, ...saved }, refusalInit(saved));
  const key = text ? "moderators.texts.done.change" : "moderators.texts.done.add";
  return redirectWithFlash(deskPaths.cannedReasons(), "ok", key);
}

export default function CannedReasons({ loaderData, actionData }: Route.ComponentProps) {
  const { moderation, moderators, ui } = useAllMessages();
  const { texts, mayChange, edited } = loaderData;
  return (
    <div className="wrap narrow page stack gap-4">
      <title>{`${moderators.texts.title} | ${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="texts" />
        <h1>{moderators.texts.title}</h1>
        <p className="muted">{moderators.texts.lead}</p>
      </div>
      {mayChange ? (
        <CannedForm edited={edited} answer={actionData} />
      ) : (
        <p className="small muted">{moderators.texts.readOnly}</p>
      )}
      <CannedList texts={texts} mayChange={mayChange} />
    </div>
  );
}
