import { data } from "react-router";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Done } from "./accounts/act-on-account.server.ts";
import { type DeskAct, type DeskInput, deskForm } from "./desk-act.ts";

/** Handles the form of an act on the record of a page, and returns there. */
export async function submitAct<Act extends DeskAct>(
  request: Request,
  page: string,
  acts: readonly Act[],
  carryOut: (act: Act, input: DeskInput) => Promise<Done>,
) {
  const values = await readForm(request);
  const refuse = (why: Omit<FormRefusal, "values">, status: number) =>
    data<FormRefusal>({ ...why, values }, status);
  const act = acts.find((each) => each === values.act);
  if (!act) return refuse({ refused: "moderation.actMissing" }, 400);
  const checked = checkForm(deskForm(act), values);
  if (checked.errors) return refuse({ errors: checked.errors }, 400);
  const done = await carryOut(act, checked.values);
  if (isRefused(done)) return refuse({ refused: done.refused }, done.retryAfter ? 429 : 409);
  return redirectWithFlash(page, "ok", `desk.done.${act}`);
}
