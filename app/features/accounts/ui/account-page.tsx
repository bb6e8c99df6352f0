import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { WayBack } from "#app/ui/way-back.tsx";
import { AccountShell } from "./account-shell.tsx";

type Props = {
  title: string;
  description: string;
  /** In place of the title above the page. */
  head?: ReactNode;
  /** The way back; on a phone to My account by default, which a company knows as its settings. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** A page of the account, with a way back. */
export function AccountPage({ title, description, head, back, children }: Props) {
  const { seekers, ui } = useAllMessages();
  const isCompany = useRootData()?.account?.company != null;
  const home = seekers.account[isCompany ? "companyTitle" : "title"];
  return (
    <AccountShell>
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={description} />
      {back ? (
        <WayBack {...back} />
      ) : (
        <WayBack to={paths.myAccount()} label={home} className="only-sm" />
      )}
      {head ?? <h1 className="text-2xl mb-4">{title}</h1>}
      {children}
    </AccountShell>
  );
}
