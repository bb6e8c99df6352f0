import type { Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { enter, originOf } from "./new-people.ts";

type Fields = Record<string, string>;

/** Signs the page's browser in as a seeker and sends an application without going through its form. */
export async function applyTo(
  page: Page,
  seeker: { email: string },
  jobId: string,
  language: Language,
  fields: Fields = {},
): Promise<void> {
  await enter(page, seeker, language);
  const resume = {
    name: "CV.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(samplePdf(["CV"])),
  };
  const multipart = {
    firstName: "Rima",
    lastName: "Al-Halabi",
    email: seeker.email,
    phone: "0944 000 000",
    ...fields,
    resume,
  };
  const headers = { origin: await originOf(page) };
  const sent = { multipart, headers, maxRedirects: 0 };
  const answer = await page.request.post(`/apply/${jobId}`, sent);
  if (answer.status() !== 303) throw new Error(`It was not sent: ${answer.status()}.`);
}
