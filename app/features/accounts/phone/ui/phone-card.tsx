import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The number that `opensAlone` is changed, but never removed. */
type PhoneCardProps = { isConfirmed: boolean; opensAlone: boolean };

/** The use of a confirmed phone, and the way to confirm or remove one. */
export function PhoneCard({ isConfirmed, opensAlone }: PhoneCardProps) {
  const { phone } = useAllMessages();
  const change = opensAlone ? phone.changeNumber : phone.change;
  return (
    <section
      className="card pad grid gap-3 mb-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      aria-labelledby="phone"
    >
      <div className="stack gap-2">
        <h2 id="phone" className="text-xl">
          {phone.title}
        </h2>
        <p className="muted">{phone.explained}</p>
      </div>
      <div>
        <ButtonLink to={paths.ownPhone()}>{isConfirmed ? change : phone.open}</ButtonLink>
      </div>
    </section>
  );
}
