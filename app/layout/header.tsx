import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { avatarInitials } from "#app/ui/hero/avatar-face.ts";
import { logoArch, logoPetals } from "#app/ui/hero/jasmine.ts";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Wordmark } from "#app/ui/hero/wordmark.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import type { LanguageOffer } from "#app/ui/page/use-root-data.ts";

export type NavItem = { to: string; label: string; current?: boolean };

/** One of the places that a role goes to most. */
export type OwnPlace = NavItem & {
  icon: IconName;
  /** Its word in the narrow bar of a phone. */
  short?: string;
  news?: Unseen | null;
};

/** What its reader has not seen: how much, and the words for it. */
export type Unseen = { count: number; text: string };

/** Signed out: where to log in and to register. Signed in: the role's places, and the face of the account. */
export type AccountLinks =
  | { signedIn: false; logIn: string; register: string }
  | { signedIn: true; places: readonly OwnPlace[]; face: Face };

type Face = {
  /** The company's or the person's; empty where there is none. */
  name: string;
  isCompany: boolean;
  /** The address of the company's logo. */
  logo: string | null;
  news: Unseen | null;
  newsTo: string;
};

/** A language in its own words, and this page in it. */
type LanguageWay = LanguageOffer & { to: string };

type HeaderProps = {
  /** Where the logo leads. */
  landing: string;
  nav: readonly NavItem[];
  /** Only in the phone's menu, below the places. */
  menu?: readonly NavItem[];
  account: AccountLinks;
  /** This page in each other language. */
  languages: readonly LanguageWay[];
  /** The phone's search. */
  quickSearch: ReactNode;
  /** It stands in the menu where the page has a search or a form of its own. */
  searchInMenu?: boolean;
};

/** The frame's top: skip link, logo, places, language, account. The page's main is `#main`. */
export function Header({ landing, nav, menu, account, languages, ...search }: HeaderProps) {
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
              {account.signedIn ? (
                <OwnLinks places={account.places} nav={nav} />
              ) : (
                <NavLinks items={nav} />
              )}
            </nav>
            <Languages ways={languages} />
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

/** A role's own places but the last, which its face leads to, and the board's under one word. */
function OwnLinks({ places, nav }: { places: readonly OwnPlace[]; nav: readonly NavItem[] }) {
  const { browse } = useMessages().ui.frame;
  const { key } = useLocation();
  return (
    <>
      {places.slice(0, -1).map(({ to, label, current, news }) => (
        <a key={to} href={to} aria-current={current ? "page" : undefined}>
          {label} <News news={news} />
        </a>
      ))}
      <details className="menu" key={key}>
        <summary className="icon-btn">
          {browse}
          <Icon name="down" />
        </summary>
        <div className="menu-box">
          <NavLinks items={nav.filter(({ to }) => places.every((place) => place.to !== to))} />
        </div>
      </details>
    </>
  );
}

function Account({ account }: { account: AccountLinks }) {
  const messages = useMessages().ui.frame;
  if (account.signedIn) {
    const { news, newsTo } = account.face;
    const settings = account.places.at(-1);
    const bell = account.places.find(({ to }) => to === newsTo);
    return (
      <>
        {bell && (
          <a className="icon-btn bell" href={newsTo}>
            <Icon name="bell" />
            {news ? <News news={news} /> : <span className="sr">{bell.label}</span>}
          </a>
        )}
        {settings && (
          <a className="icon-btn" href={settings.to}>
            <OwnFace {...account.face} />
            <span className="sr">{settings.label}</span>
          </a>
        )}
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

/** A company's initials, covered by its logo once that has come, or the circle that its person has everywhere. */
function OwnFace({ name, isCompany, logo }: Face) {
  if (name && !isCompany) return <PersonFace name={name} />;
  return (
    <span className={isCompany ? "face face-company" : "face"} aria-hidden="true">
      {name ? <bdi>{avatarInitials(name)}</bdi> : <Icon name="user" />}
      {logo && <img src={logo} alt="" width={32} height={36} loading="lazy" />}
    </span>
  );
}

function News({ news }: Pick<OwnPlace, "news">) {
  if (!news) return null;
  return (
    <b className="unseen num">
      {formatNumber(news.count)}
      <span className="sr"> {news.text}</span>
    </b>
  );
}

/** A role's places at the foot of a phone, where no other bar stands (member.css). */
export function OwnBar({ places }: { places: readonly OwnPlace[] }) {
  const { own } = useMessages().ui.frame;
  return (
    <nav className="own-bar" aria-label={own}>
      {places.map(({ to, icon, label, short, current, news }) => (
        <a key={to} href={to} aria-current={current ? "page" : undefined}>
          <Icon name={icon} />
          <span>{short ?? label}</span>
          <News news={news} />
        </a>
      ))}
    </nav>
  );
}

type MenuProps = Pick<HeaderProps, "nav" | "menu" | "account" | "quickSearch" | "searchInMenu">;

/** The phone's menu. The key closes it when another page has come. */
function Menu({ nav, menu = [], account, quickSearch, searchInMenu }: MenuProps) {
  const messages = useMessages().ui.frame;
  const { key } = useLocation();
  const own: readonly NavItem[] = account.signedIn
    ? account.places.filter(({ to }) => nav.every((item) => item.to !== to))
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

/** The other language, or a menu of the others. */
function Languages({ ways }: { ways: readonly LanguageWay[] }) {
  const { key } = useLocation();
  const [first, ...others] = ways;
  if (!first) return null;
  if (others.length === 0)
    return <LanguageLink way={first} className="icon-btn top-link" isShort />;
  return (
    <details className="menu" key={key}>
      <summary className="icon-btn">
        <Icon name="globe" />
        <span className="sr">
          {ways.map(({ language, name }) => (
            <span key={language} lang={language}>{` ${name}`}</span>
          ))}
        </span>
      </summary>
      <div className="menu-box w-48">
        {ways.map((way) => (
          <LanguageLink key={way.language} way={way} />
        ))}
      </div>
    </details>
  );
}

type LanguageLinkProps = { way: LanguageWay; className?: string; isShort?: boolean };

/** This page in another language. A whole new page: its direction and its words change. */
function LanguageLink({ way, className = "", isShort }: LanguageLinkProps) {
  const { language, to, name, short, switchTo } = way;
  return (
    <>
      {/* The place of the button that takes a form along, in a comment's reach (http/input-form): one text each. */}
      <noscript />
      <a className={className} href={to} lang={language} hrefLang={language} rel="nofollow">
        <span className={isShort ? "only-lg" : undefined}>{name}</span>
        {isShort && <span className="only-sm">{short}</span>}
        <span className="sr">{`: ${switchTo}`}</span>
      </a>
    </>
  );
}

/** The arch and the drawn name; links to the landing page. */
export function Logo({ to }: { to: string }) {
  const messages = useMessages().ui.frame;
  return (
    <a className="logo" href={to} aria-label={messages.site}>
      <svg viewBox="-20 -24 40 48" aria-hidden="true">
        <path className="arch" d={logoArch} />
        <path fill="#fff" d={logoPetals} />
        <circle className="heart" r="2.2" />
      </svg>
      <Wordmark />
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
