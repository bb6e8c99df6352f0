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
    <section className="row spread gap-y-2 p-4 md:p-7" aria-labelledby="phone">
      <h2 id="phone" className="text-lg">
        {phone.title}
      </h2>
      <p className="small muted basis-full order-1">{phone.explained}</p>
      <div>
        <ButtonLink to={paths.ownPhone()}>{isConfirmed ? change : phone.open}</ButtonLink>
      </div>
    </section>
  );
}
