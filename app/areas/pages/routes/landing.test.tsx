import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "../../../../dev/test-database.ts";
import { makeCompany, makeJob } from "../../../../dev/test-people.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { type Language, languages } from "../../../platform/language.ts";
import { WordsProvider } from "../../../words/context.tsx";
import { wordsFor } from "../../../words/words.server.ts";
import Landing, { loader } from "./landing.tsx";

useTestDatabase();

async function landingPage(language: Language): Promise<string> {
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  const request = new Request("http://127.0.0.1:3000/");
  const url = new URL(request.url);
  const loaderData = await loader({ request, url, context, params: {}, pattern: "/" });
  const element = (
    <WordsProvider language={language} words={wordsFor(language)}>
      <Landing loaderData={loaderData} params={{}} matches={[] as never} />
    </WordsProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

describe.each(languages)("the landing page in %s", (language) => {
  it("LAND-01 says what the product is", async () => {
    const { heading, lede } = wordsFor(language).pages.landing;
    const page = await landingPage(language);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain(lede);
  });

  it("LAND-02 leads seekers to jobs and governorates, and employers to registering and prices", async () => {
    const page = await landingPage(language);
    expect(page).toContain('action="/jobs"');
    for (const name of ["keyword", "location"]) expect(page).toContain(`name="${name}"`);
    for (const to of ["/jobs", "/syria/Rif%20Dimashq", "/register?type=company", "/pricing"]) {
      expect(page).toContain(`href="${to}"`);
    }
    expect(page.match(/class="chip"/g)).toHaveLength(14);
  });

  it("opens on the newest jobs and counts them by governorate", async () => {
    const company = await makeCompany({ companyName: "Barada Foods" });
    const job = await makeJob(company, { title: "Accountant <b>", placeId: "syria/aleppo/azaz" });
    const page = await landingPage(language);
    expect(page).toContain(`href="/jobs/${job.id}"`);
    expect(page).toContain("Accountant &lt;b&gt;");
    expect(page).toMatch(/syria\/Aleppo"[^>]*><bdi>[^<]+<\/bdi><small class="num">[1-9]/);
  });
});
