import type { ReactNode } from "react";
import { DeskNav, type DeskPlace } from "#app/features/moderation/ui/desk-nav.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { WayBack } from "#app/ui/way-back.tsx";

type Props = {
  here: DeskPlace;
  /** The list that the record is of. */
  list: { to: string; label: string };
  name: string;
  /** Stands before the name: a company's logo, a person's face. */
  picture: ReactNode;
  /** Below the name. */
  badges: ReactNode;
  /** Lead on from the record, at the end of its head. */
  links?: readonly { to: string; label: string }[];
};

/** The head of a record's page: where it is, its name and its state. */
export function DeskHead({ here, list, name, picture, badges, links = [] }: Props) {
  const { moderation, ui } = useAllMessages();
  return (
    <>
      <title>{`${name} | ${moderation.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here={here} />
        <WayBack {...list} />
        <div className="row desk-head">
          {picture}
          <div className="stack gap-1">
            <h1 className="text-2xl wrap-anywhere clamp" title={name}>
              <bdi>{name}</bdi>
            </h1>
            <p className="row gap-1">{badges}</p>
          </div>
          <p className="row gap-x-4 gap-y-0">
            {links.map(({ to, label }) => (
              <a key={to} href={to} className="more">
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </>
  );
}
