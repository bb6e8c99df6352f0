import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { ProfileFields } from "./profile-fields.tsx";

const messages = messagesFor("en");

/** The fields of a profile with these values, as the page comes and as they are now. */
function fieldsOf(values: Record<string, string>, input = values): string {
  const fields = {
    values,
    input,
    error: () => null,
    place: null,
    home: "",
    stored: values,
    round: "",
  };
  const element = (
    <MessagesProvider language="en" messages={messages}>
      <ProfileFields {...fields} entries={[]} ownEntries={null} />
    </MessagesProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToString(<RouterProvider router={router} />);
}

it.each([
  ["stored so", { desiredSalaryMin: "2,000", desiredSalaryMax: "1,000" }, undefined, true],
  ["typed so", {}, { desiredSalaryMin: "2000", desiredSalaryMax: "1000" }, true],
  ["in order", { desiredSalaryMin: "1,000", desiredSalaryMax: "2,000" }, undefined, false],
])("reading 53: a desired minimum above the maximum, %s, is said", (_, values, input, isShown) => {
  expect(fieldsOf(values, input).includes(messages.seekers.salaryReversed)).toBe(isShown);
});

it("F34 the currency of the desired salary is chosen among those of jobs", () => {
  const html = fieldsOf({ desiredSalaryCurrency: "USD" });
  expect(html).toMatch(/<option value="USD" selected="">US dollar \(USD\)<\/option>/);
});
