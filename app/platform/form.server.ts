import { type FormValues, textFields } from "./form.ts";
import { storable } from "./storable.ts";

/** The text fields that a request carries. Throws a 400 for a body that is no form or a broken one. */
export async function readForm(request: Request): Promise<FormValues> {
  try {
    return storableFields(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) throw new Response(null, { status: 400 });
    throw error;
  }
}

/** The text fields of a form as they may be stored. */
export function storableFields(form: FormData): FormValues {
  const fields = Object.entries(textFields(form));
  return Object.fromEntries(fields.map(([name, value]) => [name, storable(value)]));
}
