import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import type { FlashLink, FlashTone } from "#app/http/flash-message.ts";
import {
  addressOf,
  canonicalAddress,
  inLanguage,
  withoutLanguage,
} from "#app/http/page-address.ts";
import {
  contentLanguage,
  defaultLanguage,
  type Language,
  otherLanguage,
  readerLanguages,
} from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { Footer } from "./layout/footer.tsx";
import {
  type AccountLinks,
  Header,
  type NavItem,
  OwnBar,
  type OwnPlace,
  QuickSearch,
  type Unseen,
} from "./layout/header.tsx";
import { paths } from "./paths.ts";
import { type LanguageOffer, useRootData } from "./ui/page/use-root-data.ts";

/** Whose frame it is. */
type FrameAccount = {
  userType: string;
  /** Their role in the company they act for, if any. */
  company: string | null;
  /** The company's or the person's; empty where there is none. */
  name: string;
  /** The id of the company's logo. */
  logo: string | null;
  news: Unseen | null;
  /** Where they are. */
  newsTo: string;
  /** The last is the one of their settings. */
  places: readonly OwnPlace[];
};

type FrameProps = {
  origin: string;
  account: FrameAccount | null;
  flash: { tone: FlashTone; text: string; links: readonly FlashLink[] } | null;
  children: ReactNode;
};

const newTab = { target: "_blank", rel: "noreferrer noopener" };

/** Header, footer and flash messages, around every page. */
export function Frame({ origin, account, flash, children }: FrameProps) {
  const messages = useMessages();
  const { frame } = messages.ui;
  const { pathname, search } = useLocation();
  const busy = useSlowMove(pathname);
  const item = (to: string, label: string): NavItem => ({ to, label, current: pathname === to });
  const nav = [
    item(paths.home(), frame.home),
    item(paths.jobs(), frame.jobs),
    item(paths.companies(), frame.companies),
    item(paths.advancedSearch(), frame.advancedSearch),
  ];
  const places = account && marked(account.places, pathname, search);
  const saved = item(paths.savedJobs(), messages.offline.saved.title);
  const footer = [
    item(paths.jobs(), frame.jobs),
    item(paths.companies(), frame.companies),
    saved,
    item(paths.postJob(), frame.postJob),
    item(paths.howToRegister(), frame.howToRegister),
    item(paths.privacy(), frame.privacy),
    item(paths.terms(), frame.terms),
  ];
  const foot = { landing: paths.landing(), links: footer, flush: pathname === paths.landing() };
  return (
    <>
      <Addresses path={origin + pathname} search={search} />
      <Header
        landing={paths.landing()}
        nav={nav}
        // A visitor's pages are light, and offer alerts at the end of a search.
        menu={account ? [] : [saved]}
        account={
          account && places
            ? { signedIn: true, places, face: faceOf(account) }
            : visitorLinks(pathname, search)
        }
        languages={useOffers().map((offer) => ({
          ...offer,
          to: `${inLanguage(offer.language as Language, pathname, search)}&switch=1`,
        }))}
        quickSearch={<QuickSearch action={paths.jobs()} Suggest={SuggestBox} />}
        searchInMenu={!readingPages.test(pathname) || !readsJobs(account)}
      />
      {busy && <div className="page-line" />}
      <main id="main" aria-busy={busy || undefined}>
        {flash && (
          <div className="wrap pt-4" role={flash.tone === "warn" ? "alert" : undefined}>
            <Notice kind={flash.tone}>
              <p>{flash.text}</p>
              {flash.links.length > 0 && (
                <p className="row gap-4">
                  {flash.links.map(({ to, text }) => (
                    <a key={to} className="tap" href={to} {...(to.startsWith("/") ? {} : newTab)}>
                      {text}
                    </a>
                  ))}
                </p>
              )}
            </Notice>
          </div>
        )}
        {children}
      </main>
      <CachedFragment of={foot}>
        <Footer {...foot} />
      </CachedFragment>
      {places && <OwnBar places={places} />}
    </>
  );
}

const slowMs = 300;

/** Whether a navigation has taken a while; lists show that for their own contents. */
function useSlowMove(pathname: string): boolean {
  const { state, location } = useNavigation();
  const isMoving = state === "loading" && location.pathname !== pathname;
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!isMoving) return setPending(false);
    const timer = setTimeout(() => setPending(true), slowMs);
    return () => clearTimeout(timer);
  }, [isMoving]);
  return isPending;
}

// Where nothing but reading is to be done; elsewhere a search or a form of the page's own comes first,
// and the quick search stands in the menu, as it does for companies and admins everywhere.
const readingPages =
  /^\/(jobs\/|pricing$|how-to-register$|privacy-policy$|reply-rate$|terms-conditions$)/;

function readsJobs(account: FrameProps["account"]): boolean {
  return !account?.company && account?.userType !== "admin";
}

/** Marks the place of the page: of two that lie above it the nearer one. */
function marked(places: readonly OwnPlace[], pathname: string, search: string): OwnPlace[] {
  const above = places.filter(({ to }) => isAt(to, pathname, search)).map(({ to }) => to);
  const here = above.sort((one, other) => other.length - one.length)[0];
  return places.map((place) => ({ ...place, current: place.to === here }));
}

/** Whether a place is the page's, that of a page with tabs, or the one that a page of an account or a company lies below. */
function isAt(to: string, pathname: string, search: string): boolean {
  const [path = "", query] = to.split("?");
  const tab = tabOf(query);
  if (path === pathname) return tab === null || tab === tabOf(search);
  const below = pathname.startsWith("/my-account/applications/") ? "applications" : null;
  return pathname.startsWith(`${path}/`) && path !== paths.jobs() && tab === below;
}

/** A dashboard's first tab and the one at its plain address are one place. */
function tabOf(query: string | undefined): string | null {
  const tab = new URLSearchParams(query).get("tab");
  return tab === "today" ? null : tab;
}

function faceOf({ company, name, logo, news, newsTo }: FrameAccount) {
  const picture = company !== null && logo ? paths.logoFile(logo, "96.webp") : null;
  return { name, logo: picture, isCompany: company !== null, news, newsTo };
}

/** The languages to switch to: the other one, unless the page names more. */
function useOffers(): readonly LanguageOffer[] {
  const language = otherLanguage(contentLanguage(useLanguage()));
  const { otherLanguage: name, otherLanguageShort: short, switchLanguage } = useMessages().ui.frame;
  const other = { language, name, short, switchTo: switchLanguage };
  return useRootData()?.offers ?? [other];
}

/** A visitor comes back to where they were after signing in; the forms themselves are no such place. */
function visitorLinks(pathname: string, search: string): AccountLinks {
  const query = withoutLanguage(search);
  const next = /^\/(login|register|forget-password|reset-password)?$/.test(pathname)
    ? query.get("next")
    : addressOf(pathname, query);
  return { signedIn: false, logIn: paths.login({ next }), register: paths.register({ next }) };
}

/** The page's one address for search engines, and the same page in each language. */
function Addresses({ path, search }: { path: string; search: string }) {
  const at = (language: Language) => canonicalAddress(language, path, search);
  return (
    <>
      <link rel="canonical" href={at(useLanguage())} />
      {readerLanguages().map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(defaultLanguage)} />
    </>
  );
}
