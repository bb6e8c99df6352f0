import type { MessageKey } from "#app/messages/message-key.ts";

/** How a CV is read beside its application: pictures of its pages, or its text. */
const cvViews = ["pages", "text"] as const;
export type CvView = (typeof cvViews)[number];

/** A CV as it is shown; the text only where it is read as text. */
export type ShownCv = { view: CvView } & (
  | { refused: MessageKey }
  | { pages: { width: number; height: number }[]; count: number; text: string }
);

/** The CV view that ?cv= requests. */
export function readCvView(url: string): CvView | null {
  const wanted = new URL(url).searchParams.get("cv");
  return cvViews.find((view) => view === wanted) ?? null;
}
