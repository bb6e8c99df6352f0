import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { receiveQueued } from "#app/features/applications/apply/receive-queued.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import type { Route } from "./+types/queued-application.ts";

/** Receives an application that a device queued while it was offline. */
export function action({ params, request, context }: Route.ActionArgs) {
  return receiveQueued({ request, context }, (person) =>
    receiveApplication(person, params.jobId, request),
  );
}

export function loader() {
  return methodNotAllowed("POST");
}
