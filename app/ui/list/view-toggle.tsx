import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type View = "list" | "grid";
type ViewToggleProps = {
  label: string;
  views: readonly { view: View; to: string }[];
  current: View;
};

/** The same list as rows or as a grid. */
export function ViewToggle({ label, views, current }: ViewToggleProps) {
  const messages = useMessages().ui;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links, not a form's fields
    <div className="toggle" role="group" aria-label={label}>
      {views.map(({ view, to }) => (
        <a
          key={view}
          href={to}
          rel="nofollow"
          aria-label={view === "list" ? messages.asList : messages.asGrid}
          aria-current={view === current ? "true" : undefined}
        >
          <Icon name={view} />
        </a>
      ))}
    </div>
  );
}
