import { caseStates, decisionReasons } from "#app/features/moderation/cases/case.ts";
import { isDate } from "#app/features/moderation/log/log-filter.ts";
import { isUuid } from "#app/platform/uuid.ts";

/** The lists of cases; the first is the queue, whose order is its own. */
export const caseTabs = ["waiting", "appealed", "decided", "all"] as const;
type CaseTab = (typeof caseTabs)[number];

export const caseSubjects = ["jobs", "companies", "messages"] as const;

/** What a list of cases is asked for; every part but the tab may be left out. */
export type CaseFilter = {
  tab: Exclude<CaseTab, "waiting">;
  /** Part of a job's title or a company's name, an email, or an id of a case, job or company. */
  q?: string;
  state?: (typeof caseStates)[number];
  about?: (typeof caseSubjects)[number];
  /** The id of the moderator who decided last. */
  moderator?: string;
  reason?: (typeof decisionReasons)[number];
  /** Days in Damascus of the decision, or of the opening in all cases, as 2026-11-28. */
  from?: string;
  to?: string;
};

/** The filter of an address; null for the queue. */
export function readCaseFilter(params: URLSearchParams): CaseFilter | null {
  const tab = caseTabs.find((each) => each === params.get("tab"));
  if (!tab || tab === "waiting") return null;
  const q = params.get("q")?.replaceAll("\0", "").trim().slice(0, 200);
  const state = caseStates.find((each) => each === params.get("state"));
  const about = caseSubjects.find((each) => each === params.get("about"));
  const moderator = params.get("moderator");
  const reason = decisionReasons.find((each) => each === params.get("reason"));
  const [from, to] = [dayOf(params.get("from")), dayOf(params.get("to"))];
  return {
    tab,
    ...(q && { q }),
    ...(state && { state }),
    ...(about && { about }),
    ...(moderator && isUuid(moderator) && { moderator }),
    ...(reason && { reason }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function dayOf(text: string | null): string | undefined {
  return text && isDate(text) ? text : undefined;
}

const listParams = ["kind", "tab", "q", "state", "about", "moderator", "reason", "from", "to"];

/** The parameters by which a case leads back to the list it was opened from. */
export type ListQuery = Readonly<Record<string, string | null>>;

export function listQueryOf(params: URLSearchParams): ListQuery {
  const names = [...listParams, "before"].filter((name) => params.get(name));
  return Object.fromEntries(names.map((name) => [name, params.get(name)]));
}
