import { Form } from "react-router";
import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import type { FormValues } from "#app/http/form.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { type AccountAnswer, useAccountForm } from "./account-form.tsx";
import { EmailSlip } from "./address/email-slip.tsx";
import { EmailField } from "./email-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import {
  AccountTypeFields,
  Agreement,
  ByPhone,
  Passwords,
  PersonFields,
  PhoneField,
} from "./registration-fields.tsx";

type Start = {
  next: string | null;
  userType: string;
  plan: string | null;
  place: PlaceChoices | null;
  /** The title of the job to apply for after registering. */
  purpose: string | null;
  /** Whether this device was said to be shared before. */
  isShared: boolean;
  /** Whether job seekers may register by phone. */
  offersPhone: boolean;
  byPhone: boolean;
  /** Input of a registration by phone that was begun before. */
  values: { [Field in "firstName" | "lastName" | "phone"]?: string | undefined };
};

/** Why no account was made, the input, and the lists of the place chosen so far. */
export type RegistrationAnswer = AccountAnswer & {
  values: FormValues;
  place?: PlaceChoices;
  /** The address that may have been meant. */
  meant?: string;
};

type RegistrationFormProps = { start: Start; answer: RegistrationAnswer | undefined };

export function RegistrationForm({ start, answer }: RegistrationFormProps) {
  const messages = useAllMessages();
  const { register } = messages.accounts;
  const { phone } = messages;
  const here = (query = {}) => paths.register({ ...query, next: start.next });
  const { form, wrong: error, ...check } = useAccountForm(here(), answer, checkNewPassword);
  const refusal = check.answer;
  const plan = start.plan ?? "";
  const values: FormValues = { plan, userType: start.userType, ...start.values, ...answer?.values };
  const byPhone = start.offersPhone && (answer ? answer.values.by === "phone" : start.byPhone);
  return (
    <Form method="post" className="form gap-4" {...form}>
      <FirstButton />
      <div>
        <h1>{register.title}</h1>
        {start.purpose && (
          <p>
            {messages.accounts.login.toApplyFor} <bdi>{start.purpose}</bdi>
          </p>
        )}
      </div>
      {refusal?.refused && (
        <Refusal answer={refusal} title={messageAt(messages, refusal.refused)}>
          {refusal.retryAfter && messages.accounts.tryAgain(Math.ceil(refusal.retryAfter / 60))}
          {maybeKnown.has(refusal.refused) && <HaveAccount next={start.next} />}
        </Refusal>
      )}
      <FormErrorSummary
        title={register.notCreated}
        errors={check.errors}
        order={fieldOrder}
        attempt={check.attempt}
      />
      <EmailSlip answer={answer} />
      {byPhone ? <ByPhone values={values} /> : <AccountTypeFields values={values} error={error} />}
      <section className="card form gap-4" aria-labelledby="to-log-in">
        <h2 id="to-log-in" className="text-lg">
          {register.toLogIn}
        </h2>
        {byPhone ? (
          <PhoneField
            value={values.phone}
            hint={`${phone.register.explained} ${phone.register.seen}`}
            error={error("phone")}
          />
        ) : (
          <EmailField autoComplete="email" defaultValue={values.email} error={error("email")} />
        )}
        {start.offersPhone && (
          <p className={byPhone ? undefined : "for-seekers"}>
            <Button
              variant="text"
              className="px-0 text-start"
              name="intent"
              value={byPhone ? "by-email" : "by-phone"}
              formNoValidate
            >
              {byPhone ? phone.register.back : phone.register.switch}
            </Button>
          </p>
        )}
        <Passwords error={error} answer={answer} />
      </section>
      <section className="card form gap-4" aria-labelledby="about-you">
        <div className="row gap-x-2 gap-y-0">
          <h2 id="about-you" className="text-lg">
            {register.aboutYou}
          </h2>
          <p className="small muted for-seekers">{register.aboutYouSeen}</p>
        </div>
        <PersonFields values={values} byPhone={byPhone} error={error} />
        <PlaceFields place={answer?.place ?? start.place} here={here} error={error} />
      </section>
      <Agreement agreed={Boolean(values.agree)} error={error("agree")} />
      <Button
        variant="primary"
        size="lg"
        wide
        busy={check.sending && (byPhone ? phone.busy : register.busy)}
      >
        {byPhone ? phone.register.submit : register.submit}
      </Button>
      <CheckField
        label={messages.accounts.login.shared}
        hint={messages.accounts.login.sharedHint}
        name="shared"
        defaultChecked={answer ? Boolean(answer.values.shared) : start.isShared}
      />
      <p className="text-center">
        {register.haveAccount}{" "}
        <a className="more" href={paths.login({ next: start.next })}>
          {register.login}
        </a>
      </p>
    </Form>
  );
}

/** Also for an error, so that the sentence does not reveal which addresses have an account. */
const maybeKnown = new Set(["accounts.emailTaken", "accounts.registrationFailed"]);

/** The ways on for anyone who may have registered before. */
function HaveAccount({ next }: { next: string | null }) {
  const { ifYouHave } = useAllMessages().accounts.register;
  return (
    <p>
      {ifYouHave.lead} <a href={paths.login({ next })}>{ifYouHave.logIn}</a>
      {ifYouHave.or}
      <a href={paths.forgotPassword()}>{ifYouHave.recover}</a>
      {ifYouHave.end}
    </p>
  );
}

const fieldOrder = [
  "userType",
  "email",
  "password",
  "confirmPassword",
  "companyName",
  "firstName",
  "lastName",
  "phone",
  "country",
  "province",
  "city",
  "agree",
];
