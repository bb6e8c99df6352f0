import { answerField, questionWords } from "#app/features/applications/answers/answer.ts";
import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { receiveQueued } from "#app/features/applications/apply/receive-queued.server.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { Route } from "./+types/queued-application.ts";

/** Receives an application that a device queued while it was offline. */
export function action({ params, request, context }: Route.ActionArgs) {
  return receiveQueued({ request, context }, async (person) => {
    const received = await receiveApplication(person, params.jobId, request);
    if (received === "sent" || received.answer.refused !== "screening.errors.changed") {
      return received;
    }
    const messages = messagesFor(context.get(languageContext));
    const words = (await listPublicQuestions(params.jobId)).map(
      (question) => [answerField(question.id), questionWords(question, messages)] as const,
    );
    return { ...received, answer: { ...received.answer, questions: Object.fromEntries(words) } };
  });
}

export function loader() {
  return methodNotAllowed("POST");
}
