import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import type { FeedOwner } from "#app/features/jobs/feeds-in/source-states.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

/** The way to an owner's sources: the page that they belong to, and their list. */
export function useFeedLinks(owner: FeedOwner) {
  const { feeds } = useAllMessages();
  const isCompany = owner === "company";
  const home = isCompany
    ? { to: paths.companyDashboard(), label: feeds.dashboard }
    : { to: paths.operations(), label: feeds.operations };
  const title = isCompany ? feeds.companyTitle : feeds.title;
  return { title, home, list: { to: feedPaths[owner].all(), label: title } };
}
