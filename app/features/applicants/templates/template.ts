import { z } from "zod";
import type { CompanyAction } from "#app/features/applications/application-status.ts";
import { type ContentLanguage, languages } from "#app/i18n/language.ts";
import { maxReplyLength } from "#app/limits.ts";

/** The subjects of replies, in the order of an application's life. */
export const templateKinds = [
  "received",
  "shortlisted",
  "interview",
  "moreDocuments",
  "offer",
  "hired",
  "declined",
] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** The text of a reply in one language: the company's own, or the one that the board ships. */
export type Template = {
  kind: TemplateKind;
  language: ContentLanguage;
  body: string;
  isOwn: boolean;
};

/** The text that an answer begins with; one that needs no words begins with none. */
export const templateForAction: Record<CompanyAction, TemplateKind | null> = {
  shortlist: "shortlisted",
  invite: "interview",
  offer: "offer",
  hire: "hired",
  decline: "declined",
  reconsider: null,
  reply: null,
};

export function isTemplateKind(value: unknown): value is TemplateKind {
  return templateKinds.some((kind) => kind === value);
}

/** A template's name in forms and addresses, such as interview.ar. */
export function templateId({ kind, language }: Pick<Template, "kind" | "language">): string {
  return `${kind}.${language}`;
}

/** The template of a name; undefined for an unknown one. */
export function findTemplate(templates: readonly Template[], id: string | undefined | null) {
  return templates.find((template) => templateId(template) === id);
}

/** A company's own text in place of a shipped one; the messages are keys. */
export const templateForm = z.object({
  kind: z.enum(templateKinds),
  language: z.enum(languages),
  body: z
    .string()
    .transform((input) => input.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, "applicants.templates.errors.missing")
        .max(maxReplyLength, "lifecycle.errors.tooLong"),
    ),
});
export type TemplateValues = z.output<typeof templateForm>;
