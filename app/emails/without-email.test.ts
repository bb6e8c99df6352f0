import { expect, it } from "vitest";
import { messagesFor } from "#app/messages/messages.server.ts";
import { type EmailName, emailLanes } from "./email-lanes.ts";
import { isTexted, withoutEmail } from "./without-email.ts";

const kinds = Object.keys(emailLanes) as EmailName[];
/** As an owner's address may be. */
const baseUrl = "https://jobs.example.sy";

it.each(kinds)(
  "%s has a way to an account without an email, and in both languages its sentence",
  (kind) => {
    const way = withoutEmail[kind];
    for (const language of ["ar", "en"] as const) {
      const { byPhone } = messagesFor(language).emails;
      expect(kind in byPhone, "only texted kinds have a sentence").toBe(isTexted(kind));
      if (!isTexted(kind) || !("link" in way)) continue;
      const text = byPhone[kind]({ link: baseUrl + way.link() });
      expect(text).toMatch(/^(Furas|فُرَص): [^.!؟?]+: https:\/\/\S+$/u);
      // Three parts of a text message at most, in Arabic letters of 67 characters each.
      expect(text.length).toBeLessThanOrEqual(language === "ar" ? 201 : 306);
    }
  },
);
