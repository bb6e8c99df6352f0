import type { ReactNode } from "react";
import { accountRows } from "#app/features/accounts/account-rows.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Shell } from "#app/ui/page/shell.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";

type AccountShellProps = {
  hub?: boolean;
  /** Texts at the end of the hub's rows, by the rows' addresses. */
  values?: Readonly<Record<string, string | false>>;
  children: ReactNode;
};

/**
 * The pages of an account beside their list. A phone shows the list below My account only (`hub`):
 * the other pages begin with a link back to it.
 */
export function AccountShell({ hub, values, children }: AccountShellProps) {
  const messages = useAllMessages();
  const account = useRootData()?.account;
  // A page that a link of an email opens too.
  if (!account) return <div className="wrap narrow page">{children}</div>;
  const label = messages.seekers.account.pages;
  return (
    <Shell rows={accountRows(messages, account)} label={label} hub={hub} values={values}>
      {children}
    </Shell>
  );
}
