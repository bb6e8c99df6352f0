import { deskPaths } from "#app/desk-paths.ts";
import { type ListedChannel, maxPerHour, usualPerHour } from "#app/features/channels/channel.ts";
import { categories } from "#app/features/job/job.ts";
import { placeName, syria } from "#app/features/places/place.ts";
import type { FormRefusal, FormValues } from "#app/http/form.ts";
import { languages } from "#app/i18n/language.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Props = {
  edited: ListedChannel | null;
  answer: FormRefusal | undefined;
  /** There is no channel yet: the form stands open. */
  isFirst: boolean;
};

const fields = [
  "chat",
  "language",
  "province",
  "category",
  "written",
  "perHour",
  "atNight",
] as const;

/** Adds a channel, or changes which jobs it gets. */
export function ChannelForm({ edited, answer, isFirst }: Props) {
  const messages = useAllMessages();
  const language = useLanguage();
  const { channels: words, labels } = messages;
  const values =
    answer?.values ?? (edited ? valuesOf(edited) : { language, perHour: String(usualPerHour) });
  const of = (name: (typeof fields)[number]) => {
    const key = answer?.errors?.[name];
    return { name, defaultValue: values[name] ?? "", error: messageAt(messages, key) };
  };
  const inLanguages = languages.map((value) => ({ value, label: words.languages[value] }));
  return (
    <details className="disc card" open={isFirst || Boolean(edited ?? answer)}>
      <summary>
        <h2 className="text-lg">{edited ? words.change({ name: edited.title }) : words.add}</h2>
        <Icon name="down" className="turn" />
      </summary>
      <form
        method="post"
        action={deskPaths.telegramChannels({ channel: edited?.id })}
        className="stack gap-3 py-2"
      >
        {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
        {answer?.errors && (
          <FormErrorSummary errors={answer.errors} order={fields} attempt={answer} />
        )}
        {edited ? (
          <input type="hidden" name="channel" value={edited.id} />
        ) : (
          <TextField
            {...of("chat")}
            label={words.chat}
            hint={words.chatHint}
            ltr
            maxLength={200}
            autoComplete="off"
            required
          />
        )}
        <div className="grid md2">
          <SelectField {...of("language")} label={words.language} options={inLanguages} />
          <SelectField
            {...of("written")}
            label={words.written}
            none={words.anyLanguage}
            options={inLanguages}
          />
          <SelectField
            {...of("province")}
            label={words.province}
            none={words.everywhere}
            options={syria.provinces.map(({ id }) => ({
              value: id,
              label: placeName(id, language),
            }))}
          />
          <SelectField
            {...of("category")}
            label={words.category}
            none={words.everyCategory}
            options={categories.map((value) => ({ value, label: labels.category[value] }))}
          />
        </div>
        <TextField
          {...of("perHour")}
          label={words.perHour}
          hint={words.perHourHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxPerHour}
          required
        />
        <CheckField
          name="atNight"
          value="1"
          label={words.atNight}
          defaultChecked={values.atNight === "1"}
        />
        <div className="row">
          <Button variant="primary">{edited ? words.save : words.addIt}</Button>
          {edited && <ButtonLink to={deskPaths.telegramChannels()}>{words.cancel}</ButtonLink>}
        </div>
      </form>
    </details>
  );
}

function valuesOf(channel: ListedChannel): FormValues {
  const { language, province, category, written, perHour, atNight } = channel;
  return {
    language,
    province: province ?? "",
    category: category ?? "",
    written: written ?? "",
    perHour: String(perHour),
    ...(atNight && { atNight: "1" }),
  };
}
