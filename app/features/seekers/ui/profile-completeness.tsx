import { type Completeness, profileParts } from "#app/features/seekers/completeness.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/card.tsx";

type ProfileCompletenessProps = Completeness & {
  /** The job whose application waits for the profile. */
  job?: string | null;
};

/** The filled share of the profile as blocks, and a link to the next part. */
export function ProfileCompleteness({ done, of, next, job }: ProfileCompletenessProps) {
  const { completeness, filled } = useAllMessages().seekers;
  const section = profileParts.find(({ part }) => part === next)?.section;
  return (
    <Card className="profile-parts mb-5">
      <div className="row spread">
        <h2 className="text-lg">{completeness.title}</h2>
        <b className="num">{completeness.count({ done, of })}</b>
      </div>
      <div className="parts" role="img" aria-label={filled({ done, of })}>
        {profileParts.map(({ part }, index) => (
          <i key={part} className={index < done ? "on" : undefined} />
        ))}
      </div>
      {next && section ? (
        <a className="more" href={`${paths.myAccount({ job })}#profile-${section}`}>
          {completeness.add[next]}
        </a>
      ) : (
        <p className="muted">{completeness.full}</p>
      )}
    </Card>
  );
}
