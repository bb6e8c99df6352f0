import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { signInName } from "#app/features/accounts/sign-in-name.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { CurrentPasswordField } from "#app/features/my-account/ui/current-password-field.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/own-data.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  return { email: signInName(signedInPerson(context, request)) };
}

/** A copy of the person's data, and the link to deleting the account. */
export default function OwnData({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { title, description, copy, remove } = messages.ownData;
  return (
    <AccountPage title={title} description={description}>
      <section className="card pad stack mb-5" aria-labelledby="copy">
        <div className="cv-row">
          <div className="cv-details">
            <div>
              <h2 id="copy" className="text-xl">
                {copy.heading}
              </h2>
              <p className="muted">{copy.explained}</p>
            </div>
            <span className="cv-kind" lang="en" aria-hidden="true">
              ZIP
            </span>
          </div>
        </div>
        <form method="post" action={paths.exportOwnData()} className="own-copy">
          <CurrentPasswordField
            email={loaderData.email}
            label={copy.password}
            hint={copy.passwordHint}
          />
          <Button icon="download" variant="primary">
            {copy.download}
          </Button>
        </form>
      </section>
      <section className="card pad row spread" aria-labelledby="remove">
        <div className="grow basis-60">
          <h2 id="remove" className="text-lg">
            {remove.heading}
          </h2>
          <p className="small muted">{remove.explained}</p>
        </div>
        <ButtonLink to={paths.deleteAccount()} variant="danger" icon="trash">
          {remove.open}
        </ButtonLink>
      </section>
    </AccountPage>
  );
}
