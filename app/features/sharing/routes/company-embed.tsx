import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { EmbedElement } from "#app/features/sharing/embed/embed-element.tsx";
import { maxEmbedLimit } from "#app/features/sharing/embed/embed-limits.ts";
import {
  type EmbedOptions,
  embedThemes,
  readEmbedOptions,
} from "#app/features/sharing/embed/embed-options.ts";
import { embedSnippets, frameHeight } from "#app/features/sharing/embed/embed-snippets.ts";
import {
  findEmbeddedCompany,
  findEmbeddedList,
} from "#app/features/sharing/embed/embedded-list.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyText } from "#app/ui/form/copy-text.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Route } from "./+types/company-embed.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

const fewest = 3;
const usual = 10;
/** The pixels that a preview has at most. */
const narrow = 400;

/** For those who may post: what to copy, and how the list looks with these options. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const person = companyAt(context, request, "recruit");
  const company = await findEmbeddedCompany(actingCompany(person)?.id ?? "");
  if (!company) throw notFound();
  const language = context.get(languageContext);
  const { label, jobs } = await findEmbeddedList(company, language, maxEmbedLimit);
  const limit = Math.min(Math.max(jobs.length, fewest), usual);
  const options = readOptions(new URL(request.url).searchParams) ?? {
    language: undefined,
    limit,
    theme: "auto" as const,
  };
  const name = company.slug ?? company.id;
  const frameOf = { ...options, language: options.language ?? language };
  const { script } = embedSnippets(settings().baseUrl, { name, label }, options);
  const { frame } = embedSnippets(settings().baseUrl, { name, label }, frameOf);
  const preview = embedSnippets("", { name, label }, frameOf).address;
  return { name, label, options, script, frame, preview, texts: messagesFor(language).embed.page };
}

/** The parameter `lang` is of the page itself. */
function readOptions(params: URLSearchParams): EmbedOptions | undefined {
  if (!params.has("limit")) return undefined;
  const read = new URLSearchParams(params);
  read.delete("lang");
  const language = params.get("language");
  if (language && language !== "auto") read.set("lang", language);
  return readEmbedOptions(read);
}

export default function CompanyEmbed({ loaderData }: Route.ComponentProps) {
  const { texts, script, frame } = loaderData;
  const { copy, copied } = texts;
  return (
    <AccountPage title={texts.title} description={texts.description}>
      <div className="stack gap-4">
        <p className="muted">{texts.description}</p>
        <div className="grid md2 gap-4">
          <div className="stack gap-4">
            <Options {...loaderData} />
            <Card stack>
              <h2 className="text-xl">{texts.line}</h2>
              <CopyText
                id="embed-script"
                label={texts.previewScript}
                hint={texts.lineHint}
                text={script}
                primary
                copy={copy}
                copied={copied}
              />
              <CopyText
                id="embed-frame"
                label={texts.frame}
                hint={texts.frameHint}
                text={frame}
                copy={copy}
                copied={copied}
              />
              <p className="small muted">{texts.promise}</p>
            </Card>
          </div>
          <div className="stack gap-4">
            <Previews {...loaderData} />
          </div>
        </div>
      </div>
    </AccountPage>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Options({ texts, options: { language, limit, theme } }: Pick<Data, "texts" | "options">) {
  const limits = Array.from({ length: maxEmbedLimit }, (_, at) => String(at + 1));
  return (
    <form method="get" action={paths.companyEmbed()} className="card stack">
      <h2 className="text-xl">{texts.shows}</h2>
      <SelectField
        label={texts.language}
        name="language"
        defaultValue={language ?? "auto"}
        options={(["auto", ...languages] as const).map((value) => ({
          value,
          label: texts.languages[value],
        }))}
      />
      <SelectField
        label={texts.limit}
        name="limit"
        hint={texts.limitHint}
        defaultValue={String(limit)}
        options={limits.map((value) => ({ value, label: value }))}
      />
      <SelectField
        label={texts.theme}
        name="theme"
        defaultValue={theme}
        options={embedThemes.map((value) => ({ value, label: texts.themes[value] }))}
      />
      <p>
        <Button>{texts.show}</Button>
      </p>
    </form>
  );
}

function Previews({
  texts,
  name,
  label,
  options,
  preview,
}: Pick<Data, "texts" | "name" | "label" | "options" | "preview">) {
  const hydrated = useHydrated();
  return (
    <>
      <section className="stack gap-2">
        <h2 className="text-xl">{texts.previewScript}</h2>
        {hydrated ? (
          <EmbedElement company={name} options={options} />
        ) : (
          <noscript>
            <p className="muted">{texts.needsScript}</p>
          </noscript>
        )}
      </section>
      <section className="stack gap-2">
        <h2 className="text-xl">{texts.previewFrame}</h2>
        <iframe
          src={preview}
          title={label}
          className="w-full"
          height={frameHeight(options.limit, narrow)}
          loading="lazy"
        />
      </section>
    </>
  );
}
