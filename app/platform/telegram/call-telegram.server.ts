import { settings } from "#app/platform/settings/settings.server.ts";

/** The result of a call of the Bot API. */
export type TelegramOutcome<T> =
  | { kind: "done"; result: T }
  /** Not sent, or refused for too many: try again after so many seconds. */
  | { kind: "later"; seconds: number }
  /** The bot may not write there: blocked, removed, no admin, no such chat. */
  | { kind: "closed"; code: number; reason: ClosedReason }
  /** The message already reads so. */
  | { kind: "same" }
  /** The message cannot be edited: there is none of this number (`isMissing`), or it is too old or not the bot's. */
  | { kind: "gone"; isMissing: boolean }
  /** The API refuses the call itself; another try gets the same answer. */
  | { kind: "refused"; code: number; description: string }
  /** No answer or a fault. If `isUncertain`, the call may have been carried out. */
  | { kind: "failed"; code: number | undefined; isUncertain: boolean };

type ClosedReason = "blocked" | "removed" | "noRights" | "notFound";

type Answer = {
  ok?: boolean;
  result?: unknown;
  description?: string;
  parameters?: { retry_after?: number };
};

const longestCallMs = 15_000;
const longestAnswerBytes = 1024 * 1024;

/**
 * Calls a method of the Bot API, at once: `sendToChat` waits for the turn of a chat. Never throws for an answer or its
 * lack, and never logs: the address holds the token.
 */
export async function callTelegram<T>(
  method: string,
  body: object,
  { timeoutMs = longestCallMs, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<TelegramOutcome<T>> {
  const { telegram } = settings();
  if (!telegram) return { kind: "refused", code: 401, description: "no token" };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${telegram.apiUrl}/bot${telegram.token}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      // A redirect would hand the token to another host.
      redirect: "manual",
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    return readOutcome<T>(response.status, await readAnswer(response));
  } catch (error) {
    return { kind: "failed", code: undefined, isUncertain: !wasRefused(error) };
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const length = Number(response.headers.get("content-length") ?? 0);
  if (length > longestAnswerBytes) {
    await response.body?.cancel();
    return {};
  }
  const answer: unknown = await response.json().catch(() => undefined);
  return answer !== null && typeof answer === "object" ? answer : {};
}

function readOutcome<T>(status: number, answer: Answer): TelegramOutcome<T> {
  if (status === 200 && answer.ok) return { kind: "done", result: answer.result as T };
  const description = String(answer.description ?? "").slice(0, 200);
  if (status === 429) {
    const seconds = Math.ceil(Number(answer.parameters?.retry_after) || 1);
    return { kind: "later", seconds: Math.min(Math.max(seconds, 1), 24 * 60 * 60) };
  }
  if (status >= 500 || status === 408 || status < 400) {
    return { kind: "failed", code: status, isUncertain: true };
  }
  if (/message is not modified/i.test(description)) return { kind: "same" };
  if (/message (?:to edit not found|can't be edited)|MESSAGE_ID_INVALID/i.test(description)) {
    return { kind: "gone", isMissing: !/can't be edited/i.test(description) };
  }
  const reason = closedReason(status, description);
  if (reason) return { kind: "closed", code: status, reason };
  return { kind: "refused", code: status, description };
}

/** Documented nowhere: the descriptions are those that the public API server sends. */
function closedReason(status: number, description: string): ClosedReason | undefined {
  if (/chat not found|user not found|PEER_ID_INVALID|chat_id is empty/i.test(description)) {
    return "notFound";
  }
  if (
    /not enough rights|administrator rights|have no rights|CHAT_WRITE_FORBIDDEN/i.test(description)
  ) {
    return "noRights";
  }
  if (/blocked by the user|deactivated|can't initiate conversation/i.test(description)) {
    return "blocked";
  }
  return status === 403 ? "removed" : undefined;
}

/** Whether nothing was sent, since no connection came about. */
function wasRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
    code,
  );
}
