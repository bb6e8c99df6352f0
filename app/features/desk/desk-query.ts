import { storable } from "#app/platform/database/storable.ts";

export const peopleKinds = [
  "seekers",
  "members",
  "moderators",
  "blocked",
  "unconfirmed",
  "waiting",
] as const;
export const companyKinds = ["all", "blocked", "unconfirmed", "waiting"] as const;
export const jobKinds = [
  "all",
  "active",
  "draft",
  "closed",
  "held",
  "suspended",
  "waiting",
  "featured",
] as const;

/** Which rows of a list of the desk are shown; the first kind is that of a plain address. */
export type DeskQuery<Kind extends string> = { kind: Kind; search: string; page: number };
export type PeopleQuery = DeskQuery<(typeof peopleKinds)[number]>;
export type CompaniesQuery = DeskQuery<(typeof companyKinds)[number]>;
export type JobsQuery = DeskQuery<(typeof jobKinds)[number]>;

export const longestSearch = 200;

export function readDeskQuery<Kind extends string>(
  request: Request,
  kinds: readonly [Kind, ...Kind[]],
): DeskQuery<Kind> {
  const params = new URL(request.url).searchParams;
  const kind = kinds.find((each) => each === params.get("kind")) ?? kinds[0];
  const search = storable(params.get("search") ?? "")
    .trim()
    .slice(0, longestSearch)
    .toWellFormed();
  return { kind, search, page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1) };
}

/** The parameters of an address of such a list. */
export function deskParams({ kind, search, page }: Partial<DeskQuery<string>>) {
  return { kind: kind ?? null, search: search || null, page: page && page > 1 ? page : null };
}
