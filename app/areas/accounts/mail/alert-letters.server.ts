import { paths } from "../../../paths.ts";
import { directionOf, type Language, languages } from "../../../platform/language.ts";
import type { Letter } from "../../../platform/mail.server.ts";
import { siteOrigin } from "../../../platform/site.server.ts";
import { wordsFor } from "../../../words/words.server.ts";
import type { Device } from "../device.ts";
import { deviceWords } from "../device-words.ts";
import { formatMoment } from "../moment.ts";
import { letterPage, linkLine, paragraph, startOf } from "./letter-page.server.ts";

/** Tells an owner that the account was opened on a device that it did not know. */
export function newDeviceLetter(device: Device, at: Date): Omit<Letter, "to"> {
  return inBothLanguages("newDevice", (language) => {
    const words = wordsFor(language).security;
    const when = formatMoment(at, language);
    const { happened, you, notYou } = words.letters.newDevice;
    return [happened({ device: deviceWords(device, words), when }), you, notYou];
  });
}

/** Tells an owner that the password is another one. */
export function passwordChangedLetter(at: Date): Omit<Letter, "to"> {
  return inBothLanguages("passwordChanged", (language) => {
    const { happened, you, notYou } = wordsFor(language).security.letters.passwordChanged;
    return [happened({ when: formatMoment(at, language) }), you, notYou];
  });
}

/**
 * In both languages, Arabic first: whoever caused the letter may read another one than its owner. It
 * holds no key to the account, only the address of a page that anybody may open.
 */
function inBothLanguages(
  kind: "newDevice" | "passwordChanged",
  sentencesIn: (language: Language) => string[],
): Omit<Letter, "to"> {
  const frames = languages.map((language) => wordsFor(language).ui.frame);
  const sender = frames.map(({ site }) => site).join(" | ");
  const subjects = languages.map((language) => wordsFor(language).security.letters[kind].subject);
  const subject = subjects.join(" | ");
  const link = siteOrigin + paths.forgotPassword();
  const text = languages.map((language) => [...sentencesIn(language), link].join("\n\n"));
  const signature = frames.map(({ tagline }) => tagline).join("\n");
  const html = languages.map((language) =>
    [
      `<div lang="${language}" dir="${directionOf(language)}" style="margin:0 0 32px;text-align:${startOf(language)}">`,
      ...sentencesIn(language).map(paragraph),
      linkLine(link, language),
      "</div>",
    ].join("\n"),
  );
  return {
    sender,
    subject,
    text: `${[...text, `-- \n${sender}\n${signature}`].join("\n\n")}\n`,
    html: letterPage("ar", subject, html.join("\n")),
  };
}
