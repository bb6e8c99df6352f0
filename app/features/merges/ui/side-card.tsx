import type { ReactNode } from "react";
import { checkLines } from "#app/features/companies/checks/check-lines.ts";
import { CheckList } from "#app/features/companies/checks/ui/check-list.tsx";
import type { Side } from "#app/features/merges/preview-merge.server.ts";
import { formatAtLeast, formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import type { Counted } from "#app/platform/paging.ts";
import { Card } from "#app/ui/card.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** What a moderator compares of one of the two companies. */
export function SideCard({ side, label }: { side: Side; label?: ReactNode }) {
  const { checks, merges } = useAllMessages();
  const language = useLanguage();
  const texts = merges.side;
  const count = (
    name: "jobs" | "open" | "applications" | "team" | "followers",
    { total, isMore }: Counted,
  ) => (
    <Detail name={texts[name]}>
      <span className="num">{formatAtLeast(total, isMore)}</span>
    </Detail>
  );
  return (
    <Card stack className="gap-3">
      <div className="row flex-nowrap gap-3">
        <Avatar id={side.id} name={side.name} logo={side.logo} />
        <div className="min-w-0">
          {label && <p className="small muted">{label}</p>}
          <h3 className="text-lg wrap-anywhere">
            <bdi>{side.name}</bdi>
          </h3>
        </div>
      </div>
      <DetailList>
        <Detail name={texts.place}>{side.place ?? texts.none}</Detail>
        <Detail name={texts.joined}>{formatDate(side.joinedAt, language)}</Detail>
        <Detail name={texts.email} full>
          <span className="wrap-anywhere">
            {side.email ? <Ltr>{side.email}</Ltr> : texts.none}
            {!side.hasAccount && <span className="small muted"> {texts.noAccount}</span>}
          </span>
        </Detail>
        {count("jobs", side.jobs)}
        {count("open", { total: side.openJobs })}
        {count("applications", side.applications)}
        {count("team", { total: side.team })}
        {count("followers", side.followers)}
      </DetailList>
      <h4 className="text-base">{texts.checks}</h4>
      {side.checks.length === 0 ? (
        <p className="muted">{texts.noChecks}</p>
      ) : (
        <CheckList lines={checkLines(side.checks, checks.shown).lines} />
      )}
    </Card>
  );
}
