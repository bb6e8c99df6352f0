import { Form } from "react-router";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { OpenInvitation } from "#app/features/team/open-invitation.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type Props = { invitation: OpenInvitation };

/** The company, role and address of an invitation. */
export function Invited({ invitation: { company, role, email } }: Props) {
  const { team } = useAllMessages();
  const { heading, asRole, forEmail } = team.invitation;
  return (
    <>
      <h1 className="text-2xl">{heading({ company })}</h1>
      <p>
        <b>{asRole({ role: team.role[role] })}</b>
        <br />
        <span className="muted">{team.roleHint[role]}</span>
      </p>
      <p className="small muted">
        {forEmail}{" "}
        <span className="wrap-anywhere">
          <Ltr>{email}</Ltr>
        </span>
      </p>
    </>
  );
}

type AcceptProps = Props & { to: string; answer: { refused?: MessageKey } | undefined };

/** For the person signed in with the invited address. */
export function Accept({ invitation, to, answer }: AcceptProps) {
  const { invitation: texts } = useAllMessages().team;
  const sending = useSending(paths.invitation());
  return (
    <Form method="post" action={to} className="form card pad">
      <Invited invitation={invitation} />
      <AccountRefusal answer={answer} />
      <Button variant="primary" size="lg" wide busy={sending && texts.accepting}>
        {texts.accept}
      </Button>
      <p className="small muted">{texts.notYou}</p>
    </Form>
  );
}

type NotYoursProps = Props & {
  why: "otherAccount" | "seeker" | "admin" | "ownCompany";
  /** Of the account that is signed in. */
  email: string;
};

/** For a signed-in person who cannot use the invitation. */
export function NotYours({ invitation, why, email }: NotYoursProps) {
  const { invitation: texts } = useAllMessages().team;
  const explained = {
    otherAccount: texts.otherAccountWhy({ email }),
    seeker: texts.seekerWhy,
    admin: texts.seekerWhy,
    ownCompany: texts.ownCompanyWhy,
  };
  return (
    <div className="card pad stack">
      <Invited invitation={invitation} />
      <Notice kind="err" title={texts[why]}>
        {explained[why]}
      </Notice>
      <form method="post" action={paths.logout()}>
        <Button wide>{texts.logOut}</Button>
      </form>
    </div>
  );
}

/** For a link that is over, was withdrawn or never was. */
export function Invalid() {
  const { invitation: texts } = useAllMessages().team;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{texts.invalidTitle}</h1>
      <Notice kind="err" title={texts.invalid} />
      <p className="muted">{texts.invalidWhy}</p>
      <ButtonLink to={paths.home()} variant="primary" size="lg" wide>
        {texts.home}
      </ButtonLink>
    </div>
  );
}
