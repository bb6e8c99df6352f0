import { expect, it } from "vitest";
import { noCompanyWaiting } from "#app/features/applications/waiting/waiting.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { companyRows } from "./waiting-rows.ts";

const messages = messagesFor("en");
const closing = (...days: (number | null)[]) =>
  companyRows(
    {
      ...noCompanyWaiting,
      closing: days.map((closesInDays, at) => ({
        id: `j${at}`,
        title: "Baker",
        applications: 2,
        closesInDays,
      })),
    },
    true,
    messages,
    "en",
  ).map(({ when }) => when);

it("the job that closes first waits for its company within two days of its end", () => {
  expect(closing(0, 1)).toEqual(["Closes today"]);
  expect(closing(1)).toEqual(["Closes tomorrow"]);
  expect(closing(2)).toEqual([messages.jobs.closesIn(2)]);
  for (const days of [[3], [null], []]) expect(closing(...days)).toEqual([]);
});
