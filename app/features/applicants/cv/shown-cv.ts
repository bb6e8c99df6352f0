import type { MessageKey } from "#app/messages/message-key.ts";

/** How a CV is read beside its application: pictures of its pages, or its text. */
const cvViews = ["pages", "text"] as const;
export type CvView = (typeof cvViews)[number];

/** ?cv= of a reader who wants to see nothing of it. */
export const hiddenCv = "none";

/** A CV as it is shown; the text only where it is read as text. */
export type ShownCv = {
  view: CvView;
  /** Only its beginning, without a press: its reader has opened it before. */
  isGlance?: boolean;
} & (
  | { refused: MessageKey }
  | { pages: { width: number; height: number }[]; count: number; text: string }
);

/** The view that was chosen by a press, which the next applicant's CV opens in. */
export function chosenView(cv: ShownCv | null | undefined): CvView | null {
  return cv && !cv.isGlance ? cv.view : null;
}

/** File extensions match their content. */
export function viewsOf(fileName: string): CvView[] {
  return /\.pdf$/i.test(fileName) ? ["pages", "text"] : ["text"];
}

/** The CV view that ?cv= requests. */
export function readCvView(url: string): CvView | null {
  const wanted = new URL(url).searchParams.get("cv");
  return cvViews.find((view) => view === wanted) ?? null;
}
