import type { OwnApplication } from "#app/features/applications/application-list.ts";
import { shownStatus } from "#app/features/applications/own-status.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { StatusSteps } from "./status-steps.tsx";

/** Where an answered application stands. */
export function OwnStatusRow({ application }: { application: OwnApplication }) {
  const { ownApplication } = useAllMessages();
  const { hasNews } = application;
  const status = shownStatus(application.status, application.isOpened);
  return (
    <div className="stack gap-2 pb-2">
      <p className="row gap-2">
        <b>{ownApplication.status[status]}</b>
        {hasNews && <Badge tone="featured">{ownApplication.news}</Badge>}
      </p>
      <StatusSteps status={status} hasNews={hasNews} />
    </div>
  );
}
