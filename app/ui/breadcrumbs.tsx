import type { BreadcrumbList, WithContext } from "schema-dts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "./icon/icon.tsx";
import { StructuredData } from "./page/structured-data.tsx";
import { useRootData } from "./page/use-root-data.ts";

type BreadcrumbsProps = {
  /** From the widest to the nearest. */
  links: readonly { to: string; label: string }[];
  here: string;
};

/** Where a page stands, for its readers and for search engines. */
export function Breadcrumbs({ links, here }: BreadcrumbsProps) {
  const messages = useMessages().ui;
  const origin = useRootData()?.origin ?? "";
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
      <StructuredData data={breadcrumbList(origin, { links, here })} />
    </nav>
  );
}

function breadcrumbList(origin: string, { links, here }: BreadcrumbsProps) {
  const steps = [
    ...links.map(({ to, label }) => ({ name: label, item: origin + to })),
    { name: here },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  } satisfies WithContext<BreadcrumbList>;
}
