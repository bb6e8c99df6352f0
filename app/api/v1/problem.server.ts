import type { z } from "zod";
import { apiTexts } from "#app/content/api-texts.server.ts";
import { forReader, isLanguage, type Language } from "#app/i18n/language.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { requestId } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { ApiRefusal, type RefusalDetails } from "./operation.ts";

type ProblemStatus = keyof (typeof apiTexts)["en"]["problems"];

/** A refusal as application/problem+json (RFC 9457), in the reader's language. */
export function problemResponse(
  status: number,
  language: Language,
  more: RefusalDetails = {},
): Response {
  return new Response(problemBody(status, language, more), {
    status,
    headers: {
      "content-type": "application/problem+json",
      "content-language": language,
      "cache-control": "no-store",
      ...more.headers,
    },
  });
}

export function problemBody(
  status: number,
  language: Language,
  { detail, errors }: RefusalDetails = {},
): string {
  const { problems, errors: words } = forReader(apiTexts, language);
  const texts = problems[`${status}` as ProblemStatus];
  const problem = {
    type: `${settings().baseUrl}${paths.apiReference()}#error-${status}`,
    title: texts.title,
    status,
    detail: detail ?? texts.detail,
    instance: requestId() ?? "",
    ...(errors && {
      errors: errors.map((each) => ({ ...each, message: each.message || words.wrong })),
    }),
  };
  return JSON.stringify(problem);
}

/** The API's refusal for that of a service. */
function refuse({ refused: key, retryAfter }: Refusal, language: Language): ApiRefusal {
  const detail = messageAt(messagesFor(language), key);
  const status = statuses[key] ?? (retryAfter === undefined ? 409 : 429);
  if (status === 404) return new ApiRefusal(404);
  if (status !== 429 && status !== 503) return new ApiRefusal(status, { detail });
  const usual = status === 429 ? 60 * 60 : 5;
  return new ApiRefusal(status, { detail, headers: { "retry-after": `${retryAfter ?? usual}` } });
}

/** Statuses of refusals by services; all else is a conflict. */
const statuses: Partial<Record<MessageKey, number>> = {
  "posting.jobNotFound": 404,
  "lifecycle.missing": 404,
  "posting.tooManyToday": 429,
  "thread.tooMany": 429,
  "companies.logo.unreadable": 415,
  "companies.logo.tooManyPixels": 413,
  "companies.logo.overloaded": 503,
  "companies.logo.unavailable": 503,
};

/** The result of a service; throws its refusal. */
export function worked<T extends object>(outcome: Outcome<T>, language: Language): T {
  if (isRefused(outcome)) throw refuse(outcome, language);
  return outcome;
}

/** The errors of a request, by field. */
export function fieldErrors(error: z.ZodError, language: Language): RefusalDetails["errors"] {
  const { missing, unknown, wrong, oneOf } = forReader(apiTexts, language).errors;
  return error.issues.flatMap((issue) => {
    const field = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        field: [field, key].filter(Boolean).join("."),
        message: unknown,
      }));
    }
    if (issue.code === "invalid_value") {
      return { field, message: oneOf({ values: issue.values.join(", ") }) };
    }
    const isMissing = issue.code === "invalid_type" && issue.input === undefined;
    return { field, message: isMissing ? missing : wrong };
  });
}

/** The language of problems by Accept-Language: the first of ours that it prefers, else English. */
export function preferredLanguage(header: string | null | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wanted.toSorted((one, other) => other.quality - one.quality);
  return best.map(({ language }) => language).find(isLanguage) ?? "en";
}
