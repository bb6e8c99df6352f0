import { type FormValues, textFields } from "./form.ts";

/** The text fields that a request carries. Throws a 400 for a body that is no form or a broken one. */
export async function readForm(request: Request): Promise<FormValues> {
  try {
    return textFields(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) throw new Response(null, { status: 400 });
    throw error;
  }
}
