import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AccountShell } from "./account-shell.tsx";

type Props = {
  title: string;
  description: string;
  back: string;
  /** Where that leads; My account by default. */
  backTo?: string;
  children: ReactNode;
};

/** A page of the account, with the way back to My account on a phone. */
export function AccountPage({ title, description, back, backTo, children }: Props) {
  const { ui } = useMessages();
  return (
    <AccountShell>
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={description} />
      <p className={backTo ? undefined : "only-sm"}>
        <a className="way-back" href={backTo ?? paths.myAccount()}>
          <Icon name="chevron" back />
          {back}
        </a>
      </p>
      <h1 className="text-2xl mb-4">{title}</h1>
      {children}
    </AccountShell>
  );
}
