import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Ltr } from "#app/ui/text.tsx";

type AccountHeadProps = {
  /** The person's name, or that of the page. */
  title: string;
  /** Or the number of an account without one. */
  email: string;
  /** Shown instead of the email: a count of what the page lists. */
  summary?: string | null;
  /** The name whose face stands at the start. */
  person?: string;
  children?: ReactNode;
};

/** Whose page this is. The address or number used to sign in is only shown. */
export function AccountHead({ title, email, summary, person, children }: AccountHeadProps) {
  const { account } = useAllMessages().seekers;
  return (
    <div className="mb-4">
      <div className="row flex-nowrap">
        {person && <PersonFace name={person} className="face-lg" />}
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere">
            <bdi>{title}</bdi>
          </h1>
          <p className="small muted wrap-anywhere">
            {summary ?? (
              <>
                {email.includes("@") ? account.signInEmail : account.signInPhone}{" "}
                <Ltr nowrap={!email.includes("@")}>{email}</Ltr>
              </>
            )}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
