import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";
import { formatNumber } from "#app/i18n/format.ts";
import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { logoPetals } from "./favicon.ts";

export type NavItem = { to: string; label: string; current?: boolean };

/** Signed out: where to log in and to register. Signed in: the person's own page. */
export type AccountLinks =
  | { signedIn: false; logIn: string; register: string }
  | { signedIn: true; account: string; label: string; news?: number; current?: boolean };

type HeaderProps = {
  /** Where the logo leads. */
  landing: string;
  nav: readonly NavItem[];
  /** Only in the phone's menu, below the places. */
  menu?: readonly NavItem[];
  account: AccountLinks;
  /** This page in the other language. */
  otherLanguage: string;
  /** The phone's search. */
  quickSearch: ReactNode;
  /** It stands in the menu where the page has a search or a form of its own. */
  searchInMenu?: boolean;
};

/** The frame's top: skip link, logo, places, language, account. The page's main is `#main`. */
export function Header({ landing, nav, menu, account, otherLanguage, ...search }: HeaderProps) {
  const messages = useMessages().ui.frame;
  return (
    <>
      <a className="skip" href="#main">
        {messages.skip}
      </a>
      <header className="top">
        <div className="wrap">
          <div className="top-row">
            <Logo to={landing} />
            <nav className="nav" aria-label={messages.main}>
              <NavLinks items={nav} />
            </nav>
            <LanguageLink to={otherLanguage} />
            <Account account={account} />
            <Menu nav={nav} menu={menu} account={account} {...search} />
          </div>
          {!search.searchInMenu && search.quickSearch}
        </div>
      </header>
    </>
  );
}

function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map(({ to, label, current }) => (
    <a key={to} href={to} aria-current={current ? "page" : undefined}>
      {label}
    </a>
  ));
}

function Account({ account }: { account: AccountLinks }) {
  const messages = useMessages().ui.frame;
  if (account.signedIn) {
    return (
      <>
        <a className="icon-btn top-link only-sm" href={account.account}>
          {account.label} <News count={account.news} />
        </a>
        <ButtonLink className="only-lg" to={account.account}>
          {account.label} <News count={account.news} />
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <a className="icon-btn top-link" href={account.logIn}>
        {messages.logIn}
      </a>
      <ButtonLink className="only-lg" to={account.register}>
        {messages.register}
      </ButtonLink>
    </>
  );
}

/** How much there is that its reader has not seen. */
function News({ count = 0 }: { count?: number }) {
  const { news } = useMessages().ui.frame;
  if (count === 0) return null;
  return (
    <span className="badge b-featured num">
      {formatNumber(count)}
      <span className="sr"> {news}</span>
    </span>
  );
}

type MenuProps = Pick<HeaderProps, "nav" | "menu" | "account" | "quickSearch" | "searchInMenu">;

/** The phone's menu. The key closes it when another page has come. */
function Menu({ nav, menu = [], account, quickSearch, searchInMenu }: MenuProps) {
  const messages = useMessages().ui.frame;
  const { key } = useLocation();
  const own: NavItem[] = account.signedIn
    ? [{ to: account.account, label: account.label, current: account.current }]
    : [
        { to: account.logIn, label: messages.logIn },
        { to: account.register, label: messages.register },
      ];
  return (
    <details className="menu only-sm" key={key}>
      <summary className="icon-btn" aria-label={messages.menu}>
        <Icon name="menu" />
      </summary>
      <div className="menu-box">
        {searchInMenu && quickSearch}
        <NavLinks items={nav} />
        <NavLinks items={menu} />
        <hr />
        <NavLinks items={own} />
      </div>
    </details>
  );
}

/** This page in the other language. A whole new page: its direction and its words change. */
function LanguageLink({ to }: { to: string }) {
  const messages = useMessages().ui.frame;
  const language = otherLanguage(useLanguage());
  return (
    <>
      {/* The place of the button that takes a form along, in a comment's reach (http/input-form): one text each. */}
      <noscript />
      <a className="icon-btn top-link" href={to} lang={language} hrefLang={language} rel="nofollow">
        <span className="only-lg">{messages.otherLanguage}</span>
        <span className="only-sm">{messages.otherLanguageShort}</span>
        <span className="sr">{`: ${messages.switchLanguage}`}</span>
      </a>
    </>
  );
}

/** The logo and the name; links to the landing page. */
export function Logo({ to }: { to: string }) {
  const messages = useMessages().ui.frame;
  return (
    <a className="logo" href={to}>
      <svg viewBox="0 0 40 48" aria-hidden="true">
        <path className="arch" d="M0 48V20a20 20 0 0 1 40 0v28Z" />
        <g transform="translate(20 24)">
          <path className="petals" d={logoPetals} />
          <circle className="heart" r="2.2" />
        </g>
      </svg>
      <span>{messages.site}</span>
    </a>
  );
}

type QuickSearchProps = {
  action: string;
  /** Renders the field with the given attributes, and suggestions under it. */
  Suggest?: ComponentType<{ children: (field: object) => ReactNode }>;
};

/** The phone's search under the header. Blank text is not sent. */
export function QuickSearch({ action, Suggest = NoSuggestions }: QuickSearchProps) {
  const messages = useMessages().ui.frame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: old phones do not know <search>
    <form className="quick only-sm" action={action} role="search" aria-label={messages.quickSearch}>
      <Suggest>
        {(field) => (
          <div className="join">
            <label className="sr" htmlFor="quick-search">
              {messages.quickSearch}
            </label>
            <input
              {...field}
              className="input"
              id="quick-search"
              name="keyword"
              type="search"
              enterKeyHint="search"
              required
              pattern=".*\S.*"
              placeholder={messages.quickSearchSample}
            />
            <button type="submit" className="btn btn-primary" aria-label={messages.search}>
              <Icon name="search" />
            </button>
          </div>
        )}
      </Suggest>
    </form>
  );
}

function NoSuggestions({ children }: { children: (field: object) => ReactNode }) {
  return children({});
}
