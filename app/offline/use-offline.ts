import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Whoever is signed in: the account's id, or null. */
type Person = string | null;

/**
 * Has pages stay readable off the line, and sends what was kept. All of it is loaded when the page
 * is idle, since no page needs it to be shown; answers what there is to say on top of the page.
 */
export function useOffline(person: Person): ReactNode {
  const [parts, setParts] = useState<Parts>();
  const { pathname, search, key } = useLocation();

  useEffect(() => {
    if (import.meta.env.DEV || parts) return;
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    const asked = idle(() => void loadParts().then(setParts, () => {}));
    return () => (window.cancelIdleCallback ?? clearTimeout)(asked as number);
  }, [parts]);

  useEffect(() => {
    if (key !== "default") document.getElementById("copy-age")?.remove();
  }, [key]);

  useEffect(() => parts?.follow(person, pathname + search), [parts, person, pathname, search]);

  return parts ? createElement(parts.KeptNotes, { person }) : null;
}

type Parts = {
  follow: (person: Person, address: string) => () => void;
  KeptNotes: ComponentType<{ person: Person }>;
};

async function loadParts(): Promise<Parts> {
  const [{ followPages }, { KeptNotes }] = await Promise.all([
    import("./follow-pages.ts"),
    import("../areas/applications/ui/kept-notes.tsx"),
  ]);
  return { follow: followPages, KeptNotes };
}
