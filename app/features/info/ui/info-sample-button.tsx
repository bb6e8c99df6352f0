import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Notice } from "#app/ui/notice.tsx";

const whyId = "demo-why";

/** Says that all is invented, and so why no button works: once for the whole page. */
export function SampleNotice() {
  const messages = useAllMessages().info.sample;
  return (
    <Notice kind="warn" title={messages.demoTitle}>
      <p id={whyId}>{messages.demoText}</p>
    </Notice>
  );
}

type SampleButtonProps = { children: ReactNode; icon?: IconName };

/** A button as a company would have it, switched off. */
export function SampleButton(props: SampleButtonProps) {
  return <Button {...props} className="px-3" type="button" disabled aria-describedby={whyId} />;
}
