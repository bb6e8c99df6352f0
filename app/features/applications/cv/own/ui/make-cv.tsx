import type { CvLayout } from "#app/features/seekers/cv/cv-layout.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

type MakeCvProps = {
  language: ContentLanguage;
  layout: CvLayout;
  /** The job that it is to be applied to. */
  job: string | null;
};

/** A CV from the profile in one language: to be looked at, downloaded or saved. */
export function MakeCv({ language, layout, job }: MakeCvProps) {
  const { make } = useAllMessages().cvs;
  const id = `cv-${language}`;
  return (
    <section className="card pad cv-offer" aria-labelledby={id}>
      <span className={classNames("cv-kind", layout)} lang={language} aria-hidden="true">
        PDF
      </span>
      <div className="stack gap-2">
        <h2 id={id} className="text-xl">
          {make.in[language]}
        </h2>
        <form method="post" action={paths.profileCv({ job })}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="layout" value={layout} />
          <Button variant="primary" wide>
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
