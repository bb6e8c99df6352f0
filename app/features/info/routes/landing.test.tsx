import { eq } from "drizzle-orm";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { languageContext } from "#app/http/language.server.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { applyTo } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import * as route from "./landing.tsx";

const { default: Landing, loader } = route;

useTestDatabase();

async function landingPage(language: Language): Promise<string> {
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  const request = new Request("http://127.0.0.1:3000/");
  const url = new URL(request.url);
  const loaderData = await loader({ request, url, context, params: {}, pattern: "/" });
  const element = (
    <MessagesProvider language={language} messages={messagesFor(language)}>
      <Landing loaderData={loaderData} params={{}} matches={[] as never} />
    </MessagesProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

describe.each(languages)("the landing page in %s", (language) => {
  it("LAND-01 names the product", async () => {
    const { heading, headingWhere, lede } = messagesFor(language).landing;
    const page = await landingPage(language);
    expect(page).toMatch(new RegExp(`<h1>${heading}.*<span>${headingWhere}</span></h1>`));
    expect(page).toContain(lede);
  });

  it("LAND-02 leads seekers to jobs and governorates, and employers to registering and prices", async () => {
    const page = await landingPage(language);
    expect(page).toContain('action="/jobs"');
    for (const name of ["keyword", "location"]) expect(page).toContain(`name="${name}"`);
    for (const to of ["/jobs", "/syria/Rif%20Dimashq", "/register?type=company", "/pricing"]) {
      expect(page).toContain(`href="${to}"`);
    }
    const [map = "", list = ""] = page.slice(page.indexOf('class="map"')).split("</svg>");
    expect(map.match(/href="\/syria\/[^"]+" tabindex="-1"/g)).toHaveLength(14);
    expect(list.match(/<li><a href="\/syria\//g)).toHaveLength(9);
  });

  it("D34 draws a missing connection as one, and not as a heartbeat", async () => {
    const page = await landingPage(language);
    const { offline } = messagesFor(language).landing;
    const [before = ""] = page.split(`<h3>${offline}`);
    expect(before.slice(before.lastIndexOf("<use"))).toContain('"#i-offline"');
  });

  it("opens on the newest jobs and counts them by governorate", async () => {
    const company = await makeCompany({ companyName: "Barada Foods" });
    const job = await makeJob(company, { title: "Accountant <b>", placeId: "syria/aleppo/azaz" });
    const page = await landingPage(language);
    expect(page).toContain(`href="/jobs/${job.id}"`);
    expect(page).toContain("Accountant &lt;b&gt;");
    expect(page).toMatch(/syria\/Aleppo"><bdi>[^<]+<\/bdi><\/a><b class="num">[1-9]/);
  });

  it("D22 offers the signed-in their next step instead of registering", async () => {
    const { signedIn } = messagesFor(language).landing;
    const asSeen = async (as: Actor) => (await askPage(route, { to: "/", language, as })).page;
    const seeker = await makeSeeker();
    const seekers = await asSeen(seeker);
    expect(seekers).toContain(signedIn.openOn(1).slice(0, 10));
    expect(seekers).toContain(signedIn.profile);
    expect(seekers).toContain('action="/jobs"');
    expect(seekers).not.toContain("/register");
    await db
      .update(userProfiles)
      .set({ desiredPosition: "Baker" })
      .where(eq(userProfiles.id, seeker.id));
    await applyTo((await makeJob(await makeCompany())).id, seeker, "Rima");
    const later = await asSeen(seeker);
    expect(later).not.toContain(signedIn.profile);
    expect(later).toContain(signedIn.applications(1));
    expect(later).toMatch(/href="\/my-account\/applications\/[^"]+".*class="status-steps"/);
    const companys = await asSeen(await makeCompany({ companyName: "Barada Foods" }));
    expect(companys).toContain('href="/post-job"');
    expect(companys).toContain("Barada Foods");
    expect(companys).not.toContain(signedIn.company);
  });
});
