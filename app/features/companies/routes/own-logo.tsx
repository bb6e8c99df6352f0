import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { displayName } from "#app/features/companies/company.ts";
import { readLogoForm } from "#app/features/companies/logo/logo-form.server.ts";
import {
  findOwnLogo,
  removeOwnLogo,
  saveOwnLogo,
} from "#app/features/companies/logo/logos.server.ts";
import { LogoForm } from "#app/features/companies/logo/ui/logo-form.tsx";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { Refusal } from "#app/ui/form/refusal.tsx";
import type { Route } from "./+types/own-logo.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = requireOwner(context, request);
  const [company, logo] = await Promise.all([findOwnCompany(person), findOwnLogo(person)]);
  return {
    id: actingCompany(person)?.id ?? person.id,
    name: company ? displayName(company) : "",
    logo: logo ?? null,
  };
}

type Answer = { refused: MessageKey };

export async function action({ request, context }: Route.ActionArgs) {
  const person = requireOwner(context, request);
  const changed = await change(person, request);
  if (isRefused(changed)) return data<Answer>(changed, statusOf(changed.refused));
  return redirectWithFlash(paths.ownLogo(), "ok", changed.message);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrRefuse(args);
}

export default function OwnLogo({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, back, explained } = messages.companies.logo;
  return (
    <AccountPage title={title} description={description} back={back}>
      <div className="stack">
        {actionData && (
          <Refusal answer={actionData} title={messageAt(messages, actionData.refused)} />
        )}
        <p className="muted">{explained}</p>
        <LogoForm key={loaderData.logo} {...loaderData} />
      </div>
    </AccountPage>
  );
}

/** Only a company's owners change its logo: others of it are led to the dashboard, all else to their account. */
function requireOwner(context: Route.LoaderArgs["context"], request: Request): Person {
  const person = signedInPerson(context, request);
  const company = actingCompany(person);
  if (!company) throw redirect(paths.myAccount(), 303);
  if (company.mayManage) return person;
  throw redirectWithFlash(paths.companyDashboard(), "err", "posting.ownersOnly");
}

async function change(person: Person, request: Request) {
  const form = await readLogoForm(request);
  if (isRefused(form)) return form;
  if (form.intent === "remove") {
    const removed = await removeOwnLogo(person);
    return isRefused(removed) ? removed : { message: "companies.logo.removed" as const };
  }
  if (!form.picture) return refused("companies.logo.missing");
  const saved = await saveOwnLogo(person, form.picture);
  return isRefused(saved) ? saved : { message: "companies.logo.saved" as const };
}

const statuses: Partial<Record<MessageKey, number>> = {
  "companies.logo.tooLarge": 413,
  "companies.logo.tooManyPixels": 413,
  "companies.logo.unreadable": 415,
  "companies.logo.overloaded": 503,
  "companies.logo.unavailable": 503,
  "accounts.tooManyTries": 429,
};

function statusOf(refusal: MessageKey): number {
  return statuses[refusal] ?? 400;
}
