import { isUuid } from "#app/platform/uuid.ts";

/** The job whose application a page is a step of, if there is one. */
export function jobIn(request: Request): string | null {
  const job = new URL(request.url).searchParams.get("job") ?? "";
  return isUuid(job) ? job : null;
}
