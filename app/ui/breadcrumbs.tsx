import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";

type BreadcrumbsProps = {
  /** From the widest to the nearest. */
  links: readonly { to: string; label: string }[];
  here: string;
};

export function Breadcrumbs({ links, here }: BreadcrumbsProps) {
  const messages = useMessages().ui;
  return (
    <nav aria-label={messages.breadcrumb}>
      <ol className="crumbs">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>
              <bdi>{label}</bdi>
            </a>
            <Icon name="chevron" flip />
          </li>
        ))}
        <li aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
