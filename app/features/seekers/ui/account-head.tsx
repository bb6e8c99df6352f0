import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Ltr } from "#app/ui/text.tsx";

type AccountHeadProps = {
  title: string;
  /** Or the number of an account without one. */
  email: string;
  children?: ReactNode;
};

/** Whose page this is. The address or number used to sign in is only shown. */
export function AccountHead({ title, email, children }: AccountHeadProps) {
  const { account } = useAllMessages().seekers;
  return (
    <div className="mb-4">
      <h1 className="text-2xl">{title}</h1>
      <p className="small muted wrap-anywhere">
        {email.includes("@") ? account.signInEmail : account.signInPhone}{" "}
        <Ltr nowrap={!email.includes("@")}>{email}</Ltr>
      </p>
      {children}
    </div>
  );
}
