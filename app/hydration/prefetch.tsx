import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** Prefetches data and scripts of a link's page, on bring-react.ts's event. */
export function Prefetch() {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    const note = (event: Event) => setMeant((event as CustomEvent<string>).detail);
    document.addEventListener("furas:meant", note);
    return () => document.removeEventListener("furas:meant", note);
  }, []);
  return meant && <PrefetchPageLinks page={meant} />;
}
