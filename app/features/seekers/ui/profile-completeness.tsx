import type { ReactNode } from "react";
import { type Completeness, profileParts } from "#app/features/seekers/completeness.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type Props = Pick<Completeness, "done" | "of"> & { children: ReactNode };

/** The filled share of the profile as blocks, and a sentence below them. */
export function ProfileCompleteness({ done, of, children }: Props) {
  const { completeness, filled } = useAllMessages().seekers;
  return (
    <div className="profile-parts mb-4">
      <div className="row spread">
        <h2 className="text-xl">{completeness.title}</h2>
        <b className="num">{completeness.count({ done, of })}</b>
      </div>
      <div className="parts" role="img" aria-label={filled({ done, of })}>
        {profileParts.map(({ part }, index) => (
          <i key={part} className={index < done ? "on" : undefined} />
        ))}
      </div>
      {children}
    </div>
  );
}

type NextPartProps = {
  next: NonNullable<Completeness["next"]>;
  /** The job whose application waits for the profile. */
  job: string | null;
};

/** Leads to the section of the next missing part. */
export function NextPart({ next, job }: NextPartProps) {
  const { completeness } = useAllMessages().seekers;
  const section = profileParts.find(({ part }) => part === next)?.section;
  return (
    <a className="more" href={`${paths.myAccount({ job })}#profile-${section}`}>
      {completeness.add[next]}
    </a>
  );
}
