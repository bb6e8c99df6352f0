import { createContext } from "react-router";
import type { Unavailability } from "#app/platform/service-unavailable.server.ts";

/** Set where a request could not be served for now, so that another page stands in for the error page. */
export const unavailableContext = createContext<Unavailability | null>(null);
