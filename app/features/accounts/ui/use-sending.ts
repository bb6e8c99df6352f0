import { useNavigation } from "react-router";

/** Whether a form that is posted to `path` is under way. */
export function useSending(path: string): boolean {
  const { formMethod, formAction } = useNavigation();
  return formMethod === "POST" && formAction?.split("?")[0] === path;
}

/** The intent of a form that is sent to `path`; null while none is. */
export function useSentIntent(path: string): string | null {
  const { formAction, formData } = useNavigation();
  if (formAction?.split("?")[0] !== path) return null;
  return String(formData?.get("intent") ?? "");
}
