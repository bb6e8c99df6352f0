import type { CvLayout } from "#app/features/seekers/cv/cv-layout.ts";
import { type ContentLanguage, directionOf } from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

/** The parts of a CV that its small picture shows. */
type Sheet = { layout: CvLayout; name: string; position: string };

type MakeCvProps = {
  language: ContentLanguage;
  /** The one in the page's language, whose act is the main one. */
  isFirst: boolean;
  sheet: Sheet;
  /** The job that it is to be applied to. */
  job: string | null;
};

/** A CV from the profile in one language: to be looked at, downloaded or saved. */
export function MakeCv({ language, isFirst, sheet, job }: MakeCvProps) {
  const { layout, name, position } = sheet;
  const { make } = useAllMessages().cvs;
  const id = `cv-${language}`;
  return (
    <section className="card pad cv-offer" aria-labelledby={id}>
      <span
        className={classNames("cv-sheet", layout)}
        dir={directionOf(language)}
        aria-hidden="true"
      >
        <bdi>{name}</bdi>
        <bdi>{position}</bdi>
        <i />
        <i />
      </span>
      <div className="stack gap-2">
        <h2 id={id} className="text-xl">
          {make.in[language]}
        </h2>
        <form method="post" action={paths.profileCv({ job })}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="layout" value={layout} />
          <Button variant={isFirst ? "primary" : "quiet"} wide>
            {job ? make.saveAndApply : make.save}
          </Button>
        </form>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.profileCvFile(language, { layout })} icon="eye" target="_blank">
            {make.preview}
          </ButtonLink>
          <ButtonLink to={paths.profileCvFile(language, { layout, download: 1 })} icon="download">
            {make.download}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
