import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { urls } from "./pages.ts";

/** Every URL of pages.ts, in the form that the router's build reads. */
export default urls.flatMap(({ path, file, id }) => {
  if (!file) return [];
  return path === "/" ? index(file) : route(path, file, { id });
}) satisfies RouteConfig;
