import type { AllMessages } from "#app/messages/en/index.ts";
import { replyTexts } from "./applicants/reply-texts.ts";
import { emails } from "./emails.ts";
import { info } from "./info.ts";
import { messages as privateMessages } from "./private.ts";
import { messages as publicMessages } from "./public.ts";

export const messages: AllMessages = {
  ...publicMessages,
  ...privateMessages,
  emails,
  info,
  replyTexts,
};
