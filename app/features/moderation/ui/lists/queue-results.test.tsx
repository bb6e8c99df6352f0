import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { QueueKind } from "#app/features/moderation/queue-kind.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { emptyPage } from "#app/platform/paging.ts";
import { QueueResults } from "./queue-results.tsx";

const counts = { all: 3, appeals: 0, held: 1, messages: 0, companies: 0, reports: 2, signals: 0 };

function chipsOf(kind: QueueKind | null, each = counts): string[] {
  const html = renderToStaticMarkup(
    <MessagesProvider language="en" messages={messagesFor("en")}>
      <QueueResults
        queue={{ list: emptyPage, counts: each, oldest: null }}
        kind={kind}
        reading={null}
      />
    </MessagesProvider>,
  );
  return [...html.matchAll(/class="chip[^>]*><bdi>([^<]*)/g)].map(([, label = ""]) => label);
}

it("the queue offers the kinds of which a case waits where there are several, and the chosen one", () => {
  expect(chipsOf(null)).toEqual(["All", "Not yet public", "Reports"]);
  expect(chipsOf("appeals")).toEqual(["All", "Appeals", "Not yet public", "Reports"]);
  expect(chipsOf(null, { ...counts, held: 0 })).toEqual([]);
});
