import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Empty } from "#app/ui/empty.tsx";

type AlertResultProps = {
  title: string;
  /** Open once an alert is on. */
  arch: "open" | "closed";
  children: ReactNode;
};

/** The page after a step with an alert: the new state and the next steps. */
export function AlertResult({ title, arch, children }: AlertResultProps) {
  const { ui } = useAllMessages();
  return (
    <div className="wrap slim page">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      <Empty title={title} heading="h1" arch={arch}>
        {children}
      </Empty>
    </div>
  );
}
