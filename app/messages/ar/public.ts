import type { Messages } from "#app/messages/en/index.ts";
import { browse } from "./browse.ts";
import { jobs } from "./jobs.ts";
import { labels } from "./labels.ts";
import { memory } from "./memory/memory.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { suggest } from "./suggest.ts";
import { ui } from "./ui.ts";

export const messages: Messages = { browse, jobs, labels, memory, offline, pages, suggest, ui };
