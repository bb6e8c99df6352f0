import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { ownJobLinks } from "./job-links.server.ts";

useTestDatabase();

describe("F28 the links below the message after publishing", () => {
  it.each(languages)(
    "the job's page and two messengers with its short link in %s",
    async (language) => {
      const company = await makeCompany();
      const { id } = await makeJob(company, { title: "خبّاز" });
      const links = await ownJobLinks(company, id, language);
      expect(links[0]).toEqual({ to: `/jobs/${id}`, text: messagesFor(language).manage.acts.open });
      for (const [link, host] of [
        [links[1], "https://wa.me/"],
        [links[2], "https://t.me/"],
      ] as const) {
        expect(link?.to.startsWith(host)).toBe(true);
        expect(decodeURIComponent(link?.to ?? "")).toMatch(new RegExp(`/[wt]/${shortName(id)}`));
        expect(link?.to).toContain("خبّاز");
      }
    },
  );

  it("nothing for a job that is not public, nor of another company's", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const { id: draft } = await makeJob(company, { status: "draft" });
    const { id } = await makeJob(company);
    expect(await ownJobLinks(company, draft, "en")).toEqual([]);
    expect(await ownJobLinks(other, id, "en")).toEqual([]);
    expect(await ownJobLinks(visitor, id, "en")).toEqual([]);
  });
});
