import { browse } from "./browse.ts";
import { jobs } from "./jobs.ts";
import { labels } from "./labels.ts";
import { memory } from "./memory/memory.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { suggest } from "./suggest.ts";
import { ui } from "./ui.ts";

/** Words of the frame and of the pages that everybody reads, searches and signs in by. */
export const messages = { browse, jobs, labels, memory, offline, pages, suggest, ui };
