import { useWords } from "../words/context.tsx";
import { Icon } from "./icon.tsx";

/** The same list as rows or as a grid. Not offered on phones, where both look alike. */
export function ViewToggle(props: { list: string; grid: string; current: "list" | "grid" }) {
  const words = useWords().ui;
  return (
    <div className="toggle">
      <a
        href={props.list}
        aria-label={words.asList}
        aria-current={props.current === "list" ? "true" : undefined}
      >
        <Icon name="list" flip />
      </a>
      <a
        href={props.grid}
        aria-label={words.asGrid}
        aria-current={props.current === "grid" ? "true" : undefined}
      >
        <Icon name="grid" />
      </a>
    </div>
  );
}
