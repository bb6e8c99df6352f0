import type { OwnApplication } from "#app/features/applications/application-list.ts";
import { shownStatus } from "#app/features/applications/own-status.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { StatusSteps } from "./status-steps.tsx";

type Props = {
  application: Pick<OwnApplication, "status" | "isOpened" | "isAnswered" | "hasNews">;
};

/** How far an application has come, in words once it was answered (reading 66). */
export function OwnStatusRow({ application }: Props) {
  const { ownApplication } = useAllMessages();
  const { hasNews, isAnswered } = application;
  const status = shownStatus(application.status, application.isOpened);
  return (
    <div className="stack gap-2">
      {isAnswered && (
        <p className="row gap-2">
          <b>{ownApplication.status[status]}</b>
          {hasNews && <Badge tone="featured">{ownApplication.news}</Badge>}
        </p>
      )}
      <StatusSteps status={status} hasNews={hasNews} />
    </div>
  );
}
