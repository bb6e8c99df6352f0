import { z } from "zod";
import { isEmail, storedEmail } from "./email-address.ts";

const text = z.string().prefault("");

/** An address, as one signs in with it; empty where nothing was typed. */
export const anyEmail = text.transform(storedEmail);
/** A whole address. Its error must not abort: checks of the whole form would be skipped. */
export const wholeEmail = anyEmail.superRefine((email, context) => {
  const message = email === "" ? "accounts.emailMissing" : "accounts.emailInvalid";
  if (!isEmail(email)) context.addIssue({ code: "custom", message });
});
