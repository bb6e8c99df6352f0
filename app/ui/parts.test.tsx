import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { Footer } from "#app/layout/footer.tsx";
import { Header, QuickSearch } from "#app/layout/header.tsx";
import { messagesFor } from "#app/messages/messages.server.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { ConfirmButton } from "./form/confirm.tsx";
import { UploadProgress } from "./form/progress.tsx";
import { Steps } from "./form/steps.tsx";
import { wordmarks } from "./hero/wordmarks.ts";
import { iconNames } from "./icon/icon-names.ts";
import { Notice } from "./notice.tsx";

describe("a button", () => {
  it("AUTH-02 is busy in its own words and cannot be pressed twice", () => {
    const button = rendered(<Button busy="Sending...">Send</Button>);
    expect(button).toMatch(/<button[^>]*aria-busy="true"[^>]*>Sending\.\.\.<\/button>/);
    expect(button).toMatch(/<button[^>]*disabled=""/);
    expect(rendered(<Button busy={false}>Send</Button>)).not.toContain("disabled");
  });

  it("says beside it why it cannot be pressed", () => {
    const button = rendered(<Button reason="A company cannot apply.">Apply</Button>);
    const id = button.match(/aria-describedby="([^"]+)"/)?.[1];
    expect(button).toContain(`id="${id}">A company cannot apply.</span>`);
    const link = rendered(
      <ButtonLink to="/apply/1" reason="Closed.">
        Apply
      </ButtonLink>,
    );
    expect(link).not.toContain("href=");
    expect(link).toContain('aria-disabled="true"');
  });

  it("that is asked about leads to a page without scripts, and its dialog is closed", () => {
    const question = {
      title: "Delete this job?",
      cost: "Nine applications go too.",
      act: "Delete the job",
      keep: "Keep it",
      action: "/jobs/1/delete",
      fields: { id: "1" },
    };
    const shown = rendered(
      <ConfirmButton to="/jobs/1/delete" question={question}>
        Delete
      </ConfirmButton>,
    );
    expect(shown).toMatch(/<a [^>]*href="\/jobs\/1\/delete"/);
    expect(shown).toMatch(/<dialog [^>]*role="alertdialog"/);
    expect(shown).not.toMatch(/<dialog [^>]*open/);
    expect(shown).toContain('<input type="hidden" name="id" value="1"/>');
    expect(shown).toMatch(/btn-quiet">Keep it</);
  });
});

describe("the frame", () => {
  const nav = [
    { to: "/home", label: "Home" },
    { to: "/jobs", label: "Jobs", current: true },
  ];
  const visitor = { signedIn: false, logIn: "/login", register: "/register" } as const;
  const quickSearch = <QuickSearch action="/jobs" />;
  const header = {
    landing: "/",
    nav,
    languages: [
      {
        language: "ar",
        to: "/jobs?lang=ar",
        name: "العربية",
        short: "عربي",
        switchTo: "تبديل اللغة",
      },
    ],
    quickSearch,
  };

  it("FRAME-04 shows a visitor how to log in and register, a member their account", () => {
    const out = rendered(<Header {...header} account={visitor} />);
    expect(out).toContain('href="/login"');
    expect(out).toContain('href="/register"');
    const own = { to: "/my-account", icon: "user", label: "My account" } as const;
    const face = {
      initial: "R",
      name: "Rami",
      isCompany: false,
      logo: null,
      news: null,
      newsTo: "/my-account",
    };
    const signedIn = { signedIn: true, places: [own], face } as const;
    const inside = rendered(<Header {...header} account={signedIn} />);
    expect(inside).toContain('href="/my-account"');
    expect(inside).not.toContain("/login");
    expect(inside).not.toContain("<img");
  });

  it("lays a company's logo over its initials", () => {
    const own = { to: "/my-account", icon: "building", label: "My account" } as const;
    const face = {
      name: "Barada",
      isCompany: true,
      logo: "/logos/one/96.webp",
      news: null,
      newsTo: "/company-dashboard",
    };
    const account = { signedIn: true, places: [own], face } as const;
    const out = rendered(<Header {...header} account={account} />);
    expect(out).toMatch(/<bdi>B<\/bdi><img[^>]*src="\/logos\/one\/96\.webp"[^>]*alt=""/);
  });

  it("has a bell for whoever gets news, named by their place until some come", () => {
    const newsTo = "/my-account?tab=applications";
    const places = [
      { to: newsTo, icon: "file", label: "My applications" },
      { to: "/my-account", icon: "user", label: "My account" },
    ] as const;
    const bell = (news: { count: number; text: string } | null, to = newsTo) => {
      const face = { name: "Rami", isCompany: false, logo: null, news, newsTo: to };
      const account = { signedIn: true, places, face } as const;
      return rendered(<Header {...header} account={account} />).match(
        /<a class="icon-btn bell".*?<\/a>/,
      )?.[0];
    };
    expect(bell(null)).toContain("My applications");
    expect(bell({ count: 2, text: "news" })).toContain(">2<");
    expect(bell(null, "/elsewhere")).toBeUndefined();
  });

  it("offers two or more other languages in a menu, each in its own words", () => {
    const en = { language: "en", to: "/jobs?lang=en", name: "English", short: "EN" };
    const languages = [...header.languages, { ...en, switchTo: "switch language" }];
    const one = rendered(<Header {...header} account={visitor} />);
    expect(one).toMatch(/<a class="icon-btn top-link" href="\/jobs\?lang=ar" lang="ar"/);
    const two = rendered(<Header {...header} account={visitor} languages={languages} />);
    const [, menu = ""] = two.split('<div class="menu-box w-48">');
    expect(menu).toMatch(/^<noscript><\/noscript><a[^>]*lang="ar".*<a[^>]*lang="en".*<\/details>/);
    expect(two).toContain('<span lang="en"> English</span>');
  });

  it("FRAME-06 the quick search asks for more than blanks, and goes into the menu beside a page's own search", () => {
    const search = rendered(<Header {...header} account={visitor} />);
    expect(search).toMatch(/<form(?=[^>]*role="search")[^>]*action="\/jobs"/);
    const pattern = search.match(/pattern="([^"]+)"/)?.[1] ?? "";
    expect(new RegExp(`^(?:${pattern})$`, "v").test("   ")).toBe(false);
    expect(new RegExp(`^(?:${pattern})$`, "v").test(" محاسب ")).toBe(true);
    const input = search.match(/<input[^>]*id="quick-search"[^>]*>/)?.[0];
    expect(input).toContain('name="keyword"');
    expect(input).toContain('required=""');
    const inMenu = rendered(<Header {...header} account={visitor} searchInMenu />);
    expect(inMenu).toMatch(/<details.*role="search".*<\/details>/s);
    expect(inMenu.match(/role="search"/g)).toHaveLength(1);
  });

  it("I18N-04 the language link keeps the address and speaks the other language", () => {
    const out = rendered(<Header {...header} account={visitor} />);
    expect(out).toMatch(/<a [^>]*href="\/jobs\?lang=ar"[^>]*lang="ar"/);
    expect(out).toContain("العربية");
  });

  it.each(languages)(
    "the logo in %s is drawn, and has the name of the board as text",
    (language) => {
      const logos = [
        rendered(<Header {...header} account={visitor} />, language),
        rendered(<Footer landing="/" links={nav} />, language),
      ];
      const name = messagesFor(language).ui.frame.site;
      const drawn = language === "ar" ? wordmarks.rtl : wordmarks.ltr;
      for (const logo of logos) {
        expect(logo).toContain(`<a class="logo" href="/" aria-label="${name}">`);
        expect(logo).toContain(
          `viewBox="${drawn.box}" aria-hidden="true"><path d="${drawn.lines}">`,
        );
      }
    },
  );

  it("marks where one is", () => {
    const out = rendered(<Header {...header} account={visitor} />);
    expect(out).toContain('<a href="/jobs" aria-current="page">Jobs</a>');
  });

  it.each(["en", "ar"] as const)(
    "FRAME-08 the footer has a mailbox, a phone and Damascus (%s)",
    (language) => {
      const out = rendered(<Footer landing="/" links={nav} />, language);
      expect(out).toContain("mailto:info@furas.example");
      expect(out).toContain("tel:+963110000000");
      expect(out).toContain(language === "ar" ? "دمشق" : "Damascus");
    },
  );
});

describe("notices, steps and uploads", () => {
  it("is an alert when it failed and a status when it worked", () => {
    expect(rendered(<Notice kind="err">Failed</Notice>)).toContain('role="alert"');
    expect(rendered(<Notice kind="ok">Saved</Notice>)).toContain('role="status"');
    expect(rendered(<Notice>Note</Notice>)).not.toContain("role=");
  });

  it("POST-01 a wizard marks the step one stands on and those done", () => {
    const steps = rendered(<Steps steps={["One", "Two", "Three", "Four"]} current={2} />);
    expect(steps).toMatch(/<li class="done"><span class="step-name">One/);
    expect(steps).toMatch(/<li aria-current="step"><span class="step-name">Two/);
    expect(steps.match(/aria-current/g)).toHaveLength(1);
  });

  it("an upload shows how far it is, and the file's type apart from its name", () => {
    const upload = rendered(
      <UploadProgress fileName="سيرة ريما" fileType="PDF" percent={64} />,
      "ar",
    );
    expect(upload).toContain('value="64"');
    expect(upload).toContain("<bdi>سيرة ريما</bdi>");
    expect(upload).toContain('<bdi dir="ltr">PDF</bdi>');
  });
});

it("every icon name has its drawing and every drawing its name", () => {
  const sprite = readFileSync(new URL("./icon/icons.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames]);
});
