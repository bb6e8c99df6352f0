import type { Translation } from "#app/messages/translation.ts";
import { replyTexts } from "./applicants/reply-texts.ts";
import { cvPaper } from "./cv-paper.ts";
import { device } from "./device.ts";
import { emails } from "./emails.ts";
import { fits } from "./fits.ts";
import { info } from "./info.ts";
import { memoryAnswers } from "./memory/answers.ts";
import { memoryPage } from "./memory/page.ts";
import { landing } from "./pages/landing.ts";
import { messages as privateMessages } from "./private.ts";
import { messages as publicMessages } from "./public.ts";
import { search } from "./search.ts";

export const messages = {
  ...publicMessages,
  ...privateMessages,
  cvPaper,
  device,
  emails,
  fits,
  info,
  landing,
  memoryAnswers,
  memoryPage,
  replyTexts,
  search,
};

/** The words that every page may show; see `AllMessages` for those of the other pages. */
export type Messages = Translation<typeof publicMessages>;
export type PrivateMessages = Translation<typeof privateMessages>;
export type AllMessages = Translation<typeof messages>;
