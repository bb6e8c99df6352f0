import { type ReactNode, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/root.ts";
import { useStoredForms } from "./device-storage/stored-forms.ts";
import type { Person } from "./features/accounts/actor.ts";
import { useSessionRefresh } from "./features/accounts/auth-api/use-session-refresh.ts";
import {
  copyMiddleware,
  deviceMiddleware,
  leftoversContext,
  sharedContext,
} from "./features/accounts/devices/device-data.server.ts";
import { actingCompany } from "./features/accounts/membership/acting-company.ts";
import { refusedAuthorizationMiddleware } from "./features/accounts/session/refused-authorization.server.ts";
import { actorOf, sessionMiddleware } from "./features/accounts/session/session.server.ts";
import { sessionInfo } from "./features/accounts/session/session-info.ts";
import { listAppliedJobIds } from "./features/applications/applied-jobs.server.ts";
import { useOffline } from "./features/applications/outbox/use-offline.ts";
import { countNews, countUnread } from "./features/applications/waiting/waiting.server.ts";
import { findOwnFace, noFace } from "./features/companies/own-face.server.ts";
import { findOwnMemoryKeys } from "./features/jobs/memory/memory.server.ts";
import { useMemoryOfDevice } from "./features/jobs/memory/use-memory-of-device.ts";
import { ownJobLinks } from "./features/jobs/posting/job-links.server.ts";
import { LostTexts } from "./features/my-account/ui/lost-texts.tsx";
import { UnsentNotice } from "./features/my-account/ui/unsent-notice.tsx";
import { writtenTexts } from "./features/my-account/ui/written-texts.ts";
import { unsentFormMiddleware } from "./features/my-account/unsent-form.server.ts";
import { Frame } from "./frame.tsx";
import { flashContext, flashMiddleware } from "./http/cookie.server.ts";
import { unsentFormContext } from "./http/input-form/unsent-form-context.ts";
import { languageContext, languageMiddleware, switchMiddleware } from "./http/language.server.ts";
import { usePageStart, useRouterHydration } from "./hydration/hydrated.ts";
import { namedLanguageMiddleware } from "./hydration/named-language.ts";
import { Prefetch } from "./hydration/prefetch.tsx";
import { defaultLanguage, directionOf, isLanguage, type Language } from "./i18n/language.ts";
import { RequestLanguage } from "./i18n/request-language.ts";
import { favicon } from "./layout/favicon.ts";
import { languageData } from "./layout/language-data.server.ts";
import { findCounted } from "./messages/message-key.ts";
import { messagesFor } from "./messages/messages.server.ts";
import { MessagesProvider, useMessages } from "./messages/messages-context.tsx";
import { needsPrivateMessages, withPrivateMessages } from "./messages/private-messages.ts";
import { registeredMessages } from "./messages/registry.ts";
import clearScript from "./offline/clear-device.js?url&no-inline";
import { useClearing } from "./offline/use-clearing.ts";
import { useReopened, useUnloadDetection } from "./offline/use-reopened.ts";
import { ownPlaces, unseenOf } from "./own-places.server.ts";
import { paths } from "./paths.ts";
import { orEmpty } from "./platform/or-empty.server.ts";
import styles from "./styles/app.css?url";
import memberStyles from "./styles/member.css?url";
import { Notice } from "./ui/notice.tsx";
import { ErrorPage } from "./ui/page/error-page.tsx";
import type { RootData } from "./ui/page/use-root-data.ts";

export const middleware: Route.MiddlewareFunction[] = [
  languageMiddleware,
  flashMiddleware,
  sessionMiddleware,
  switchMiddleware,
  deviceMiddleware,
  copyMiddleware,
  refusedAuthorizationMiddleware,
  unsentFormMiddleware,
];

/** A page of one's own comes with its words, which are loaded beside its data and its parts. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  namedLanguageMiddleware,
  ({ pattern }, next) => (needsPrivateMessages(pattern) ? withPrivateMessages(next()) : next()),
];

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: favicon },
];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const language = context.get(languageContext);
  const flash = context.get(flashContext).take();
  const text = flash?.parts
    .flatMap(({ key, n }) => findCounted(messagesFor(language), key, n) ?? [])
    .join(" ");
  const links = flash?.job
    ? await orEmpty("links of a job", ownJobLinks(actor, flash.job, language), [])
    : [];
  const unsent = context.get(unsentFormContext);
  const data = {
    origin: settings().baseUrl,
    language,
    ...languageData(language),
    account: actor.kind === "person" ? await frameOf(actor, language) : null,
    session: sessionInfo(actor, settings().accessMinutes),
    // Lists are the same for everybody; this marks their cards.
    applied: await orEmpty("applied jobs", listAppliedJobIds(actor), []),
    memory: await orEmpty("memory", findOwnMemoryKeys(actor), null),
    isSharedDevice: context.get(sharedContext),
    /** Whose drafts stay while this page removes what somebody left on the device, if anybody did. */
    leftovers: context.get(leftoversContext)?.keep ?? null,
    // It comes from pages of one's own, whose words the page it stands on may lack.
    flash: flash && text ? { tone: flash.tone, text, links } : null,
    unsent: unsent && { ...unsent, texts: writtenTexts(unsent.fields) },
  };
  return data satisfies RootData;
}

async function frameOf(person: Person, language: Language) {
  const messages = messagesFor(language);
  const company = actingCompany(person);
  const [news, unread, face] = await Promise.all([
    orEmpty("news of applications", countNews(person), 0),
    company ? orEmpty("unread applications", countUnread(company.id), 0) : 0,
    orEmpty("own face", findOwnFace(person), noFace),
  ]);
  const unseen = unseenOf(person, { news, unread }, messages);
  return {
    userType: person.userType,
    company: company?.role ?? null,
    hasTelegram: settings().telegram !== undefined,
    ...face,
    ...unseen,
    places: ownPlaces(person, unseen, messages),
  };
}

// A notice may wait after any move, and who is signed in may have changed in another tab. A refused
// form brings nothing new, and asking again over a lost connection would take the form away.
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) =>
  actionStatus === undefined || actionStatus < 400;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  // An error that a form's action throws leaves the page without this route's data.
  const ofRequest = useContext(RequestLanguage);
  const language = root?.language ?? ofRequest ?? loadedLanguage();
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      {...clearing(root?.leftovers ?? null)}
      {...forDevelopment(root?.languages)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Links />
        {root?.account && <link rel="stylesheet" href={memberStyles} />}
        {/* Painted in parts, the header's links would push each other aside. */}
        <link rel="expect" href={`#${behindHeader}`} blocking="render" />
        <link rel="manifest" href={paths.manifest(language)} />
      </head>
      <body>
        <MessagesProvider language={language} messages={registeredMessages(language)}>
          <Frame
            origin={root?.origin ?? ""}
            account={root?.account ?? null}
            flash={root?.flash ?? null}
          >
            {children}
          </Frame>
        </MessagesProvider>
        {root?.leftovers != null && (
          <noscript>
            <img src={paths.clearDevice()} alt="" hidden />
          </noscript>
        )}
        {import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** In development the router's own scripts bring the page's data, which are too late for its texts. */
function forDevelopment(languages: RootData["languages"]) {
  return import.meta.env.DEV && languages ? { "data-languages": JSON.stringify(languages) } : {};
}

/** The first that stands behind the whole header, and ends at once. */
const behindHeader = "arrived";

/** Names the script that removes what somebody left on the device; hydration/hydrate.js runs it at once. */
function clearing(keep: string | null) {
  return keep === null ? {} : { "data-clear": clearScript, "data-keep": keep };
}

/** When even this page's own data could not come, a browser still has the words it was loaded with. */
function loadedLanguage(): Language {
  const lang = typeof document === "undefined" ? null : document.documentElement.lang;
  return isLanguage(lang) ? lang : defaultLanguage;
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useRouterHydration();
  useSessionRefresh(loaderData.session);
  useClearing(loaderData.leftovers);
  const { session, isSharedDevice, flash, unsent } = loaderData;
  useMemoryOfDevice(session?.user ?? null, isSharedDevice, flash !== null || unsent !== null);
  const offline = useOffline(loaderData.session?.user ?? null);
  // The component of the same name would need an inline script of its own.
  useScrollRestoration();
  useUnloadDetection();
  const arrivedAt = usePageStart();
  const isSignedOut = session?.user === undefined;
  return (
    <>
      <p className="sr" aria-live="polite" id={behindHeader}>
        {arrivedAt}
      </p>
      <Prefetch />
      <FilledAgain person={session?.user ?? null} />
      <LostTexts form={unsent} isRefused={flash?.tone === "err"} />
      {unsent && !unsent.isLost && !unsent.isBack && (
        <UnsentNotice {...unsent} isSignedOut={isSignedOut} />
      )}
      {offline}
      {/* The login of this page would lose what its form holds. */}
      {!(unsent && !unsent.isLost && isSignedOut) && <Outlet />}
    </>
  );
}

/** Tells a person whose session ended in the middle of a form that nothing was lost. */
function FilledAgain({ person }: { person: string | null }) {
  const { filledAgain } = useMessages().ui.frame;
  if (!useStoredForms(person)) return null;
  return (
    <div className="wrap pt-4">
      <Notice kind="ok">{filledAgain}</Notice>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useReopened(error);
  // Restoring the scroll position went with the page that this one replaces.
  useEffect(() => scrollTo(0, 0), []);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <ErrorPage status={missing ? 404 : isRouteErrorResponse(error) ? error.status : 500} />
      <LostTexts form={root?.unsent ?? null} isRefused />
    </>
  );
}
