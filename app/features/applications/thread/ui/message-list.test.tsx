import { parseHTML } from "linkedom";
import { expect, it } from "vitest";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { MessageList } from "./message-list.tsx";

const message = (id: number): ApplicationEvent => ({
  id,
  action: "reply",
  side: "company",
  by: null,
  toStatus: "pending",
  message: `Message ${id}`,
  documents: [],
  interviewAt: null,
  createdAt: "2026-11-27T09:00:00Z",
});

it.each([
  [8, undefined, "", 0],
  [9, undefined, "3 earlier messages", 3],
  [9, 9, "3 earlier messages", 3],
  [9, 2, "1 earlier message", 1],
  [9, 1, "", 0],
])(
  "F54 of %i messages, new from %s on, folds the earlier ones: %s",
  (count, newFrom, summary, folded) => {
    const events = Array.from({ length: count }, (_, at) => message(at + 1));
    const list = (
      <MessageList events={events} side="seeker" nameOf={() => "Barada"} newFrom={newFrom} />
    );
    const { document } = parseHTML(`<main>${rendered(list)}</main>`);
    expect(document.querySelector("summary")?.textContent?.trim() ?? "").toBe(summary);
    expect(document.querySelectorAll("details li")).toHaveLength(folded);
    expect(document.querySelectorAll("li")).toHaveLength(count);
  },
);
