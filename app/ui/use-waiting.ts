import { useNavigation } from "react-router";

/** Whether the page of a path is on its way with other contents, once scripts run. */
export function useWaiting(path: string): boolean {
  const { state, location, formMethod } = useNavigation();
  return state === "loading" && location.pathname === path && formMethod !== "POST";
}
