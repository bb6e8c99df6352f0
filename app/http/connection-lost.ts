import { data, isRouteErrorResponse } from "react-router";
import { type FormValues, textFields } from "./form.ts";

/*
 * A browser tells a lost connection by a TypeError; where the board cannot answer for now, it says
 * 503, or 429 where a network asks for too much. A page answers itself then: otherwise the error page
 * would take its place, and the input would be gone.
 */

/** The message key for a form whose connection was lost while it was being sent. */
export const connectionLostKey = "accounts.connectionLost" as const;

/** Whether a request did not arrive and may be sent again unchanged. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && passing.has(error.status));
}

const passing: ReadonlySet<number> = new Set([429, 503]);

/** Lets a lost connection through and throws anything else again. */
export function rethrowUnlessConnectionLost(error: unknown): void {
  if (!isConnectionLost(error)) throw error;
}

/** Loads a page; a part of it alone, which ?`part`= asks for, is `nothing` when the connection is lost. */
export async function loadOrNothing<Loaded, Nothing>(
  { request, serverLoader }: { request: Request; serverLoader: () => Promise<Loaded> },
  part: string,
  nothing: Nothing,
): Promise<Loaded | Nothing> {
  try {
    return await serverLoader();
  } catch (error) {
    rethrowUnlessConnectionLost(error);
    if (!new URL(request.url).searchParams.has(part)) throw error;
    return nothing;
  }
}

/** Sends a form whose input stays on the page; when the connection is lost it is refused, with `more`. */
export async function sendOrRefuse<Answer, More extends object = object>(
  { serverAction }: { serverAction: () => Promise<Answer> },
  more?: More,
) {
  try {
    return await serverAction();
  } catch (error) {
    rethrowUnlessConnectionLost(error);
    return data({ ...(more as More), refused: connectionLostKey }, 503);
  }
}

/** Sends a form; when the connection is lost it is refused with the input that is `kept`. */
export async function sendOrKeep<Answer, Returned>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  returned: (input: FormValues) => Returned,
) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    rethrowUnlessConnectionLost(error);
    const values = returned(textFields(await sent.formData()));
    // As a failure, or the page would be requested again over the same connection.
    return data({ refused: connectionLostKey, values }, 503);
  }
}

/** The answer of the page's own action has its type from there. */
type Sent = { request: Request; serverAction: () => Promise<never> };

/** The clientAction of a page whose form is shown again with all of its input. */
export function keepInput(args: Sent) {
  return sendOrKeep(args, (input) => input);
}

/** The clientAction of a page whose form stays as it is. */
export function refuseWhenCut({ serverAction }: Sent) {
  return sendOrRefuse({ serverAction });
}
