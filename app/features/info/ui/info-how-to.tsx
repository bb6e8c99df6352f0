import { languages } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ClosedArch } from "#app/ui/hero/framed-arch.tsx";
import { Ltr } from "#app/ui/text.tsx";

export type HowToSectionProps = {
  /** The film's name, as in bench/videos/run.ts. */
  film: "employee" | "company";
  title: string;
  steps: readonly { title: string; text: string }[];
  button: { to: string; label: string; primary?: boolean };
};

/** One way to register: a silent film of it behind a still, its steps and the button. */
export function HowToSection({ film, title, steps, button }: HowToSectionProps) {
  return (
    <section
      className="card pad grid grid-rows-[auto_auto_1fr_auto] gap-5"
      aria-labelledby={`${film}-title`}
    >
      <h2 id={`${film}-title`} className="text-xl">
        {title}
      </h2>
      <Film film={film} title={title} />
      <ol className="stone-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="small muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to={button.to} variant={button.primary ? "primary" : "quiet"} size="lg">
          {button.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Of every film, as in bench/videos/run.ts. */
const length = "0:38";

/** The size of the films, so that nothing moves when one is loaded. */
const size = { width: 624, height: 1008 };

function Film({ film, title }: Pick<HowToSectionProps, "film" | "title">) {
  const { howTo } = useAllMessages().info;
  const language = useLanguage();
  const address = `/videos/${film}.${language}`;
  return (
    <details className={classNames("film", film === "company" && "dark")}>
      <summary>
        <ClosedArch sign={howTo.signs[film]} />
        <svg className="play" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4v16l13-8z" />
        </svg>
        <span>
          {`${howTo.watch} •\u00a0`}
          <Ltr>{length}</Ltr>
        </span>
      </summary>
      <video
        {...size}
        controls
        muted
        playsInline
        preload="none"
        poster={`${address}.webp`}
        aria-label={howTo.film({ section: title })}
      >
        <source src={`${address}.webm`} type="video/webm" />
        <source src={`${address}.mp4`} type="video/mp4" />
        {languages.map((spoken) => (
          <track
            key={spoken}
            kind="captions"
            src={`/videos/${film}.${spoken}.vtt`}
            srcLang={spoken}
            label={howTo.captions[spoken]}
            default={spoken === language}
          />
        ))}
        <p>
          {howTo.noFilm} <a href={`${address}.mp4`}>{howTo.loadFilm}</a>
        </p>
      </video>
    </details>
  );
}
