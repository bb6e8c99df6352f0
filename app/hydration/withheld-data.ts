import { createContext, data, type RouterContextProvider, type ServerBuild } from "react-router";

type Loader = NonNullable<ServerBuild["routes"][string]>["module"]["loader"];

/**
 * For each page the router also writes its data down for scripts of its own, which this product does
 * not send (docs/decisions/0003). Withheld data look empty to that writer and are opened for rendering.
 */
const sealsContext = createContext(false);

/** Has the loaders of this request seal what they answer; restoreWithheldData must follow. */
export function withholdData(context: RouterContextProvider): void {
  context.set(sealsContext, true);
}

/** The build with loaders that seal where the request asks for it; those without a page never do. */
export function withholding(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.default) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: sealed(route.module.loader) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function sealed(loader: Loader): Loader {
  if (!loader) return loader;
  return async (args) => {
    const loaded: unknown = await loader(args);
    if (!args.context.get(sealsContext)) return loaded;
    if (isWithInit(loaded)) return data(seal(loaded.data), loaded.init ?? undefined);
    return loaded instanceof Response ? loaded : seal(loaded);
  };
}

/** The data of a page's routes as their loaders made them. */
export function restoreWithheldData(loaderData: Record<string, unknown>): Record<string, unknown> {
  const opened = Object.entries(loaderData).map(([id, value]) => [
    id,
    value instanceof Sealed ? value.open() : value,
  ]);
  return Object.fromEntries(opened);
}

class Sealed {
  readonly #data: unknown;

  constructor(value: unknown) {
    this.#data = value;
  }

  open(): unknown {
    return this.#data;
  }
}

function seal(value: unknown): unknown {
  return typeof value === "object" && value !== null ? new Sealed(value) : value;
}

function isWithInit(value: unknown): value is ReturnType<typeof data<unknown>> {
  const is = typeof value === "object" && value !== null && "type" in value;
  return is && value.type === "DataWithResponseInit";
}
