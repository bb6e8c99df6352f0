import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { isLeadingModerator, type Person } from "#app/features/accounts/actor.ts";
import { hasSecondFactor } from "#app/features/accounts/second-factor/second-factors.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { roleChangeOf } from "#app/features/moderation/roles/role-change.ts";
import { namingForm, roleChangeForm } from "#app/features/moderation/roles/role-form.ts";
import {
  changeModerator,
  listModerators,
  nameModerator,
} from "#app/features/moderation/roles/roles.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { ModeratorTable } from "#app/features/moderation/ui/roles/moderator-table.tsx";
import { NamingForm } from "#app/features/moderation/ui/roles/naming-form.tsx";
import { Problems, RoleChangeForm } from "#app/features/moderation/ui/roles/role-change-form.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal, type FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, type Refusal } from "#app/platform/outcome.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/moderators.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const params = new URL(request.url).searchParams;
  const [list, hasFactor] = await Promise.all([listModerators(person), hasSecondFactor(person.id)]);
  const change = roleChangeOf(params.get("act"));
  const chosen = list.find(({ id }) => id === params.get("moderator"));
  const leads = isLeadingModerator(person);
  return {
    list,
    ownId: person.id,
    leads,
    mayChange: leads && hasFactor,
    proposed: leads && hasFactor && change && chosen ? { change, moderator: chosen } : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = moderatorAt(context, request);
  const values = await readForm(request);
  const change = roleChangeOf(values.act);
  return change ? submitChange(person, change, values) : submitNaming(person, values);
}

async function submitNaming(person: Person, values: FormValues) {
  const checked = checkForm(namingForm, values);
  if (checked.errors) return answer({ values, errors: checked.errors }, 400);
  const named = await nameModerator(person, checked.values);
  return isRefused(named) ? refusal(named, values) : done("moderators.roles.done.add");
}

type Change = NonNullable<ReturnType<typeof roleChangeOf>>;

async function submitChange(person: Person, change: Change, values: FormValues) {
  const checked = checkForm(roleChangeForm, values);
  if (checked.errors) return answer({ values, errors: checked.errors }, 400);
  const changed = await changeModerator(person, values.moderator ?? "", change, checked.values);
  if (isRefused(changed)) return refusal(changed, values);
  // Whoever has removed themself finds no desk any more.
  if (change === "remove" && values.moderator === person.id) {
    return redirectWithFlash(paths.myAccount(), "ok", doneKeys[change]);
  }
  return done(doneKeys[change]);
}

const doneKeys = {
  lead: "moderators.roles.done.lead",
  unlead: "moderators.roles.done.unlead",
  remove: "moderators.roles.done.remove",
} as const satisfies Record<Change, MessageKey>;

const done = (key: MessageKey) => redirectWithFlash(deskPaths.deskModerators(), "ok", key);

function refusal(refused: Refusal, { password: _, ...values }: FormValues) {
  const key = refused.refused;
  const isOfPassword = /^security\.current/.test(key);
  const why = isOfPassword ? { errors: { password: key } } : { refused: key };
  return data<FormRefusal>({ values, ...why }, refusalInit(refused));
}

function answer({ values: { password: _, ...values }, errors }: FormRefusal, status: number) {
  return data<FormRefusal>({ values, ...(errors && { errors }) }, { status });
}

export default function Moderators({ loaderData, actionData }: Route.ComponentProps) {
  const { moderators, ui } = useAllMessages();
  const { list, ownId, leads, mayChange, proposed } = loaderData;
  const isAboutOne = actionData?.values.act !== undefined;
  // Somebody else has removed the moderator, or this one may change none any more.
  const hasNoForm = !proposed && (isAboutOne || !mayChange);
  return (
    <div className="wrap page stack gap-4">
      <title>{`${moderators.roles.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="moderators" />
        <h1>{moderators.roles.title}</h1>
        <p className="muted">{moderators.roles.lead}</p>
      </div>
      {hasNoForm && <Problems answer={actionData} fields={[]} />}
      {proposed && (
        <RoleChangeForm
          change={proposed.change}
          moderator={proposed.moderator}
          answer={isAboutOne ? actionData : undefined}
        />
      )}
      {leads && !mayChange && (
        <Notice>
          {moderators.roles.needsFactor} <a href={paths.twoStep({})}>{moderators.roles.setUp}</a>
        </Notice>
      )}
      <ModeratorTable list={list} ownId={ownId} mayChange={mayChange} />
      {mayChange ? (
        !proposed && <NamingForm answer={isAboutOne ? undefined : actionData} />
      ) : (
        <p className="small muted">{!leads && moderators.roles.readOnly}</p>
      )}
    </div>
  );
}
