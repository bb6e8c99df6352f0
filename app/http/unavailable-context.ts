import { createContext } from "react-router";
import type { Unavailability } from "#app/platform/service-unavailable.server.ts";

/** Set where a request met a hindrance, so that another page stands in for the one of faults. */
export const unavailableContext = createContext<Unavailability | null>(null);
