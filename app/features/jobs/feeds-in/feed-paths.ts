import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import type { FeedOwner } from "./source-states.ts";

/** The addresses of an owner's sources. */
export const feedPaths = {
  company: { all: paths.companyFeeds, one: paths.companyFeed, mapping: paths.companyFeedMapping },
  board: {
    all: deskPaths.boardFeeds,
    one: deskPaths.boardFeed,
    mapping: deskPaths.boardFeedMapping,
  },
} as const satisfies Record<FeedOwner, unknown>;
