import { languages } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export type HowToSectionProps = {
  /** The film's name, as in bench/videos/run.ts. */
  film: "employee" | "company";
  title: string;
  steps: readonly { title: string; text: string }[];
  button: { to: string; label: string; primary?: boolean };
};

/** One way to register: its steps and the button, and a silent film of them. */
export function HowToSection({ film, title, steps, button }: HowToSectionProps) {
  return (
    <section className="card pad grid content-start gap-5" aria-labelledby={`${film}-title`}>
      <h2 id={`${film}-title`} className="text-xl">
        {title}
      </h2>
      <div className="grid gap-x-8 gap-y-6 items-start md:grid-cols-[1fr_15rem] lg:grid-cols-[1fr_13rem]">
        <ol className="grid gap-5">
          {steps.map((step, place) => (
            <li key={step.title} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="grid place-items-center shrink-0 w-8 h-8 rounded-sm bg-primary-soft text-on-primary-soft font-bold num"
              >
                {place + 1}
              </span>
              <div>
                <h3>{step.title}</h3>
                <p className="muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {/* On a phone the film comes last: the button matters most. */}
        <div className="md:col-span-2 md:row-start-2">
          <ButtonLink to={button.to} variant={button.primary ? "primary" : "quiet"} size="lg">
            {button.label}
          </ButtonLink>
        </div>
        <Film film={film} title={title} />
      </div>
    </section>
  );
}

/** The size in which the films are made, so that nothing moves when one is loaded. */
const size = { width: 624, height: 1008 };

function Film({ film, title }: Pick<HowToSectionProps, "film" | "title">) {
  const { howTo } = useAllMessages().info;
  const language = useLanguage();
  const address = `/videos/${film}.${language}`;
  return (
    <video
      {...size}
      controls
      muted
      playsInline
      preload="none"
      poster={`${address}.webp`}
      aria-label={howTo.film({ section: title })}
      className="w-full h-auto rounded-md border border-line bg-sunken [&::cue]:text-sm"
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
  );
}
