import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/text.tsx";

type AccountHeadProps = { title: string; email: string; children?: ReactNode };

/** Whose page this is, and the way out. The address used to sign in is only shown. */
export function AccountHead({ title, email, children }: AccountHeadProps) {
  const messages = useAllMessages();
  const { account } = messages.seekers;
  return (
    <div className="mb-5">
      <div className="row spread items-start flex-nowrap">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="small muted wrap-anywhere">
            {account.signInEmail} <Ltr>{email}</Ltr>
          </p>
        </div>
        <form method="post" action={paths.logout()} className="flex-none">
          <Button>{messages.ui.frame.logOut}</Button>
        </form>
      </div>
      {children}
      <p className="row gap-x-5 gap-y-0">
        <a className="more" href={paths.security()}>
          {messages.security.title}
        </a>
        <a className="more" href={paths.ownEmails()}>
          {messages.ownEmails.title}
        </a>
        <a className="more" href={paths.notifications()}>
          {messages.push.title}
        </a>
        <a className="more" href={paths.ownData()}>
          {messages.ownData.title}
        </a>
      </p>
    </div>
  );
}
