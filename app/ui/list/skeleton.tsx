import { useMessages } from "#app/messages/messages-context.tsx";

/** The waiting shape of a card or of several. Seen only after 300 ms. */
export function Skeleton({ cards = 1 }: { cards?: number }) {
  const messages = useMessages().ui;
  return (
    <>
      <p className="sr" role="status">
        {messages.loading}
      </p>
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div className="card skel" aria-hidden="true" key={place}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </>
  );
}
