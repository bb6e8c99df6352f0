/** The router's manifest of this build, which is the same on every page. */
export const routerContext = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** The root's data that all visitors' pages share; such a page contains only the rest. */
export const visitorRoot = {
  account: null,
  session: null,
  applied: [],
  memory: null,
  isSharedDevice: false,
  leftovers: null,
  flash: null,
  unsent: null,
};
