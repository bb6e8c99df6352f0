import { redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { readLogFilter } from "#app/features/moderation/log/log-filter.ts";
import { exportLog } from "#app/features/moderation/log/log-list.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { csvResponse } from "#app/platform/csv/csv-response.ts";
import type { Route } from "./+types/export-moderation-log.ts";

export function loader() {
  return redirect(deskPaths.moderationLog(), 303);
}

/** The filtered log as a table. It is posted, since each export stands in the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = moderatorAt(context, request);
  const filter = readLogFilter(new URLSearchParams(await readForm(request)));
  return csvResponse(
    await exportLog(person, filter, context.get(languageContext)),
    "moderation-log",
  );
}
