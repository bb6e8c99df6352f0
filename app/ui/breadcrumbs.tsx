import { useWords } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";

type BreadcrumbsProps = {
  /** From the widest to the nearest. */
  links: readonly { to: string; label: string }[];
  here: string;
};

export function Breadcrumbs({ links, here }: BreadcrumbsProps) {
  const words = useWords().ui;
  return (
    <nav aria-label={words.breadcrumb}>
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
