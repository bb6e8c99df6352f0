import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { leanManifest } from "./dev/bundling/lean-manifest.ts";
import { compressBuild } from "./server/pages/compress-build.ts";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // All routes are known from the first page on: no request to discover them over a slow line.
  // One module a route: the waking script loads modules by route and knows of no further parts.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await leanManifest(join(folder, "assets"));
    await compressBuild(folder);
  },
} satisfies Config;
