import { paths, withQuery } from "../../paths.ts";

/** The addresses of recovery and of the calls behind a session. */
export const recoveryPaths = {
  forgot: (query: { sent?: 1 } = {}) => withQuery(paths.forgotPassword(), query),
  reset: (query: { token?: string; done?: 1 } = {}) => withQuery("/reset-password", query),
  call: (name: string) => `/auth/v1/${name}`,
} as const;
