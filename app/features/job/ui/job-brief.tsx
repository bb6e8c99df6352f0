import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

type JobBriefProps = {
  title: string;
  company: { id: string; name: string; logo: string | null };
  place?: string;
  children?: ReactNode;
};

/** The job that a form is about. */
export function JobBrief({ title, company, place, children }: JobBriefProps) {
  const { ui } = useMessages();
  return (
    <div className="row flex-nowrap items-start">
      <Avatar {...company} />
      <div className="wrap-anywhere">
        <p>
          <b>
            <bdi>{title}</bdi>
          </b>
        </p>
        <p className="small muted">
          <bdi>{company.name}</bdi>
          {place !== undefined && ui.comma}
          {place !== undefined && <bdi>{place}</bdi>}
        </p>
        {children}
      </div>
    </div>
  );
}
