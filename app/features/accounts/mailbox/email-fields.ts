import { z } from "zod";
import { isEmail, storedEmail } from "./email-address.ts";

const text = z.string().prefault("");

/** An address, as one signs in with it; empty where nothing was typed. */
export const anyEmail = text.transform(storedEmail);
/** A whole address. */
export const wholeEmail = anyEmail
  .refine((email) => email !== "", { error: "accounts.emailMissing", abort: true })
  .refine(isEmail, "accounts.emailInvalid");
