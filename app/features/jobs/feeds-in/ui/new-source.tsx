import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { feedPaths } from "#app/features/jobs/feeds-in/feed-paths.ts";
import { reliefWebCountries } from "#app/features/jobs/feeds-in/reading/relief-web-address.ts";
import { type FeedOwner, rhythms } from "#app/features/jobs/feeds-in/source-states.ts";
import type { FormRefusal, FormValues } from "#app/http/form.ts";
import { maxFeedAddressLength, maxFeedNameLength, maxNameLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FieldGroup } from "#app/ui/form/field.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FeedFile } from "./feed-file.tsx";

type Props = { id: string; owner: FeedOwner; answer: FormRefusal | undefined };

/** The form that adds a source: an address or a file, and how its jobs are posted. */
export function NewSource({ id, owner, answer }: Props) {
  const messages = useAllMessages();
  const { feeds } = messages;
  const texts = feeds.new;
  const isSending = useSending(feedPaths[owner].all());
  const values = answer?.values ?? {};
  const wrong = (name: string) => messageAt(messages, answer?.errors?.[name]);
  return (
    <Form
      method="post"
      action={feedPaths[owner].all()}
      encType="multipart/form-data"
      className="card pad stack gap-4"
      noValidate
    >
      <h2 className="text-xl">{texts.title}</h2>
      {answer?.refused && <Refusal answer={answer} title={messageAt(messages, answer.refused)} />}
      <input type="hidden" name="id" value={values.id ?? id} />
      <TextField
        label={texts.name}
        name="name"
        required
        maxLength={maxFeedNameLength}
        hint={texts.nameHint}
        defaultValue={values.name}
        error={wrong("name")}
      />
      {owner === "company" ? (
        <FieldGroup label={texts.applies} name="applies" id="there" error={wrong("applies")}>
          {() =>
            (["there", "here"] as const).map((value) => (
              <Check
                key={value}
                type="radio"
                id={value}
                name="applies"
                value={value}
                defaultChecked={(values.applies ?? "there") === value}
              >
                {texts[value]}
              </Check>
            ))
          }
        </FieldGroup>
      ) : (
        <>
          <TextField
            label={texts.company}
            name="companyName"
            optional
            maxLength={maxNameLength}
            hint={texts.companyHint}
            defaultValue={values.companyName}
            error={wrong("companyName")}
          />
          <input type="hidden" name="applies" value="there" />
          <p className="small muted">{texts.thereBoard}</p>
        </>
      )}
      <SelectField
        label={texts.rhythm}
        name="everyHours"
        defaultValue={values.everyHours ?? "24"}
        error={wrong("everyHours")}
        options={rhythms.map((hours) => ({ value: `${hours}`, label: feeds.every[hours] }))}
      />
      <TextField
        label={texts.url}
        name="url"
        type="url"
        maxLength={maxFeedAddressLength}
        hint={texts.urlHint}
        defaultValue={values.url}
        error={wrong("url")}
      />
      {owner === "board" && <ReliefWeb values={values} wrong={wrong} />}
      {/* Last, so that the fields of a form are read whose file is too large to be. */}
      <FeedFile label={texts.file} hint={texts.fileHint} error={wrong("file")} />
      <Button variant="primary" className="justify-self-start" busy={isSending && texts.sending}>
        {texts.act}
      </Button>
    </Form>
  );
}

type Answered = { values: FormValues; wrong: (name: string) => string | null };

/** A source that needs no address: its country and the name of this site there. */
function ReliefWeb({ values, wrong }: Answered) {
  const texts = useAllMessages().feeds.new.reliefWeb;
  const isOpen = Boolean(values.appName || wrong("appName") || wrong("country"));
  return (
    <details className="disc" open={isOpen}>
      <summary>
        {texts.title} <Icon name="down" className="turn" />
      </summary>
      <div className="stack gap-4 mt-3">
        <SelectField
          label={texts.country}
          name="country"
          defaultValue={values.country ?? "syr"}
          error={wrong("country")}
          options={reliefWebCountries.map((value) => ({ value, label: texts.countries[value] }))}
        />
        <TextField
          label={texts.appName}
          name="appName"
          ltr
          optional
          maxLength={100}
          hint={texts.appNameHint}
          defaultValue={values.appName}
          error={wrong("appName")}
        />
      </div>
    </details>
  );
}
