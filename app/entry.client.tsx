import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { registerWords } from "./words/registry.ts";

hydrate();

/** A page speaks one language until it is loaded anew, so only that one's words are fetched. */
async function hydrate() {
  const language = document.documentElement.lang === "en" ? "en" : "ar";
  const { words } =
    language === "ar" ? await import("./words/ar/index.ts") : await import("./words/en/index.ts");
  registerWords(language, words);
  startTransition(() => {
    // Moves in React transitions were seen to get lost when they came just after hydration on a busy
    // machine: the router had moved on and the page had not. Plain updates are not.
    hydrateRoot(document, <HydratedRouter useTransitions={false} />);
  });
}
