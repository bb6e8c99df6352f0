import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { ListedChannel, ListedPost } from "#app/features/channels/channel.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import Channels from "./channels.tsx";

const Page = Channels as unknown as ComponentType<object>;

const channel: ListedChannel = {
  id: "0199",
  title: "Furas <Homs>",
  username: "furas_homs",
  chat: "-1001",
  language: "ar",
  province: "syria/homs",
  category: null,
  written: "en",
  perHour: 6,
  atNight: false,
  state: "stopped",
  pausedUntil: null,
  stopCode: 403,
  stopReason: "removed",
  isRemoved: false,
  lastAt: "2026-11-28T09:00:00Z",
  thisHour: 1,
  today: 3,
  waiting: 5,
};
const post: ListedPost = {
  channelId: "0199",
  jobId: "0200",
  title: "Accountant",
  state: "refused",
  code: 400,
  at: "2026-11-28T09:00:00Z",
  channel: "@furas_homs",
};

describe.each(languages)("the page of channels (%s)", (language) => {
  const messages = messagesFor(language);
  const words = messages.channels;
  const shown = (loaderData: object, actionData?: object) => {
    const usual = {
      channels: [channel],
      posts: [post],
      hasToken: true,
      bot: "furas_bot",
      isAtDesk: true,
      mayChange: true,
      edited: null,
    };
    const props = { loaderData: { ...usual, ...loaderData }, actionData };
    const element = (
      <MessagesProvider language={language} messages={messages}>
        <Page {...props} />
      </MessagesProvider>
    );
    return renderToString(
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
    ).replaceAll("<!-- -->", "");
  };

  it("shows a stopped channel with its code and the next step", () => {
    const page = shown({});
    expect(page).toContain(words.state.stopped);
    expect(page).toContain(`403</b> ${words.stop.removed}`);
    expect(page).toContain(words.acts.again);
    expect(page).toContain(words.waiting(5));
    expect(page).toContain(words.posts.states.refused({ code: "400" }));
  });

  it("lets only leading moderators act", () => {
    const page = shown({ mayChange: false });
    expect(page).toContain(words.readOnly);
    expect(page).not.toContain("<form");
  });

  it("leads admins, who only read, to no page of the desk", () => {
    expect(shown({})).toContain('href="/moderation/jobs/0200"');
    const page = shown({ isAtDesk: false, mayChange: false });
    expect(page).toContain('href="/jobs/0200"');
    expect(page).not.toContain('href="/moderation');
  });

  it("lists the missing parts without a token, a bot and channels", () => {
    const page = shown({ hasToken: false, bot: null, channels: [], posts: [] });
    for (const text of [words.noToken, words.none, words.posts.none]) expect(page).toContain(text);
    expect(shown({ bot: null })).toContain(words.noBot);
  });

  it("returns the input with its errors, and why Telegram refused", () => {
    const values = { chat: "@furas_x", perHour: "99", language: "en", atNight: "1" };
    const wrong = shown({}, { values, errors: { perHour: "channels.errors.perHour" } });
    expect(wrong).toContain(words.errors.perHour);
    expect(wrong).toContain('value="@furas_x"');
    const refused = shown({}, { values, refused: "channels.refused.noRights" });
    expect(refused).toContain(words.refused.noRights);
    expect(refused).toContain('value="99"');
  });
});
