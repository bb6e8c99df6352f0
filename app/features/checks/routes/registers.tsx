import { deskPaths } from "#app/desk-paths.ts";
import { listRegisters } from "#app/features/checks/register/registers.server.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Tile } from "#app/ui/card.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { Route } from "./+types/registers.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return listRegisters(moderatorAt(context, request), context.get(languageContext));
}

export default function Registers({ loaderData: { waiting, total } }: Route.ComponentProps) {
  const { checks, ui } = useAllMessages();
  const language = useLanguage();
  const { desk } = checks;
  return (
    <div className="wrap narrow page stack gap-4">
      <title>{`${desk.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="registers" />
        <h1>{desk.title}</h1>
        {total > 0 && <h2 className="muted text-base">{desk.waiting(total)}</h2>}
      </div>
      {waiting.length === 0 ? (
        <Empty title={desk.nothing} reason={desk.nothingHint} />
      ) : (
        waiting.map(({ companyId, name, logo, place, sentAt }) => (
          <Tile key={companyId} className="row flex-nowrap gap-3">
            <Avatar id={companyId} name={name} logo={logo} />
            <div>
              <h3>
                <a href={deskPaths.companyRegister(companyId)}>
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <p className="small muted">
                {[place, desk.sent({ date: formatDate(sentAt, language) })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
          </Tile>
        ))
      )}
    </div>
  );
}
