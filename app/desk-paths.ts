import { type Query, withQuery } from "./paths.ts";

/**
 * Addresses of the moderators' desk, as app/paths.ts has all others; apart, since paths.ts is in the scripts of
 * every page.
 */
export const deskPaths = {
  /** Figures of the whole board, for admins and moderators. */
  boardFigures: (query: { period?: string } = {}) => withQuery("/moderation/figures", query),
  exportBoardFigures: (query: { period: string }) => withQuery("/moderation/figures/export", query),
  moderationCase: (id: string, query: Query = {}) => withQuery(`/moderation/${id}`, query),
  deskPeople: (query: Query = {}) => withQuery("/moderation/people", query),
  deskPerson: (id: string) => `/moderation/people/${id}`,
  deskCompanies: (query: Query = {}) => withQuery("/moderation/companies", query),
  deskCompany: (id: string) => `/moderation/companies/${id}`,
  deskJobs: (query: Query = {}) => withQuery("/moderation/jobs", query),
  deskJob: (id: string) => `/moderation/jobs/${id}`,
  /** Registers of companies that wait for a moderator. */
  companyRegisters: () => "/moderation/registers",
  companyRegister: (companyId: string) => `/moderation/registers/${companyId}`,
  registerDocument: (companyId: string) => `/moderation/registers/${companyId}/document`,
  /** Every act of moderators, and the same as a table. */
  moderationLog: (query: Query = {}) => withQuery("/moderation/log", query),
  exportModerationLog: () => "/moderation/log/export",
  /** How much is decided at the moderators' desk, and how soon. */
  deskFigures: () => "/moderation/desk-figures",
  /** Ready texts for the note of a decision. */
  cannedReasons: (query: Query = {}) => withQuery("/moderation/reasons", query),
  /** Who moderates; a change of one is confirmed there. */
  deskModerators: (query: Query = {}) => withQuery("/moderation/moderators", query),
  /** Merges a company with its double: `other` is the double, `q` a search for it. */
  deskMerge: (companyId: string, query: Query = {}) =>
    withQuery(`/moderation/companies/${companyId}/merge`, query),
  /** The merges and moves of the last day, each with its undo. */
  deskMerges: () => "/moderation/merges",
  /** Moves a job to another company, `into`; `q` is a search for it. */
  deskMoveJob: (jobId: string, query: Query = {}) =>
    withQuery(`/moderation/jobs/${jobId}/move`, query),
  /** The Telegram channels; `channel` is the one that is changed. */
  telegramChannels: (query: Query = {}) => withQuery("/operations/telegram", query),
  /** The board's own sources of jobs, as those of a company. */
  boardFeeds: () => "/operations/feeds",
  boardFeed: (id: string, query: Query = {}) => withQuery(`/operations/feeds/${id}`, query),
  boardFeedMapping: (id: string) => `/operations/feeds/${id}/mapping`,
  /** The new jobs of a day as a text to copy. */
  dailyList: (query: Query = {}) => withQuery("/moderation/daily-list", query),
};
