import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { LanguageLink } from "./language-link.tsx";
import { Logo } from "./logo.tsx";

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
