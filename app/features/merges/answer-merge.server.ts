import { data } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import type { FormRefusal, FormValues } from "#app/http/form.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";

/** Answers a merge or a move: with the list of both once it has begun, with its input where it was refused. */
export function answerMerge(
  kind: "merge" | "move",
  outcome: Outcome<{ id: string }>,
  values: FormValues,
) {
  if (!isRefused(outcome)) {
    return redirectWithFlash(deskPaths.deskMerges(), "ok", `merges.${kind}.started`);
  }
  // The page of a closed company is not there to show why.
  if (outcome.refused === "merges.closed") {
    return redirectWithFlash(deskPaths.deskMerges(), "err", outcome.refused);
  }
  return data<FormRefusal>({ values, refused: outcome.refused }, 409);
}
