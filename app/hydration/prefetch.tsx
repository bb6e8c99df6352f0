import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** Once scripts run, what the waking script sees meant is asked for as data and scripts. */
export function Prefetch() {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    const note = (event: Event) => setMeant((event as CustomEvent<string>).detail);
    document.addEventListener("furas:meant", note);
    return () => document.removeEventListener("furas:meant", note);
  }, []);
  return meant && <PrefetchPageLinks page={meant} />;
}
