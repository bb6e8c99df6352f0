/** Errors of an auth call, passed to the caller unchanged. */
export type AuthErrorKind =
  | "session_missing"
  | "invalid_credentials"
  | "weak_password"
  | "retryable_fetch_error"
  | "invalid_token"
  | "user_already_exists"
  | "email_not_confirmed"
  | "validation_failed"
  | "over_request_rate_limit"
  | "reauthentication_needed"
  | "user_banned"
  | "second_factor_needed"
  | "unexpected_failure";

/** The status that a kind is answered with. */
export const authErrorStatus = {
  session_missing: 401,
  invalid_credentials: 400,
  weak_password: 422,
  retryable_fetch_error: 503,
  invalid_token: 403,
  user_already_exists: 422,
  email_not_confirmed: 403,
  validation_failed: 400,
  over_request_rate_limit: 429,
  reauthentication_needed: 400,
  user_banned: 403,
  second_factor_needed: 401,
  unexpected_failure: 500,
} as const satisfies Record<AuthErrorKind, number>;

export class AuthError extends Error {
  readonly kind: AuthErrorKind;
  /** The answer's HTTP status; 0 when none came. */
  readonly status: number;

  constructor(kind: AuthErrorKind, status: number) {
    super(kind);
    this.name = "AuthError";
    this.kind = kind;
    this.status = status;
  }
}

export function isAuthErrorKind(value: unknown): value is AuthErrorKind {
  return typeof value === "string" && value in authErrorStatus;
}
