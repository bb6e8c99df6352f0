import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";

type Props = {
  id: string;
  name: string;
  logo: string | null;
  /** A picture that is chosen and not saved yet, as a data: address. */
  chosen?: string | null;
};

/** A company's face where it stands, and the initials that stand there without a logo. */
export function LogoPreviews({ id, name, logo, chosen }: Props) {
  const { inLists, onPage, without } = useAllMessages().companies.logo;
  return (
    <ul className="logo-previews">
      <li>
        {chosen ? <Chosen picture={chosen} /> : <Avatar id={id} name={name} logo={logo} />}{" "}
        {inLists}
      </li>
      <li>
        {chosen ? (
          <Chosen picture={chosen} large />
        ) : (
          <Avatar id={id} name={name} logo={logo} size="lg" />
        )}{" "}
        {onPage}
      </li>
      {(logo || chosen) && (
        <li>
          <Avatar id={id} name={name} /> {without}
        </li>
      )}
    </ul>
  );
}

/** As `Avatar` shows a saved logo: whole, on white, cut by the arch. */
function Chosen({ picture, large }: { picture: string; large?: boolean }) {
  return (
    <span className={large ? "avatar avatar-lg" : "avatar"} aria-hidden="true">
      <img src={picture} alt="" width={44} height={52} />
    </span>
  );
}
