import type { Plugin } from "vite";

/**
 * Parts of React Router that no page of ours reaches in a browser, with what they answer there: routes
 * are all known from the first page on (react-router.config.ts), and nothing measures its calls. A
 * name that the router imports and that is missing here fails the build.
 */
const unreached = {
  "router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    getRouteInstrumentationUpdates: "() => ({})",
    instrumentClientSideRouter: "(router) => router",
    ...serverOnly("instrumentHandler", "instrumentationResultMetaContext"),
  },
  "dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPartialManifest: "(manifest) => manifest",
    getPatchRoutesOnNavigationFunction: "() => undefined",
    useFogOFWarDiscovery: "() => {}",
    ...serverOnly("getManifestPath", "getPathsWithAncestors", "handleClientVersionMismatch"),
  },
};

/** What only the router's server parts import, which the browser's files leave out anyway. */
function serverOnly(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, "undefined"]));
}

const files = Object.entries(unreached);
const file =
  /\/react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/;

/** Leaves those parts out of the browser's files: 2 KB of what every page loads. */
export function leanRouter(): Plugin {
  const left = new Set<string>();
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: file },
      handler(id) {
        const [path, names] = files.find(([path]) => id.endsWith(`/${path}`)) ?? [];
        if (!path || !names) return undefined;
        left.add(path);
        return Object.entries(names)
          .map(([name, value]) => `export const ${name} = ${value};`)
          .join("\n");
      },
    },
    buildEnd(error) {
      const missing = files.filter(([path]) => !left.has(path)).map(([path]) => path);
      if (!error && missing.length > 0) {
        throw new Error(
          `React Router has no ${missing.join(" and no ")}: see dev/bundling/lean-router.ts.`,
        );
      }
    },
  };
}
