import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import "./hydration/read-forms.js";
import "./hydration/switch-language.js";
import { filesIn, postForms, readForms } from "./device-storage/page-forms.ts";
import { closeMenus } from "./hydration/menus.ts";
import { routerContext, visitorRoot } from "./hydration/router-context.ts";
import { guardTexts, putTextsBack } from "./hydration/translated-text.ts";
import { addLanguage, type Language, lineOf } from "./i18n/language.ts";
import { loadAdded, loadPrivateMessages } from "./messages/private-messages.ts";
import { registerMessages } from "./messages/registry.ts";
import type { RootData } from "./ui/page/use-root-data.ts";

/** Data the server wrote into the page; see entry.server.tsx. */
type PageBlock = {
  /** Left out where it is the usual one. */
  context?: object;
  manifest: string;
  routes: [id: string, module: string][];
  data: { loaderData: { [id: string]: object }; actionData?: object };
  own?: true;
  /** The script that stood in for React; the root's data are then a visitor's. */
  visit?: string;
};

// In development the router's own scripts load on every page.
if (import.meta.env.DEV) {
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, closeMenus, true);
  loadAllMessages().then(hydrate);
}

/** Hydrates the page; called by the inline script, again after a lost connection. */
export async function startHydration({
  context = routerContext,
  manifest,
  routes,
  data,
  own,
  visit,
}: PageBlock): Promise<void> {
  if (visit) data.loaderData.root = { ...visitorRoot, ...data.loaderData.root };
  for (const line of (data.loaderData.root as Partial<RootData>)?.languages ?? [])
    addLanguage(line);
  const modules = routes.map(([, module]) => import(/* @vite-ignore */ module));
  const [loaded] = await Promise.all([
    Promise.all(modules),
    import(/* @vite-ignore */ manifest),
    loadPageMessages(),
    own && loadPrivateMessages(),
  ]);
  Object.assign(window, {
    __reactRouterContext: {
      ...context,
      stream: new Response(flat({ actionData: null, errors: null, ...data })).body,
    },
    __reactRouterRouteModules: Object.fromEntries(routes.map(([id], index) => [id, loaded[index]])),
  });
  hydrate();
}

/** A page speaks one language until it is loaded again, so only that one's words are fetched. */
async function loadPageMessages(): Promise<void> {
  const line = lineOf(document.documentElement.lang as Language);
  if (line?.files) {
    await loadAdded(line.files.public);
    // Each import stands alone: of a choice between two the build would load both.
  } else if (document.documentElement.lang === "en") {
    registerMessages("en", (await import("./messages/en/public.ts")).messages);
  } else {
    registerMessages("ar", (await import("./messages/ar/public.ts")).messages);
  }
}

async function loadAllMessages(): Promise<void> {
  registerMessages("en", (await import("./messages/en/index.ts")).messages);
  registerMessages("ar", (await import("./messages/ar/index.ts")).messages);
  for (const line of JSON.parse(document.documentElement.dataset.languages ?? "[]")) {
    addLanguage(line);
    for (const file of Object.values<string>(line.files ?? {})) await loadAdded(file);
  }
}

function hydrate(): void {
  const isTranslated = putTextsBack();
  guardTexts();
  // Words that stood in for React's own (visitor-script/visitor-page.ts).
  for (const mark of document.querySelectorAll("[data-visitor]")) mark.remove();
  const forms = postForms();
  // React draws a page that does not match again: the old forms hold the input until then.
  const onRecoverableError = async (error: unknown) => {
    console.error(error);
    const { fillForms } = await import("./device-storage/fill-forms.ts");
    fillForms({ forms: readForms(forms), files: forms.map(filesIn) });
  };
  const start = () => {
    // Moves in React transitions were seen to get lost when they came just after hydration on a busy
    // machine: the router had moved on and the page had not. Plain updates are not.
    hydrateRoot(document, <HydratedRouter useTransitions={false} />, { onRecoverableError });
  };
  // In a transition React pauses, and the browser would translate again in each pause.
  if (isTranslated) start();
  else startTransition(start);
}

/** The form in which the router reads its data: every value once, objects by the places of their parts. */
function flat(value: unknown): string {
  const out: unknown[] = [];
  const place = (one: unknown): number => {
    if (one === null) return -5;
    const index = out.push(0) - 1;
    if (Array.isArray(one)) out[index] = one.map(place);
    else if (typeof one === "object" && one) {
      const parts = Object.entries(one).map(([key, part]) => [`_${place(key)}`, place(part)]);
      out[index] = Object.fromEntries(parts);
    } else out[index] = one;
    return index;
  };
  place(value);
  return `${JSON.stringify(out)}\n`;
}
