import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import Moderators from "./moderators.tsx";

const Page = Moderators as unknown as ComponentType<object>;

it.each(languages)("a refused change of a moderator who is gone says why (%s)", (language) => {
  const messages = messagesFor(language);
  const props = {
    loaderData: { list: [], ownId: "own", leads: true, mayChange: true, proposed: null },
    actionData: {
      values: { moderator: "gone", act: "remove", reason: "Has left." },
      refused: "moderators.roles.unchanged",
    },
  };
  const element = (
    <MessagesProvider language={language} messages={messages}>
      <Page {...props} />
    </MessagesProvider>
  );
  const page = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
  expect(page).toContain(messages.moderators.roles.unchanged);
});
