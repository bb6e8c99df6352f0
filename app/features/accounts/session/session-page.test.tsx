import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { Frame } from "#app/frame.tsx";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { loader } from "#app/root.tsx";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeSeeker } from "#test/people.ts";
import { linksOf } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import { sessionInfo } from "./session-info.ts";

useTestDatabase();

describe("the first markup of a page", () => {
  it("AUTH-17 shows a signed-in person their account, and never the way to log in", async () => {
    for (const person of [await makeSeeker(), await makeCompany()]) {
      const page = await pageFor(person);
      expect(page).toContain(person.userType === "company" ? "/company-dashboard" : "/my-account");
      expect(page).not.toContain('href="/login');
      expect(page).not.toContain('href="/register');
    }
  });

  it("AUTH-17 shows a visitor the way to log in", async () => {
    expect(await pageFor(visitor)).toContain('href="/login');
  });
});

describe("the header's places", () => {
  const places = ["/home", "/jobs", "/companies", "/advanced-search"];

  it.each(languages)(
    "FRAME-03 reading 63 in %s they stand in its navigation and its menu for everybody, jobs in sight",
    async (language) => {
      const [seeker, company, admin] = [await makeSeeker(), await makeCompany(), await makeAdmin()];
      for (const [person, own] of [
        [visitor, []],
        [seeker, []],
        [company, ["/post-job"]],
        [admin, []],
      ] as const) {
        const page = await pageFor(person, language);
        const [, nav = ""] = /<nav class="nav"[^>]*>(.*?)<\/nav>/s.exec(page) ?? [];
        const [, menu = ""] = /<details class="menu only-sm">(.*?)<\/details>/s.exec(page) ?? [];
        const [inSight = ""] = nav.split("<details");
        expect(linksOf(inSight)).toEqual(expect.arrayContaining(["/jobs", ...own]));
        for (const links of [linksOf(nav), linksOf(menu)]) {
          expect(links).toEqual(expect.arrayContaining([...places, ...own]));
          expect(new Set(links).size).toBe(links.length);
        }
      }
    },
  );
});

describe("the session in a page's data", () => {
  it("AUTH-18 is whose it is and when the access token ends; nothing for a visitor", async () => {
    const seeker = await makeSeeker();
    const info = sessionInfo(seeker, 60);
    expect(info).toMatchObject({ user: seeker.id });
    const minutes = (Date.parse(info?.expiresAt ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeCloseTo(60, 1);
    expect(sessionInfo(visitor, 60)).toBeNull();
  });
});

/** The frame as the server sends it for the person of the session. */
async function pageFor(as: Actor, language: Language = "en"): Promise<string> {
  const { data } = await visit(loader, { as, to: "/jobs", language });
  const { account } = data as Awaited<ReturnType<typeof loader>>;
  const element = (
    <MessagesProvider language={language} messages={messagesFor(language)}>
      <Frame origin="" account={account} flash={null}>
        <p>The page.</p>
      </Frame>
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "/jobs", element }], { initialEntries: ["/jobs"] });
  return renderToString(<RouterProvider router={router} />);
}
