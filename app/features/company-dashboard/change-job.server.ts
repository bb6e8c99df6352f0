import { data } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  extendJob,
  reopenJob,
  unscheduleDraft,
} from "#app/features/jobs/lifecycle/change-job.server.ts";
import { copyJob } from "#app/features/jobs/lifecycle/copy-job.server.ts";
import { publishedKey } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { saveJobAsTemplate } from "#app/features/jobs/lifecycle/job-templates.server.ts";
import { findOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { paths } from "#app/paths.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";

type Act = (actor: Person, job: string, values: FormValues) => Promise<Outcome<{ id: string }>>;

const extend: Act = (actor, job, { lastDay }) => extendJob(actor, job, lastDay);

const acts = {
  extend,
  confirm: extend,
  reopen: reopenJob,
  unschedule: unscheduleDraft,
  copy: copyJob,
  saveAsTemplate: saveJobAsTemplate,
} satisfies Record<string, Act>;

/**
 * Runs the action of a menu button on an own job; leads back to the list at this address or on to a copy. A job whose last
 * day is another one than the button was shown with is answered with that day, and not extended.
 */
export async function changeJob(actor: Person, values: FormValues, list: string) {
  const { intent, job = "" } = values;
  const name = (Object.keys(acts) as (keyof typeof acts)[]).find((each) => each === intent);
  if (!name) return redirectWithFlash(list, "err", "manage.refusals.action");
  try {
    const act: Act = acts[name];
    const changed = await act(actor, job, values);
    if (isRefused(changed) && changed.refused === "manage.refusals.lastDayChanged") {
      const now = await findOwnJob(actor, job);
      const { title = "", applicationDeadline: deadline = null } = now ?? {};
      return data({ refused: changed.refused, title, deadline }, 409);
    }
    if (isRefused(changed)) return redirectWithFlash(list, "err", changed.refused);
    const next = name === "copy" ? paths.previewJob(changed.id) : list;
    const done = publishedKey(await findOwnJob(actor, changed.id), `manage.done.${name}`);
    return redirectWithFlash(next, "ok", done, { job: changed.id });
  } catch (error) {
    logError(error, { act: name });
    return redirectWithFlash(list, "err", "manage.refusals.failed");
  }
}
