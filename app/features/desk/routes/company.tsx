import { deskPaths } from "#app/desk-paths.ts";
import { actOnCompany } from "#app/features/desk/companies/act-on-company.server.ts";
import { findDeskCompany } from "#app/features/desk/companies/find-company.server.ts";
import { companyActs } from "#app/features/desk/desk-act.ts";
import { submitAct } from "#app/features/desk/submit-act.server.ts";
import {
  AccountDetails,
  BlockPart,
  CasesPart,
  SessionsPart,
} from "#app/features/desk/ui/account-parts.tsx";
import { type ActEntry, Acts } from "#app/features/desk/ui/acts.tsx";
import {
  ChecksPart,
  FiguresPart,
  JobsPart,
  ProfilePart,
  TeamPart,
  TwinsPart,
} from "#app/features/desk/ui/company-parts.tsx";
import { CompanyState } from "#app/features/desk/ui/company-state.tsx";
import { DeskHead } from "#app/features/desk/ui/desk-head.tsx";
import { companyActsOn } from "#app/features/desk/ui/possible-acts.ts";
import { ActsPart, RecordPart } from "#app/features/desk/ui/record-part.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { Route } from "./+types/company.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  return findDeskCompany(moderator, params.companyId, context.get(languageContext));
}

export async function action({ request, context, params: { companyId } }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  const page = deskPaths.deskCompany(companyId);
  return submitAct(request, page, companyActs, (act, input) =>
    actOnCompany(moderator, companyId, act, input),
  );
}

export default function Company({ loaderData: company, actionData }: Route.ComponentProps) {
  const { desk, merges } = useAllMessages();
  const { id, name, account, jobs, slug } = company;
  const { active, draft, closed } = jobs.counts;
  const links = [
    ...(slug ? [{ to: paths.company(slug), label: desk.companyPage.openPage }] : []),
    ...(active + draft + closed > jobs.newest.length
      ? [{ to: deskPaths.deskJobs({ search: name }), label: desk.companyPage.allJobs }]
      : []),
  ];
  const answer: FormRefusal | undefined = actionData;
  const acts = companyActsOn(company).map(
    (act): ActEntry => (act === "end_sessions" ? { act, ...desk.endTeamSessions } : { act }),
  );
  return (
    <div className="wrap page stack gap-4">
      <DeskHead
        here="companies"
        list={{ to: deskPaths.deskCompanies(), label: desk.companies.title }}
        name={name || desk.noName}
        picture={
          <Avatar id={id} name={name} logo={account?.block ? null : company.logo} size="lg" />
        }
        badges={
          <>
            <CompanyState
              isBlocked={Boolean(account?.block)}
              isChecked={company.isChecked}
              isConfirmed={account && account.isEmailConfirmed}
            />
            {account?.moderates && <Badge tone="featured">{desk.moderates}</Badge>}
          </>
        }
        links={links}
      />
      <div className="record">
        <div>
          <ProfilePart company={company} />
        </div>
        <div>
          {account && <BlockPart account={account} />}
          <CasesPart cases={company.cases} />
          <Acts
            to={deskPaths.deskCompany(id)}
            acts={acts}
            reason={account?.isColleague ? desk.notColleagues : undefined}
            answer={answer}
            links={[
              { to: deskPaths.deskMerge(id), label: merges.mergeLink, hint: merges.mergeHint },
            ]}
          />
        </div>
        <div>
          <ChecksPart company={company} />
          {account && (
            <>
              <RecordPart title={desk.account.title}>
                <AccountDetails account={account} profileSince={company.joinedAt} />
              </RecordPart>
              <SessionsPart account={account} />
            </>
          )}
        </div>
        <div>
          <JobsPart company={company} />
          <FiguresPart company={company} />
          <TeamPart company={company} />
          <TwinsPart company={company} />
          <ActsPart acts={company.acts} />
        </div>
      </div>
    </div>
  );
}
