import { deskPaths } from "#app/desk-paths.ts";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import { writeDailyList } from "#app/features/sharing/daily-list/daily-list.server.ts";
import {
  dailyGroups,
  dailyLimits,
  readDailyOptions,
} from "#app/features/sharing/daily-list/daily-list.ts";
import { languageContext } from "#app/http/language.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { CopyText } from "#app/ui/form/copy-text.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { Route } from "./+types/daily-list.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = moderatorAt(context, request);
  const language = context.get(languageContext);
  const options = readDailyOptions(new URL(request.url).searchParams, language);
  const { dailyList, embed } = messagesFor(language);
  const { heading: _, more: __, ...texts } = dailyList;
  return {
    options,
    text: await writeDailyList(person, options),
    today: damascusDay(new Date()),
    texts: { ...texts, languages: embed.page.languages },
  };
}

export default function DailyListPage({ loaderData }: Route.ComponentProps) {
  const { ui } = useAllMessages();
  const { texts, text } = loaderData;
  return (
    <div className="wrap narrow page stack gap-5">
      <title>{`${texts.title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <DeskNav here="daily" />
      <div>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.description}</p>
      </div>
      <Options {...loaderData} />
      {text === null ? (
        <Empty title={texts.none} />
      ) : (
        <Card stack>
          <CopyText
            id="daily-list"
            label={texts.text}
            hint={texts.best}
            text={text}
            dir="auto"
            primary
            copy={texts.copy}
            copied={texts.copied}
          />
        </Card>
      )}
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Options({ texts, options, today }: Pick<Data, "texts" | "options" | "today">) {
  return (
    <form method="get" action={deskPaths.dailyList()} className="card stack">
      <div className="grid md2">
        <TextField
          label={texts.day}
          name="day"
          type="date"
          max={today}
          defaultValue={options.day}
        />
        <SelectField
          label={texts.language}
          name="language"
          defaultValue={options.language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
        />
        <SelectField
          label={texts.group}
          name="group"
          defaultValue={options.group}
          options={dailyGroups.map((value) => ({ value, label: texts.groups[value] }))}
        />
        <SelectField
          label={texts.limit}
          name="limit"
          defaultValue={String(options.limit)}
          options={dailyLimits.map((value) => ({ value: String(value), label: String(value) }))}
        />
      </div>
      <p>
        <Button>{texts.show}</Button>
      </p>
    </form>
  );
}
