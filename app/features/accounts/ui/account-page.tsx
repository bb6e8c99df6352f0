import type { ReactNode } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type Props = {
  title: string;
  description: string;
  back: string;
  /** Where that leads; My account by default. */
  backTo?: string;
  children: ReactNode;
};

/** A page beside My account, with the way back to it. */
export function AccountPage({ title, description, back, backTo, children }: Props) {
  const { ui } = useMessages();
  return (
    <div className="wrap narrow page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="description" content={description} />
      <h1 className="text-2xl">{title}</h1>
      <p className="mb-5">
        <a className="more" href={backTo ?? paths.myAccount()}>
          {back}
        </a>
      </p>
      {children}
    </div>
  );
}
