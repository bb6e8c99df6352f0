import { readTexts } from "#app/messages/read-texts.ts";
import browse from "./browse.json" with { type: "json" };
import jobs from "./jobs.json" with { type: "json" };
import labels from "./labels.json" with { type: "json" };
import memory from "./memory/memory.json" with { type: "json" };
import visit from "./memory/visit.json" with { type: "json" };
import offline from "./offline.json" with { type: "json" };
import pages from "./pages.json" with { type: "json" };
import suggest from "./suggest.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };

/** Words of the frame and of the pages that everybody reads, searches and signs in by. */
export const messages = readTexts("en", {
  browse,
  jobs,
  labels,
  memory,
  offline,
  pages,
  suggest,
  ui,
  visit,
});
