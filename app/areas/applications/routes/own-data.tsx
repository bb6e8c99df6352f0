import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useAllWords } from "../../../words/context.tsx";
import { signedInPerson } from "../../accounts/session.server.ts";
import { AccountPage } from "../../accounts/ui/account-page.tsx";
import type { Route } from "./+types/own-data.ts";

export { deskSheet as links } from "../../../sheets.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  signedInPerson(context, request);
  return null;
}

/** A copy of one's data, and the door to the end of the account. */
export default function OwnData() {
  const words = useAllWords();
  const { title, description, back, copy, remove } = words.ownData;
  return (
    <AccountPage title={title} description={description} back={back}>
      <section className="card pad stack mb-5" aria-labelledby="copy">
        <h2 id="copy" className="text-xl">
          {copy.heading}
        </h2>
        <p className="muted">{copy.explained}</p>
        <p>
          <ButtonLink to={paths.exportOwnData()} icon="download" data-reload="">
            {copy.download}
          </ButtonLink>
        </p>
      </section>
      <section className="card pad stack" aria-labelledby="remove">
        <h2 id="remove" className="text-xl">
          {remove.heading}
        </h2>
        <p className="muted">{remove.explained}</p>
        <p>
          <ButtonLink to={paths.deleteAccount()} variant="danger" icon="trash">
            {remove.open}
          </ButtonLink>
        </p>
      </section>
    </AccountPage>
  );
}
