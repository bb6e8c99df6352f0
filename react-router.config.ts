import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // All routes are known from the first page on: no request to discover them over a slow line.
  // One module a route: the waking script loads modules by route and knows of no further parts.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
