import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { findOwnCompany } from "#app/features/companies/companies.server.ts";
import { displayName } from "#app/features/companies/company.ts";
import {
  findOwnLogo,
  removeOwnLogo,
  saveOwnLogo,
} from "#app/features/companies/logo/logos.server.ts";
import { LogoForm } from "#app/features/companies/logo/ui/logo-form.tsx";
import { raiseSuspiciousCompany } from "#app/features/moderation/signals/raise-signals.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readFileForm } from "#app/http/file-form/file-form.server.ts";
import { maxLogoMegabytes } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, refused } from "#app/platform/outcome.ts";
import { Refusal } from "#app/ui/form/refusal.tsx";
import type { Route } from "./+types/own-logo.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
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

export default function OwnLogo({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, explained } = messages.companies.logo;
  return (
    <AccountPage title={title} description={description}>
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

const maxLogoBytes = maxLogoMegabytes * 1024 * 1024;

async function change(person: Person, request: Request) {
  const form = await readFileForm(request, { field: "logo", maxFileBytes: maxLogoBytes });
  if (!form) return refused("companies.logo.broken");
  if (form.values.intent === "remove") {
    const removed = await removeOwnLogo(person);
    return isRefused(removed) ? removed : { message: "companies.logo.removed" as const };
  }
  const [file] = form.files;
  if (!file) return refused("companies.logo.missing");
  if (file.tooLarge) return refused("companies.logo.tooLarge");
  const saved = await saveOwnLogo(person, file.content, (tx, companyId) =>
    raiseSuspiciousCompany(companyId, tx),
  );
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
