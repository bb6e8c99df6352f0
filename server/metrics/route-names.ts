import { matchRoutes } from "react-router";
import { remembering } from "#app/platform/remembering.ts";

type Manifest = Record<
  string,
  { path?: string | undefined; index?: boolean | undefined } | undefined
>;

/** Enough for frequent routes; strangers may request anything. */
const maxKnown = 1000;

/** Names the route of an address by its pattern: figures by raw addresses would have no end. */
export function routeNames(manifest: Manifest): (url: string | undefined) => string {
  const routes = Object.values(manifest).flatMap((route) =>
    route?.path === undefined && !route?.index ? [] : [{ path: `/${route.path ?? ""}` }],
  );
  const knownName = remembering(maxKnown, nameOf);
  return (url = "/") => knownName(url.split("?", 1)[0] ?? "/");

  function nameOf(path: string): string {
    const [, first = ""] = path.split("/");
    if (aside.has(first)) return `/${first}`;
    if (!isReadable(path)) return "/*";
    const page = path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
    return matchRoutes(routes, page)?.at(-1)?.route.path ?? "/*";
  }
}

/** First parts of addresses that no route has: files of the build, films, health, data. */
const aside = new Set(["assets", "videos", "health", "api", "suggest"]);

/** The router would log whatever it cannot decode. */
function isReadable(path: string): boolean {
  try {
    return path.startsWith("/") && decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
