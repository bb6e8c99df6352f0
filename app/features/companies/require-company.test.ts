import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { companyAt } from "./require-company.server.ts";

useTestDatabase();

it("F37 a seeker who wants to post a job is told why that does not work", async () => {
  const open = ({ context, request }: { context: never; request: Request }) =>
    companyAt(context, request, "recruit");
  const to = "/post-job";
  expect(await visit(open, { as: await makeSeeker(), to })).toMatchObject({
    location: "/my-account",
    notice: "posting.seekersCannotPost",
  });
  const admin = await visit(open, { as: await makeAdmin(), to });
  expect(admin).toMatchObject({ location: "/my-account", notice: undefined });
});

it("finding 30: who was removed from a team while writing is told so", async () => {
  const send = ({ context, request }: { context: never; request: Request }) =>
    companyAt(context, request, "recruit");
  const form = { body: "We offer." };
  const sent = await visit(send, {
    as: await makeAdmin(),
    to: "/company-dashboard/templates",
    form,
  });
  expect(sent).toMatchObject({ location: "/my-account", notice: "posting.noCompany" });
});
