import { useEffect, useRef } from "react";
import { data } from "react-router";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { consumePublicEdit } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { listOwnSessions } from "#app/features/accounts/session/sessions.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { AccountShell } from "#app/features/accounts/ui/account-shell.tsx";
import { UnconfirmedNotice } from "#app/features/accounts/ui/unconfirmed-notice.tsx";
import { listAlerts } from "#app/features/alerts/own-alerts.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import {
  noOwnApplications,
  type OwnApplicationList,
} from "#app/features/applications/application-list.ts";
import { listOwnApplications } from "#app/features/applications/application-lists.server.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { shownGroups } from "#app/features/applications/own-status.ts";
import { listRemovedApplications } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { CasesWaiting } from "#app/features/applications/waiting/ui/waiting.tsx";
import { findDependentChecks } from "#app/features/companies/checks/own-checks.server.ts";
import { findOwnCompany, saveOwnCompany } from "#app/features/companies/companies.server.ts";
import { displayName } from "#app/features/companies/company.ts";
import { companyForm } from "#app/features/companies/company-form.ts";
import { valuesOfCompany } from "#app/features/companies/company-values.ts";
import { findOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { LogoPreviews } from "#app/features/companies/logo/ui/logo-previews.tsx";
import { CompanyFields } from "#app/features/companies/ui/company-fields.tsx";
import { listJobTemplates } from "#app/features/jobs/lifecycle/job-templates.server.ts";
import { countQueue } from "#app/features/moderation/queue.server.ts";
import {
  countHeldForName,
  raiseRenamedCompany,
  raiseSuspiciousCompany,
} from "#app/features/moderation/signals/raise-signals.server.ts";
import { OwnApplications } from "#app/features/my-account/ui/own-applications.tsx";
import { ProfilePreview } from "#app/features/my-account/ui/profile-preview.tsx";
import { homePlaceChoices } from "#app/features/places/place-choices.server.ts";
import { listOwnDevices } from "#app/features/push/subscriptions.server.ts";
import { completenessOf } from "#app/features/seekers/completeness.ts";
import { listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { OwnEntries } from "#app/features/seekers/entries/ui/own-entries.tsx";
import { jobIn } from "#app/features/seekers/job-in.ts";
import { profileForm } from "#app/features/seekers/profile-form.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile, saveOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { AccountForm, type AccountFormAnswer } from "#app/features/seekers/ui/account-form.tsx";
import { AccountHead } from "#app/features/seekers/ui/account-head.tsx";
import { ProfileCompleteness } from "#app/features/seekers/ui/profile-completeness.tsx";
import { MemberFields, ProfileFields } from "#app/features/seekers/ui/profile-fields.tsx";
import { listApiKeys } from "#app/features/team/keys/api-keys.server.ts";
import { findTeam } from "#app/features/team/team.server.ts";
import { loadOrNothing } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FlashTone } from "#app/http/flash-message.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormErrors, type FormValues } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { type StaleForm, seenOf } from "#app/http/stale-form/stale-form.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { isRefused, notFound, type Refusal } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useShown } from "#app/ui/form/stale-notice.tsx";
import { Awaited } from "#app/ui/list/loading-list.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import type { Route } from "./+types/my-account.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const query = new URL(request.url).searchParams;
  const moderates = person.moderates === true;
  const unloaded = { kind: "unloaded" as const, isSeeker: person.userType === "customer_employee" };
  const [shown, isConfirmed, counts, cases] = await Promise.all([
    orEmpty<Shown>("profile", findShown(person, query), unloaded),
    orEmpty("confirmed email", isOwnEmailConfirmed(person), true),
    orEmpty("counts of own pages", findCounts(person), noCounts),
    isModerator(person) ? orEmpty("cases", countQueue(person), null) : null,
  ]);
  const own = { email: signInName(person), isConfirmed, moderates, counts, cases: cases?.all };
  if (shown.kind === "applications" || shown.kind === "unloaded" || shown.kind === "handedOver") {
    return { ...shown, ...own };
  }
  const { updatedAt, ...form } = shown;
  return {
    ...form,
    ...own,
    draftKey: `my-account/${person.id}`,
    job: jobIn(request),
    version: updatedAt.toISOString(),
    seen: seenOf(form.values),
    place: homePlaceChoices(
      // The form's selects request the lists of their current choices.
      query.has("country") ? Object.fromEntries(query) : form.values,
      context.get(languageContext),
    ),
  };
}

/** A list of places that does not come must not replace the form. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return await loadOrNothing(args, "country", { kind: "nothing" as const, place: null });
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  const input = await readForm(request);
  const answer = (why: Partial<AccountFormAnswer>, status: number) => {
    const place = homePlaceChoices(input, context.get(languageContext));
    return data<AccountFormAnswer>({ ...why, values: input, place }, status);
  };
  if (input.intent === "place") return answer({}, 200);
  try {
    if (person.userType === "company" && !actingCompany(person)?.mayManage) {
      return answer({ refused: "posting.ownersOnly" }, 403);
    }
    const saved = actingCompany(person)?.mayManage
      ? await receiveCompany(person, input)
      : await receiveProfile(person, input);
    if (isRefused(saved)) return answer({ refused: saved.refused }, 429);
    if (saved.errors) return answer({ errors: saved.errors }, 400);
    if (saved.stale) return answerStale(saved.stale, context.get(languageContext));
    const job = jobIn(request);
    // From the CV that is made for an application, and back to it.
    return redirectWithFlash(job ? paths.profileCv({ job }) : paths.myAccount(), ...saved.flash);
  } catch (error) {
    logError(error, { path: paths.myAccount() });
    return answer({ refused: "seekers.saveFailed" }, 500);
  }
}

/** A place that was saved meanwhile needs its own lists. */
function answerStale(stale: StaleForm, language: Language) {
  const { values } = stale;
  return data<AccountFormAnswer>({ stale, values, place: homePlaceChoices(values, language) }, 409);
}

export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { hasTelegram, name } = useRootData()?.account ?? {};
  const { account } = messages.seekers;
  useTopAfterSaving("version" in loaderData ? loaderData.version : null);
  if (loaderData.kind === "nothing") return null;
  const isList = loaderData.kind === "applications";
  const isProfile = loaderData.kind === "profile" || loaderData.kind === "member";
  const person = isProfile ? nameIn(loaderData.values) : "";
  // A company comes here from its dashboard's link of that name.
  const ofAccount = loaderData.kind === "company" ? account.companyTitle : account.title;
  const title = isList ? messages.applications.myApplications : ofAccount;
  return (
    <AccountShell hub={!isList} values={rowValues(loaderData.counts, messages)}>
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={account.description} />
      <AccountHead
        title={person || title}
        email={loaderData.email}
        summary={loaderData.kind === "applications" ? summaryOf(loaderData.own, messages) : null}
        person={loaderData.isSeeker ? person || name : undefined}
      >
        {"name" in loaderData && loaderData.name !== null && (
          <div className="card pad row gap-x-6 gap-y-3 mt-4">
            {loaderData.kind === "company" && <LogoPreviews {...loaderData.company} />}
            <div className="stack gap-2 grow basis-48 min-w-0">
              <p className="font-strong wrap-anywhere">
                <bdi>{loaderData.name}</bdi>
              </p>
              {loaderData.kind === "company" && (
                <p>
                  <ButtonLink to={paths.ownLogo()} className="max-w-full whitespace-normal">
                    {messages.companies.logo.change}
                  </ButtonLink>
                </p>
              )}
              <div className="row gap-x-4 gap-y-0">
                <a className="more" href={paths.companyDashboard()}>
                  {account.dashboard}
                </a>
                {"slug" in loaderData && loaderData.slug && (
                  <a className="more" href={paths.company(loaderData.slug)}>
                    {messages.companies.page}
                  </a>
                )}
              </div>
            </div>
          </div>
        )}
      </AccountHead>
      {loaderData.moderates && !loaderData.cases && (
        <p>
          <a className="more" href={paths.moderation()}>
            {messages.moderation.title}
          </a>
        </p>
      )}
      {loaderData.cases && <CasesWaiting count={loaderData.cases} />}
      {!loaderData.isConfirmed && (
        <UnconfirmedNotice
          email={loaderData.email}
          isCompany={!loaderData.isSeeker}
          here={paths.myAccount()}
        />
      )}
      {loaderData.isSeeker && <Sections current={loaderData.kind} />}
      {"job" in loaderData && loaderData.job && (
        <p className="mb-3">
          <a className="more" href={paths.apply(loaderData.job)}>
            {messages.cvs.make.backToForm}
          </a>
        </p>
      )}
      {loaderData.kind === "profile" && loaderData.isSeeker && (
        <ProfileCompleteness {...completenessOf(loaderData.values, loaderData.entries)}>
          <p className="hint">{messages.seekers.formHint}</p>
        </ProfileCompleteness>
      )}
      <Awaited path={paths.myAccount()}>
        {loaderData.kind === "applications" && (
          <>
            <h2 className="sr">{messages.applications.myApplications}</h2>
            <OwnApplications {...loaderData} />
            {hasTelegram && (
              <p className="mt-4">
                <ButtonLink to={paths.ownTelegram()} icon="telegram">
                  {messages.telegram.newsOnTelegram}
                </ButtonLink>
              </p>
            )}
          </>
        )}
        {/* Saved values begin a new form; the old one's fields would keep the input. Without stored values there is no form: it would empty fields it does not show. */}
        {loaderData.kind === "handedOver" && <p className="muted">{account.handedOver}</p>}
        {(loaderData.kind === "profile" ||
          loaderData.kind === "member" ||
          loaderData.kind === "company") && <OwnForm loaded={loaderData} answer={actionData} />}
      </Awaited>
    </AccountShell>
  );
}

const nameIn = ({ firstName = "", lastName = "" }: FormValues) => fullName({ firstName, lastName });

/** How many applications there are, and how many of them have news. */
function summaryOf({ all, counts }: OwnApplicationList, messages: AllMessages) {
  if (all === 0) return null;
  const { sent, withNews } = messages.ownApplication.summary;
  return [sent(all), all > 1 && counts.news > 0 && withNews(counts.news)]
    .filter(Boolean)
    .join(messages.ui.comma);
}

/** Texts at the end of the rows of the account's pages. */
function rowValues(
  { cvs, alerts, sessions, devices, members, templates, keys }: typeof noCounts,
  { seekers: { account } }: AllMessages,
) {
  return {
    [paths.ownCvs()]: cvs > 0 && String(cvs),
    [paths.alerts()]: alerts > 0 && String(alerts),
    [paths.notifications()]: devices > 0 ? account.devices(devices) : account.noDevices,
    [paths.team()]: members > 0 && formatNumber(members),
    [paths.jobTemplates()]: templates > 0 && formatNumber(templates),
    [paths.apiKeys()]: keys > 0 && formatNumber(keys),
    [paths.security()]: sessions > 0 && account.devices(sessions),
  };
}

type Loaded = Exclude<Route.ComponentProps["loaderData"], { kind: "nothing" }>;

/** On phones, where the list of the account's pages stands below. */
function Sections({ current }: { current: Loaded["kind"] }) {
  const { seekers, applications } = useAllMessages();
  const tab = (kind: Loaded["kind"], to: string, label: string) => ({
    to,
    label,
    current: current === kind,
  });
  return (
    <div className="only-sm mb-4">
      <Tabs
        label={seekers.account.title}
        tabs={[
          tab("profile", paths.myAccount(), seekers.account.profile),
          tab(
            "applications",
            paths.myAccount({ tab: "applications" }),
            applications.myApplications,
          ),
        ]}
      />
    </div>
  );
}

type OwnFormProps = {
  loaded: Extract<Loaded, { kind: "profile" | "member" | "company" }>;
  answer: AccountFormAnswer | undefined;
};

function OwnForm({ loaded, answer }: OwnFormProps) {
  const start = useShown(loaded, answer !== undefined);
  return <FormOf key={start.version} start={start} answer={answer} />;
}

type FormOfProps = { start: OwnFormProps["loaded"]; answer: AccountFormAnswer | undefined };

function FormOf({ start, answer }: FormOfProps) {
  const { seekers, companies, labels } = useAllMessages();
  if (start.kind === "member") {
    return (
      <AccountForm start={start} answer={answer} labels={seekers.fields}>
        {(fields) => <MemberFields {...fields} />}
      </AccountForm>
    );
  }
  if (start.kind === "company") {
    return (
      <AccountForm
        start={start}
        answer={answer}
        labels={companies.fields}
        words={{ industry: labels.industry }}
      >
        {(fields) => <CompanyFields {...fields} depends={start.depends} />}
      </AccountForm>
    );
  }
  return (
    <AccountForm
      start={start}
      answer={answer}
      labels={seekers.fields}
      words={{
        workType: labels.employmentType,
        availability: labels.availability,
        desiredSalaryCurrency: labels.currency,
      }}
      aside={start.isSeeker ? (fields) => <ProfilePreview {...fields} /> : undefined}
    >
      {(fields) => (
        <ProfileFields
          {...fields}
          entries={start.entries}
          ownEntries={start.isSeeker && <OwnEntries entries={start.entries} job={start.job} />}
        />
      )}
    </AccountForm>
  );
}

/** The success message is on top of the page, screens away from the button that was pressed. */
function useTopAfterSaving(version: string | null): void {
  const known = useRef(version);
  useEffect(() => {
    if (known.current && version && known.current !== version) window.scrollTo(0, 0);
    known.current = version;
  }, [version]);
}

/** How much there is behind the rows that lead on; nothing without any. */
async function findCounts(person: Person) {
  const seeks = person.userType === "customer_employee";
  const manages = actingCompany(person)?.mayManage === true;
  const [recipient, cvs, sessions, devices, team, templates, keys] = await Promise.all([
    seeks ? findOwnRecipient(person) : undefined,
    seeks ? listOwnCvs(person) : [],
    listOwnSessions(person),
    listOwnDevices(person),
    manages ? findTeam(person) : undefined,
    manages ? listJobTemplates(person) : [],
    manages ? listApiKeys(person) : [],
  ]);
  const alerts = recipient ? await listAlerts(recipient) : [];
  return {
    cvs: cvs.length,
    alerts: alerts.length,
    sessions: sessions.length,
    devices: devices.length,
    members: team?.people.length ?? 0,
    templates: templates.length,
    keys: keys.filter(({ revokedAt }) => revokedAt === null).length,
  };
}

const noCounts = { cvs: 0, alerts: 0, sessions: 0, devices: 0, members: 0, templates: 0, keys: 0 };

type Shown =
  | Awaited<ReturnType<typeof findShown>>
  /** It could not be loaded. */
  | { kind: "unloaded"; isSeeker: boolean };

/** The page's data for this person: the company's form, the profile's, or the applications. */
async function findShown(person: Person, query: URLSearchParams) {
  const acting = actingCompany(person);
  if (acting?.mayManage) {
    const [company, depends, logo = null] = await Promise.all([
      findOwnCompany(person),
      orEmpty("checks", findDependentChecks(person), noDependentChecks),
      orEmpty("logo", findOwnLogo(person), undefined),
    ]);
    if (!company) throw notFound();
    const { updatedAt, slug } = company;
    const values = valuesOfCompany(company);
    const name = displayName(company);
    return {
      kind: "company" as const,
      isSeeker: false,
      name,
      company: { id: acting.id, name, logo },
      slug,
      depends,
      values,
      updatedAt,
    };
  }
  const company = await findOwnCompany(person);
  const name = company ? displayName(company) : null;
  // A company that has handed over: its owners change the profile.
  if (person.userType === "company") return { kind: "handedOver" as const, isSeeker: false, name };
  const profile = await findOwnProfile(person);
  if (person.userType === "company_member") {
    const { updatedAt } = profile;
    const values = valuesOfProfile(profile);
    return { kind: "member" as const, isSeeker: false, name, values, updatedAt };
  }
  const isSeeker = profile.userType === "customer_employee";
  if (isSeeker && query.get("tab") === "applications") {
    const shown = shownGroups.find((group) => group === query.get("show")) ?? null;
    const at = query.get("at");
    const page = Number(query.get("page") ?? 1);
    const [own, removed] = await Promise.all([
      orEmpty("applications", listOwnApplications(person, { shown, page, at }), noOwnApplications),
      orEmpty("removed applications", listRemovedApplications(person), []),
    ]);
    return { kind: "applications" as const, isSeeker, own, removed, shown };
  }
  const { updatedAt } = profile;
  const entries = isSeeker ? await orEmpty("entries", listOwnEntries(person), []) : [];
  const values = valuesOfProfile(profile);
  return { kind: "profile" as const, isSeeker, values, entries, updatedAt };
}

const noDependentChecks = { name: false, site: false, phone: false };

type Received =
  | { errors: FormErrors; stale?: undefined }
  | { errors?: undefined; stale: StaleForm }
  | { errors?: undefined; stale?: undefined; flash: [FlashTone, MessageKey] };

async function receiveProfile(person: Person, input: FormValues): Promise<Received> {
  const checked = checkForm(profileForm, input);
  if (checked.errors) return checked;
  const stale = await saveOwnProfile(person, checked.values, input);
  return stale ? { stale } : { flash: ["ok", "seekers.saved"] };
}

async function receiveCompany(person: Person, input: FormValues): Promise<Received | Refusal> {
  const checked = checkForm(companyForm, input);
  if (checked.errors) return checked;
  const tooMany = await consumePublicEdit(person.id);
  if (tooMany) return tooMany;
  let [held, waiting] = [0, 0];
  const saved = await saveOwnCompany(person, checked.values, input, async (tx, companyId) => {
    held = await raiseRenamedCompany(tx, companyId);
    waiting = await countHeldForName(tx, companyId);
  });
  if (typeof saved === "object") return { stale: saved };
  const company = actingCompany(person);
  if (company) await raiseSuspiciousCompany(company.id);
  if (held > 0) return { flash: ["warn", "companies.savedAndHeld"] };
  if (waiting > 0) return { flash: ["warn", "companies.savedAndWaiting"] };
  if (saved === "saved") return { flash: ["ok", "companies.saved"] };
  return { flash: ["warn", "companies.savedWithoutSize"] };
}
