import { storable } from "#app/platform/database/storable.ts";
import { type FormValues, textFields } from "./form.ts";

/** More than any form of the board has; each costs memory and time. */
const maxFields = 500;

/**
 * The text fields that a request carries. Throws a 400 for a body that is no form without files, or
 * one of too many fields.
 */
export async function readForm(request: Request): Promise<FormValues> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) throw badRequest();
  const body = await request.text();
  if (hasMore(body, "&", maxFields)) throw badRequest();
  return storableFields(new URLSearchParams(body));
}

function badRequest(): Response {
  return new Response(null, { status: 400 });
}

function hasMore(text: string, sign: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count < max; count++) {
    at = text.indexOf(sign, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The text fields of a form as they may be stored. */
export function storableFields(form: FormData | URLSearchParams): FormValues {
  const fields = Object.entries(textFields(form));
  return Object.fromEntries(fields.map(([name, value]) => [name, storable(value)]));
}
