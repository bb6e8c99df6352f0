import type { Category } from "#app/features/job/job.ts";
import { categoryIcons } from "#app/features/jobs/ui/category-icons.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type CategoryTilesProps = {
  categories: readonly { category: Category; count: number }[];
  to: (category: Category) => string;
};

/** Categories with their numbers of jobs, or that there are none. */
export function CategoryTiles({ categories, to }: CategoryTilesProps) {
  const { browse, labels } = useMessages();
  if (categories.length === 0) return <p className="muted">{browse.noCategories}</p>;
  return (
    <ul className="cats">
      {categories.map(({ category, count }) => (
        <li key={category}>
          <a href={to(category)}>
            <Icon name={categoryIcons[category]} />
            {labels.category[category]}
            <span className="num">
              {formatNumber(count)}
              <span className="sr"> {browse.jobsUnder(count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
