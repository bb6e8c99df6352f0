import { createContext, data, type RouterContextProvider, type ServerBuild } from "react-router";

type Loader = NonNullable<ServerBuild["routes"][string]>["module"]["loader"];

/**
 * For each page the router also writes its data down for scripts of its own, which this product does
 * not send (docs/decisions/0003). Withheld data look empty to that writer and are opened for rendering.
 */
const withholdsContext = createContext(false);

/** Makes the loaders of this request wrap their data; restoreWithheldData must follow. */
export function withholdData(context: RouterContextProvider): void {
  context.set(withholdsContext, true);
}

/** The build with loaders that wrap their data for requests that ask for it. */
export function withholding(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.default) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: withhold(route.module.loader) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function withhold(loader: Loader): Loader {
  if (!loader) return loader;
  return async (args) => {
    const loaded: unknown = await loader(args);
    if (!args.context.get(withholdsContext)) return loaded;
    if (isWithInit(loaded)) return data(wrap(loaded.data), loaded.init ?? undefined);
    return loaded instanceof Response ? loaded : wrap(loaded);
  };
}

/** The data of a page's routes as their loaders made them. */
export function restoreWithheldData(loaderData: Record<string, unknown>): Record<string, unknown> {
  const opened = Object.entries(loaderData).map(([id, value]) => [
    id,
    value instanceof Withheld ? value.open() : value,
  ]);
  return Object.fromEntries(opened);
}

class Withheld {
  readonly #data: unknown;

  constructor(value: unknown) {
    this.#data = value;
  }

  open(): unknown {
    return this.#data;
  }
}

function wrap(value: unknown): unknown {
  return typeof value === "object" && value !== null ? new Withheld(value) : value;
}

function isWithInit(value: unknown): value is ReturnType<typeof data<unknown>> {
  const is = typeof value === "object" && value !== null && "type" in value;
  return is && value.type === "DataWithResponseInit";
}
