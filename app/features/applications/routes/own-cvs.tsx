import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { statusOf } from "#app/features/applications/apply/refusal-status.server.ts";
import { maxFilesOfCv, readSentForm } from "#app/features/applications/cv/multipart.server.ts";
import {
  deleteOwnCv,
  listOwnCvs,
  renameOwnCv,
  saveOwnCv,
} from "#app/features/applications/cv/own/own-cvs.server.ts";
import { AddCv } from "#app/features/applications/cv/own/ui/add-cv.tsx";
import { OwnCvRow } from "#app/features/applications/cv/own/ui/own-cv-row.tsx";
import { sendOrRefuse } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { SentFile } from "#app/http/file-form/file-form.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxSavedCvs } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import type { Route } from "./+types/own-cvs.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const cvs = await listOwnCvs(seekerOrRedirect(context, request));
  const added = new URL(request.url).searchParams.get("added");
  return { cvs, added: cvs.find(({ id }) => id === added)?.id ?? null };
}

/** The refusal; the name entered for a file is returned. */
type Answer = { refused: MessageKey; label?: string };

export async function action({ request, context }: Route.ActionArgs) {
  const person = seekerOrRedirect(context, request);
  const form = await readSentForm(request, "cv", maxFilesOfCv);
  if (isRefused(form)) return data<Answer>(form, 400);
  const changed = await change(person, form.values, form.files);
  if (!isRefused(changed)) {
    return redirectWithFlash(paths.ownCvs({ added: changed.added }), "ok", changed.message);
  }
  const answer = { refused: changed.refused, label: form.values.label ?? "" };
  return data<Answer>(answer, statusOf(changed.refused));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return await sendOrRefuse(args, { label: undefined });
}

export default function OwnCvs({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, none, noneMore, list, toProfile } = messages.cvs;
  const { cvs } = loaderData;
  return (
    <AccountPage title={title} description={description}>
      <div className="stack">
        {actionData && (
          <Refusal answer={actionData} title={messageAt(messages, actionData.refused)} />
        )}
        {loaderData.added && (
          <section className="card pad stack gap-2">
            <p>{toProfile.added}</p>
            <p>
              <ButtonLink to={paths.ownCvFields(loaderData.added)} variant="primary">
                {toProfile.open}
              </ButtonLink>
            </p>
          </section>
        )}
        {cvs.length === 0 ? (
          <div className="cv-row">
            <div className="cv-details">
              <p>
                <b>{none}.</b> {noneMore}
              </p>
              <span className="cv-kind" lang="en" aria-hidden="true">
                PDF
              </span>
            </div>
          </div>
        ) : (
          <ul className="stack" aria-label={list}>
            {cvs.map((cv) => (
              <OwnCvRow key={`${cv.id} ${cv.name}`} cv={cv} />
            ))}
          </ul>
        )}
        <AddCv key={cvs.length} left={maxSavedCvs - cvs.length} label={actionData?.label} />
      </div>
    </AccountPage>
  );
}

/** Others than job seekers have no CVs: they are led to their account. */
function seekerOrRedirect(context: Route.LoaderArgs["context"], request: Request): Person {
  const person = signedInPerson(context, request);
  if (whyNotSend(person)) throw redirect(paths.myAccount(), 303);
  return person;
}

/** The CV that was added is offered for the profile. */
type Changed = { message: MessageKey; added?: string };

async function change(
  person: Person,
  { intent, id = "", label = "" }: FormValues,
  files: readonly SentFile[],
): Promise<Outcome<Changed>> {
  if (intent === "rename") return withMessage(await renameOwnCv(person, id, label), "cvs.renamed");
  if (intent === "delete") return withMessage(await deleteOwnCv(person, id), "cvs.removed");
  if (files.some(({ tooLarge }) => tooLarge)) return refused("applications.cvTooLarge");
  const saved = await saveOwnCv(person, files, { label });
  return isRefused(saved) ? saved : { message: "cvs.added", added: saved.id };
}

function withMessage(outcome: Outcome<{ id: string }>, key: MessageKey): Outcome<Changed> {
  return isRefused(outcome) ? outcome : { message: key };
}
