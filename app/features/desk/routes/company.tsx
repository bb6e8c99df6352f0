import { deskPaths } from "#app/desk-paths.ts";
import { actOnCompany } from "#app/features/desk/companies/act-on-company.server.ts";
import { findDeskCompany } from "#app/features/desk/companies/find-company.server.ts";
import { companyActs } from "#app/features/desk/desk-act.ts";
import { submitAct } from "#app/features/desk/submit-act.server.ts";
import { AccountCard, CasesCard } from "#app/features/desk/ui/account-parts.tsx";
import { type ActEntry, Acts } from "#app/features/desk/ui/acts.tsx";
import {
  ChecksCard,
  FiguresCard,
  JobsCard,
  ProfileCard,
  TeamCard,
  TwinsCard,
} from "#app/features/desk/ui/company-parts.tsx";
import { CompanyState } from "#app/features/desk/ui/company-state.tsx";
import { DeskHead } from "#app/features/desk/ui/desk-head.tsx";
import { companyActsOn } from "#app/features/desk/ui/possible-acts.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { ActLog } from "#app/features/moderation/ui/act-log.tsx";
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
              isInHead
            />
            {account?.moderates && <Badge tone="featured">{desk.moderates}</Badge>}
          </>
        }
        links={links}
      />
      <div className="record">
        <div className="joined">
          <CasesCard cases={company.cases} />
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
        <div className="joined">
          <ProfileCard company={company} />
          <ChecksCard company={company} />
          <JobsCard company={company} />
          <FiguresCard company={company} />
        </div>
        <div className="joined">
          {account && <AccountCard account={account} profileSince={company.joinedAt} />}
          <TeamCard company={company} />
          <TwinsCard company={company} />
          <ActLog acts={company.acts} />
        </div>
      </div>
    </div>
  );
}
