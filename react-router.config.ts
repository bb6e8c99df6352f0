import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // All routes are known from the first page on: no request to discover them over a slow line.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
