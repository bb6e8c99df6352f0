import { useRef, useState } from "react";
import { Form } from "react-router";
import { useSentIntent } from "#app/features/accounts/ui/use-sending.ts";
import type { OwnCheck } from "#app/features/companies/checks/own-checks.server.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { formatDate } from "#app/i18n/format.ts";
import { maxRegisterLength } from "#app/limits.ts";
import { findMessage, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { CheckRow } from "./check-row.tsx";

type RegisterCheckProps = {
  register: OwnCheck | null;
  mayBegin: boolean;
  answer: FormRefusal | undefined;
};

/** The check of a company's register by a moderator. */
export function RegisterCheck({ register, mayBegin, answer }: RegisterCheckProps) {
  const { register: texts } = useAllMessages().checks;
  const state = register?.state ?? "none";
  const isOpen = state !== "waiting" && state !== "done";
  const form = <RegisterForm isDone={state === "done"} answer={answer} />;
  return (
    <CheckRow kind="register" state={state} line={<Line register={register} />}>
      {mayBegin &&
        (isOpen || answer ? (
          form
        ) : (
          <details className="disc">
            <summary>
              {texts.again}
              <Icon name="down" className="turn" />
            </summary>
            {form}
          </details>
        ))}
    </CheckRow>
  );
}

function Line({ register }: { register: OwnCheck | null }) {
  const messages = useAllMessages();
  const texts = messages.checks.register;
  const language = useLanguage();
  if (!register) return texts.none;
  const { state, subject, reason, begunAt, checkedAt } = register;
  const at = (iso: string) => formatDate(iso, language);
  const message =
    state === "waiting"
      ? texts.waiting({ number: "\n", date: at(begunAt) })
      : texts.done({ number: "\n", date: at(checkedAt ?? begunAt) });
  if (state === "waiting" || state === "done") {
    const [before, after] = message.split("\n");
    return (
      <>
        {before}
        <Ltr>{subject}</Ltr>
        {after}
      </>
    );
  }
  return (
    <>
      <Ltr>{subject}</Ltr>
      {reason && (
        <>
          {" · "}
          <bdi>{findMessage(messages, `checks.because.${reason}`) ?? reason}</bdi>
        </>
      )}
    </>
  );
}

type FormProps = { isDone: boolean; answer: FormRefusal | undefined };

function RegisterForm({ isDone, answer }: FormProps) {
  const messages = useAllMessages();
  const { register: texts } = messages.checks;
  const isSending = useSentIntent(paths.checks()) === "register";
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  return (
    <Form
      method="post"
      action={paths.checks()}
      encType="multipart/form-data"
      className="stack gap-3"
      preventScrollReset
    >
      {answer?.refused && <Refusal answer={answer} title={messageAt(messages, answer.refused)} />}
      <input type="hidden" name="intent" value="register" />
      <TextField
        label={texts.number}
        name="number"
        ltr
        required
        maxLength={maxRegisterLength}
        defaultValue={answer?.values.number ?? ""}
        error={error("number")}
        autoComplete="off"
      />
      <FileField
        label={texts.document}
        name="document"
        required
        multiple
        button={texts.choose}
        hint={texts.documentHint}
        error={error("document")}
        accept=".pdf,image/jpeg,image/png,image/webp"
        ref={input}
        onChange={() => setChosen([...(input.current?.files ?? [])].map(({ name }) => name))}
      >
        {chosen.map((name) => (
          <p key={name} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        ))}
      </FileField>
      <p className="small muted">
        <Icon name="lock" /> {texts.private} {isDone && texts.endsCheck}
      </p>
      <p>
        <Button busy={isSending && texts.sending}>{texts.send}</Button>
      </p>
    </Form>
  );
}
