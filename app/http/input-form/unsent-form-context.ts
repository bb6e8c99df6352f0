import { createContext } from "react-router";

/** A form that came when its person's session had ended, as far as it was text. */
export type UnsentForm = {
  action: string;
  isMultipart: boolean;
  fields: [string, string][];
  /** It cannot be sent again: what it is about is gone, or the right to it. */
  isLost?: boolean;
  /** It has just been sent again: the page that answers has its input. */
  isBack?: boolean;
};

/** The form of the person who asks for a page, on the pages that its cookie is sent to. */
export const unsentFormContext = createContext<UnsentForm | null>(null);
