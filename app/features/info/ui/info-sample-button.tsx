import type { ReactNode } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";

const whyId = "demo-why";

/** Says that all in the frame is invented, and so why no button works: once for the whole page. */
export function SampleNotice() {
  const messages = useAllMessages().info.sample;
  return (
    <p className="desk-frame-bar">
      <Icon name="eye" />
      <span id={whyId}>{messages.demoText}</span>
      <Badge tone="featured">{messages.demoTitle}</Badge>
    </p>
  );
}

type SampleButtonProps = { children: ReactNode; icon: IconName };

/** A button as a company would have it: switched off, and drawn as words alone. */
export function SampleButton({ children, icon }: SampleButtonProps) {
  return (
    <button type="button" className="still" disabled aria-describedby={whyId}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
