import { ButtonLink } from "../../../ui/button.tsx";
import { tabStore } from "../../../ui/draft-store.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useForgottenDraft } from "../../../ui/use-draft.ts";
import { useWords } from "../../../words/context.tsx";
import { registrationDraft } from "./registration-draft.ts";

/** Stands where the form was and goes on after two seconds, by itself or by its link. */
export function AccountCreated({ to }: { to: string }) {
  const { register, created } = useWords().accounts;
  useForgottenDraft(registrationDraft.key, tabStore);
  return (
    <div className="card pad stack">
      <meta httpEquiv="refresh" content={`2;url=${to}`} />
      <h1 className="text-2xl">{register.title}</h1>
      <Notice kind="ok" title={created}>
        {register.confirm}
      </Notice>
      <ButtonLink to={to} variant="primary" size="lg" wide>
        {register.goOn}
      </ButtonLink>
    </div>
  );
}
