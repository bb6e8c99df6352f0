import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

type Props = { id: string; name: string; logo: string | null };

/** A company's face where it stands, and the initials that stand there without a logo. */
export function LogoPreviews({ id, name, logo }: Props) {
  const { inLists, onPage, without } = useAllMessages().companies.logo;
  return (
    <ul className="logo-previews">
      <li>
        <Avatar id={id} name={name} logo={logo} /> {inLists}
      </li>
      <li>
        <Avatar id={id} name={name} logo={logo} size="lg" /> {onPage}
      </li>
      {logo && (
        <li>
          <Avatar id={id} name={name} /> {without}
        </li>
      )}
    </ul>
  );
}
