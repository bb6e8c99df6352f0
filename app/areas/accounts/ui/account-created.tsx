import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useWords } from "../../../words/context.tsx";

/** Stands where the form was and goes on after two seconds, by itself or by its link. */
export function AccountCreated({ to }: { to: string }) {
  const { register, created } = useWords().accounts;
  return (
    <div className="card pad stack">
      <meta httpEquiv="refresh" content={`2;url=${to}`} />
      <h1 className="text-2xl">{register.title}</h1>
      <Notice kind="ok" title={created} />
      <ButtonLink to={to} variant="primary" size="lg" wide>
        {register.goOn}
      </ButtonLink>
    </div>
  );
}
