import { useNavigation } from "react-router";

/** Whether a form that is posted to `path` is under way. */
export function useSending(path: string): boolean {
  const { formMethod, formAction } = useNavigation();
  return formMethod === "POST" && formAction?.split("?")[0] === path;
}
