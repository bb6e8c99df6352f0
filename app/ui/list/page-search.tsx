import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

type PageSearchProps = { action: string; className?: string };

/** On a missing page: a search for it. */
export function PageSearch({ action, className }: PageSearchProps) {
  const messages = useMessages().ui.frame;
  return (
    // biome-ignore lint/a11y/useSemanticElements: old phones do not know <search>
    <form className={classNames("w-full max-w-[30rem]", className)} action={action} role="search">
      <div className="join">
        <label className="sr" htmlFor="search">
          {messages.quickSearch}
        </label>
        <input
          className="input"
          id="search"
          name="keyword"
          type="search"
          enterKeyHint="search"
          maxLength={200}
          placeholder={messages.quickSearchSample}
        />
        <button type="submit" className="btn btn-primary" aria-label={messages.search}>
          <Icon name="search" />
        </button>
      </div>
    </form>
  );
}
