import { z } from "zod";
import { type DecisionReason, decisionReasons } from "#app/features/moderation/cases/case.ts";
import { maxReplyLength } from "#app/limits.ts";

/** The acts on an account. */
export const accountActs = ["end_sessions", "send_confirmation", "block", "unblock"] as const;
/** The acts on a company; `end_sessions` ends those of its whole team. */
export const companyActs = [...accountActs, "revoke_domain", "revoke_register"] as const;
export const jobActs = [
  "release",
  "refuse",
  "request_changes",
  "close",
  "suspend",
  "restore",
  "feature",
  "unfeature",
] as const;

export type AccountAct = (typeof accountActs)[number];
export type CompanyAct = (typeof companyActs)[number];
export type JobAct = (typeof jobActs)[number];
export type DeskAct = CompanyAct | JobAct;

/** The input that an act needs: a reason of the list with a note, a text, days, or nothing. */
export const inputOf = {
  end_sessions: "text",
  send_confirmation: "none",
  block: "reason",
  unblock: "none",
  revoke_domain: "text",
  revoke_register: "text",
  release: "none",
  refuse: "reason",
  request_changes: "reason",
  close: "reason",
  suspend: "reason",
  restore: "none",
  feature: "days",
  unfeature: "none",
} as const satisfies Record<DeskAct, "reason" | "text" | "days" | "none">;

/** The days for which a job may be featured. */
export const featureDays = [1, 3, 7, 14] as const;

/** The checked input of an act. */
export type DeskInput = {
  reason: DecisionReason | null;
  /** For the person, as they read it. */
  note: string | null;
  days: number | null;
};

const note = z
  .string()
  .trim()
  .prefault("")
  .transform((input) => input.replaceAll("\r\n", "\n"))
  .pipe(z.string().max(maxReplyLength, "moderation.noteTooLong"))
  .transform((input) => input || null);

/** The fields of the form of an act; errors are message keys. */
export function deskForm(act: DeskAct) {
  const needs = inputOf[act];
  return z
    .object({
      reason: z
        .enum(decisionReasons)
        .or(z.literal("").transform(() => null))
        .nullable()
        .prefault(""),
      note,
      days: z.coerce.number().nullable().prefault(null),
    })
    .refine(({ reason }) => needs !== "reason" || reason !== null, {
      path: ["reason"],
      message: "moderation.reasonMissing",
    })
    .refine((input) => needs !== "text" || input.note !== null, {
      path: ["note"],
      message: "desk.textMissing",
    })
    .refine(({ days }) => needs !== "days" || featureDays.some((each) => each === days), {
      path: ["days"],
      message: "desk.daysMissing",
    });
}
