import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import MergeCompany from "./merge-company.tsx";
import Merges from "./merges.tsx";
import MoveJob from "./move-job.tsx";

const company = { id: "company", name: "Qamh" };
const values = { merge: "gone", from: "gone", reason: "Two firms after all." };

const pages = [
  ["an undo", Merges, { list: [] }, "decidedMeanwhile"],
  ["a merge", MergeCompany, { company, other: null, doubles: [], search: "" }, "same"],
  [
    "a move",
    MoveJob,
    {
      job: { id: "job", title: "Baker", applications: { total: 3 } },
      from: company,
      into: null,
      doubles: [],
      search: "",
    },
    "same",
  ],
] as const;

describe.each(languages)("in %s, where the form is gone", (language) => {
  it.each(pages)("%s that was refused says why, with its text", (_, route, loaderData, key) => {
    const messages = messagesFor(language);
    const Page = route as unknown as ComponentType<object>;
    const props = { loaderData, actionData: { values, refused: `merges.${key}` } };
    const element = (
      <MessagesProvider language={language} messages={messages}>
        <Page {...props} />
      </MessagesProvider>
    );
    const router = createMemoryRouter([{ path: "/", element }]);
    const page = renderToString(<RouterProvider router={router} />);
    expect(page).toContain(messages.merges[key]);
    expect(page).toContain(values.reason);
  });
});
