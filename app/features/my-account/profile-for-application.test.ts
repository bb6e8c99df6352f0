import { expect, it } from "vitest";
import * as profileCvRoute from "#app/features/applications/routes/profile-cv.tsx";
import * as accountRoute from "#app/features/my-account/routes/my-account.tsx";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage, linksOf } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";

useTestDatabase();

it("F19 a profile that is edited for an application leads back to it", async () => {
  const seeker = await makeSeeker();
  const { id } = await makeJob(await makeCompany());
  const cv = `/my-account/cvs/from-profile?job=${id}`;
  const toProfile = linksOf((await askPage(profileCvRoute, { as: seeker, to: cv })).page).filter(
    (to) => to.startsWith("/my-account?"),
  );
  expect(new Set(toProfile.map((to) => to.split("#")[0]))).toEqual(
    new Set([`/my-account?job=${id}`]),
  );

  const to = `/my-account?job=${id}`;
  const { page } = await askPage(accountRoute, { as: seeker, to });
  expect(page).toContain(`action="${to}"`);
  expect(linksOf(page)).toContain(`/apply/${id}`);
  const form = { firstName: "Rana", lastName: "Atassi" };
  expect(await visit(accountRoute.action, { as: seeker, to, form })).toMatchObject({
    status: 303,
    location: cv,
  });
});

it.each(["/my-account", "/my-account?job=https://elsewhere.example"])(
  "F19 saved at %s it stays where it is",
  async (to) => {
    const form = { firstName: "Rana", lastName: "Atassi" };
    const saved = await visit(accountRoute.action, { as: await makeSeeker(), to, form });
    expect(saved).toMatchObject({ status: 303, location: "/my-account" });
  },
);
