import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { IconButton } from "#app/ui/button.tsx";
import type { Photos } from "./use-photos.ts";

type Props = { photos: Photos; onRemove: (id: string) => void };

/** The pages made from photos, each to be taken out, and how far the next ones are. */
export function PhotoPages({ photos: { pages, preparing }, onRemove }: Props) {
  const { applications, ui } = useAllMessages();
  const { apply } = applications;
  return (
    <>
      {pages.length > 0 && (
        <ol className="row" aria-label={apply.photoPages}>
          {pages.map(({ id, preview }, index) => {
            const name = apply.photoPage({ page: formatNumber(index + 1) });
            return (
              <li key={id} className="stack gap-0 justify-items-center">
                <img src={preview} alt={name} />
                <IconButton
                  icon="close"
                  label={ui.removeNamed({ name })}
                  onClick={() => onRemove(id)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className={preparing ? "small muted" : "sr"}>
        {preparing &&
          apply.photoPreparing({
            number: formatNumber(preparing.number),
            of: formatNumber(preparing.of),
          })}
      </p>
    </>
  );
}
