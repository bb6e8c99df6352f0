import { data } from "react-router";
import { z } from "zod";
import type { Person } from "#app/features/accounts/actor.ts";
import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readFileForm } from "#app/http/file-form/file-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxFeedFileMegabytes } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { storable } from "#app/platform/database/storable.ts";
import { isRefused, type Outcome, type Refusal } from "#app/platform/outcome.ts";
import {
  addSource,
  changeSettings,
  confirmMapping,
  decideRun,
  pauseSource,
  removeSource,
  replaceFile,
  resumeSource,
  runSourceNow,
} from "./change-source.server.ts";
import { decideCopies } from "./decide-copy.server.ts";
import { readMapping } from "./mapping-form.ts";
import { previewSource } from "./preview-source.server.ts";
import { newSourceForm, settingsForm } from "./source-form.ts";

const maxFeedFileBytes = maxFeedFileMegabytes * 1024 * 1024;

/** Adds the source that a form describes, and goes on to its mapping. */
export async function submitNewSource(person: Person, owner: FeedOwner, request: Request) {
  const sent = await readSourceForm(request);
  if (!sent) return answer({ values: {}, errors: { file: "feeds.errors.broken" } }, 400);
  const { values, file, isTooLarge } = sent;
  const checked = checkForm(newSourceForm, values);
  if (checked.errors || isTooLarge) {
    const errors = { ...checked.errors, ...(isTooLarge && { file: "feeds.errors.file" as const }) };
    return answer({ values, errors }, 400);
  }
  const added = await addSource(person, owner, checked.values, file);
  if (!isRefused(added)) return redirectTo(feedPaths[owner].mapping(added.id));
  if (added.refused === "feeds.errors.address" || added.refused === "feedReasons.credentials") {
    return answer({ values, errors: { url: added.refused } }, 400);
  }
  return answer({ values, refused: added.refused }, 409);
}

const acts = {
  run: { act: runSourceNow, done: "feeds.done.run" },
  pause: { act: pauseSource, done: "feeds.done.paused" },
  resume: { act: resumeSource, done: "feeds.done.resumed" },
  remove: { act: removeSource, done: "feeds.done.removed" },
} as const;

/** Carries out what was pressed on a source's page. */
export async function submitSource(
  person: Person,
  owner: FeedOwner,
  id: string,
  request: Request,
): Promise<Response> {
  const back = feedPaths[owner].one(id);
  const sent = await readSourceForm(request);
  if (!sent) return redirectWithFlash(back, "err", "feeds.errors.broken");
  const { values, file, isTooLarge } = sent;
  const go = (outcome: Outcome<object>, done: MessageKey, to = back) =>
    isRefused(outcome)
      ? redirectWithFlash(back, "err", outcome.refused)
      : redirectWithFlash(to, "ok", done);
  const { intent = "" } = values;
  if (intent === "run" || intent === "pause" || intent === "resume" || intent === "remove") {
    const { act, done } = acts[intent];
    const to = intent === "remove" ? feedPaths[owner].all() : back;
    return go(await act(person, owner, id), done, to);
  }
  if (intent === "go" || intent === "stop") {
    const decision = { runId: values.run ?? "", decision: intent } as const;
    const done = intent === "go" ? "feeds.done.going" : "feeds.done.discarded";
    return go(await decideRun(person, owner, id, decision), done);
  }
  if (intent === "copy" || intent === "copies" || intent === "post") {
    const externalIds = intent === "copies" ? readIds(values.items) : [values.item ?? ""];
    const decision = intent === "post" ? "post" : "copy";
    const decided = await decideCopies(person, owner, { sourceId: id, externalIds, decision });
    return go(decided, `feeds.done.${intent === "post" ? "posted" : intent}`);
  }
  if (intent === "file") {
    if (isTooLarge) return redirectWithFlash(back, "err", "feeds.errors.file");
    if (!file) return redirectWithFlash(back, "err", "feeds.errors.noFile");
    return go(await replaceFile(person, owner, id, file), "feeds.done.replaced");
  }
  const checked = checkForm(settingsForm, values);
  if (checked.errors) return redirectWithFlash(back, "err", "feeds.errors.formOld");
  return go(await changeSettings(person, owner, id, checked.values), "feeds.done.saved");
}

/** Shows the preview of a changed mapping again, or confirms it. */
export async function submitMapping(
  person: Person,
  owner: FeedOwner,
  id: string,
  request: Request,
  language: Language,
) {
  const values = await readForm(request);
  const back = feedPaths[owner].mapping(id);
  const sent = readMapping(values);
  if (!sent) return redirectWithFlash(back, "err", "feeds.errors.formOld");
  if (values.intent === "preview") {
    const options = { mapping: sent.mapping, language };
    const shown = await previewSource(person, owner, id, options);
    if (isRefused(shown)) return redirectWithFlash(back, "err", shown.refused);
    return data(shown);
  }
  const confirmed = await confirmMapping(person, owner, id, sent);
  if (isRefused(confirmed)) return redirectWithFlash(back, "err", confirmed.refused);
  return redirectWithFlash(feedPaths[owner].one(id), "ok", "feeds.done.mapped");
}

/** What a source's mapping page shows first. */
export async function mappingPage(
  person: Person,
  owner: FeedOwner,
  id: string,
  language: Language,
) {
  const shown = await previewSource(person, owner, id, { language });
  if (!isRefused(shown)) return shown;
  throw refusedPage(owner, id, shown);
}

/** The ids of listed copies; none where the field is not as the page writes it. */
function readIds(json = ""): string[] {
  try {
    return z.array(z.string().transform(storable)).parse(JSON.parse(json));
  } catch {
    return [];
  }
}

/** Undefined where the form is broken. */
async function readSourceForm(request: Request) {
  const form = await readFileForm(request, { field: "file", maxFileBytes: maxFeedFileBytes });
  if (!form) return undefined;
  const [sent] = form.files;
  const file = sent && { name: sent.fileName, content: sent.content };
  return { values: form.values, file, isTooLarge: sent?.tooLarge === true };
}

function refusedPage(owner: FeedOwner, id: string, { refused }: Refusal): Response {
  return redirectWithFlash(feedPaths[owner].one(id), "err", refused);
}

function redirectTo(to: string): Response {
  return new Response(null, { status: 303, headers: { location: to } });
}

function answer(values: FormRefusal, status: number) {
  return data<FormRefusal>(values, status);
}
