import { receiveQueued } from "#app/features/applications/apply/receive-queued.server.ts";
import { receiveMessage } from "#app/features/applications/thread/receive-message.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import type { Route } from "./+types/queued-message.ts";

/** Receives a message that a device queued while it was offline; answers as for a queued application. */
export function action({ params, request, context }: Route.ActionArgs) {
  return receiveQueued({ request, context }, (person) =>
    receiveMessage(person, params.applicationId, request),
  );
}

export function loader() {
  return methodNotAllowed("POST");
}
