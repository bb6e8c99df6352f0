import { isUuid } from "#app/platform/uuid.ts";

/** What the log is asked for; every part may be left out. */
export type LogFilter = {
  act?: string;
  /** The email or id of the account that acted, or the name of the operator. */
  by?: string;
  /** The id of a case, job, company or account, alone or within an address, or an email. */
  about?: string;
  /** Days in Damascus, as 2026-11-28; both are in it. */
  from?: string;
  to?: string;
};

const names = ["act", "by", "about", "from", "to"] as const;

export function readLogFilter(params: URLSearchParams): LogFilter {
  const filter: LogFilter = {};
  for (const name of names) {
    const value = params.get(name)?.replaceAll("\0", "").trim().slice(0, 200);
    const isDay = name === "from" || name === "to";
    if (value && (!isDay || isDate(value))) filter[name] = value;
  }
  return filter;
}

/** Whether a text is a day of the calendar, as 2026-11-28. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The first id within a text, such as an address of a page. */
export function idWithin(text: string): string | undefined {
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text) ?? [];
  return id && isUuid(id.toLowerCase()) ? id.toLowerCase() : undefined;
}
