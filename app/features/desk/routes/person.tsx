import { deskPaths } from "#app/desk-paths.ts";
import { actOnAccount } from "#app/features/desk/accounts/act-on-account.server.ts";
import { findDeskPerson } from "#app/features/desk/accounts/find-account.server.ts";
import { accountActs } from "#app/features/desk/desk-act.ts";
import { submitAct } from "#app/features/desk/submit-act.server.ts";
import {
  AccountDetails,
  BlockPart,
  CasesPart,
  SessionsPart,
} from "#app/features/desk/ui/account-parts.tsx";
import { Acts } from "#app/features/desk/ui/acts.tsx";
import { DeskHead } from "#app/features/desk/ui/desk-head.tsx";
import { accountActsOn } from "#app/features/desk/ui/possible-acts.ts";
import { ActsPart } from "#app/features/desk/ui/record-part.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import type { Route } from "./+types/person.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return findDeskPerson(moderatorAt(context, request), params.accountId);
}

export async function action({ request, context, params: { accountId } }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  return submitAct(request, deskPaths.deskPerson(accountId), accountActs, (act, input) =>
    actOnAccount(moderator, accountId, act, input),
  );
}

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { account, cases, acts } = loaderData;
  const { desk } = useAllMessages();
  const answer: FormRefusal | undefined = actionData;
  return (
    <div className="wrap page stack gap-4">
      <DeskHead
        here="people"
        list={{ to: deskPaths.deskPeople(), label: desk.people.title }}
        name={account.name || desk.noName}
        picture={<PersonFace name={account.name || (account.email ?? "")} className="face-lg" />}
        badges={
          <>
            {account.block && <Badge tone="urgent">{desk.blocked}</Badge>}
            {account.moderates && <Badge tone="featured">{desk.moderates}</Badge>}
            <Badge>{desk.types[account.userType]}</Badge>
          </>
        }
      />
      <div className="record">
        <div>
          <section className="stack gap-3">
            <h2>{desk.account.title}</h2>
            <AccountDetails account={account} />
          </section>
          <SessionsPart account={account} />
        </div>
        <div>
          <BlockPart account={account} />
          <CasesPart cases={cases} />
          <Acts
            to={deskPaths.deskPerson(account.id)}
            acts={accountActsOn(account).map((act) => ({ act }))}
            reason={account.isColleague ? desk.notColleagues : undefined}
            answer={answer}
          />
          <ActsPart acts={acts} />
        </div>
      </div>
    </div>
  );
}
