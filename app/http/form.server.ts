import { findPage, findRouted } from "#app/pages.ts";
import { storable } from "#app/platform/database/storable.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { type FormValues, textFields } from "./form.ts";

/** More than any form of the board has; each costs memory and time. */
const maxFields = 500;

const kilobyte = 1024;
/** A refused form comes back with its input, so its fields are limited. */
const limits = {
  anybody: { bytes: 32 * kilobyte, field: 4 * kilobyte },
  member: { bytes: 512 * kilobyte, field: 32 * kilobyte },
};

/**
 * How many bytes the form at a path may have, and how many characters each of its fields. The router knows more
 * spellings of an address than our own links have; any other is one that anybody may send to.
 */
export function formLimits(pathname: string): { bytes: number; field: number } {
  const path = pathname.replace(/\.data$/, "");
  const known = findPage(path) ?? findRouted(path);
  const isOpen = !known || ("reader" in known && known.reader === "anybody");
  return isOpen ? limits.anybody : limits.member;
}

/**
 * The text fields that a request carries. Throws a 400 for a body that is no form without files, or
 * one of too many fields, and a 413 for a field that is too long.
 */
export async function readForm(request: Request): Promise<FormValues> {
  return storableFields(await readFields(request));
}

/** The same with all fields of a name, as they came. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) throw badRequest();
  const body = await request.text();
  if (hasMore(body, "&", maxFields)) throw badRequest();
  const { field } = formLimits(new URL(request.url).pathname);
  const form = new URLSearchParams(body);
  for (const value of form.values()) if (value.length > field) throw tooLarge();
  return form;
}

function badRequest(): Response {
  return new Response(null, { status: 400 });
}

function tooLarge(): Response {
  return new Response(null, { status: 413 });
}

function hasMore(text: string, sign: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count < max; count++) {
    at = text.indexOf(sign, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The text fields of a form as they may be stored, an address as it was typed. */
export function storableFields(form: FormData | URLSearchParams): FormValues {
  const fields = Object.entries(textFields(form));
  return Object.fromEntries(fields.map(([name, value]) => [name, shownEmail(storable(value))]));
}
