import { data, Form } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { decisionForm } from "#app/features/checks/register/register-form.ts";
import {
  decideRegister,
  findRegister,
  type RegisterDetail,
} from "#app/features/checks/register/registers.server.ts";
import { checkLines } from "#app/features/companies/checks/check-lines.ts";
import { CheckList } from "#app/features/companies/checks/ui/check-list.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormRefusal } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { maxRefusalLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/register.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  return findRegister(moderator, params.companyId, context.get(languageContext));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  const values = await readForm(request);
  const checked = checkForm(decisionForm, values);
  if (checked.errors) return data<FormRefusal>({ values, errors: checked.errors }, 400);
  const decided = await decideRegister(moderator, params.companyId, checked.values);
  if (isRefused(decided)) return data<FormRefusal>({ values, refused: decided.refused }, 409);
  return redirectWithFlash(deskPaths.companyRegisters(), "ok", "checks.desk.decided");
}

export default function Register({ loaderData: detail, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { checks, moderation, ui } = messages;
  const { desk } = checks;
  const language = useLanguage();
  const answer = actionData && "values" in actionData ? (actionData as FormRefusal) : undefined;
  return (
    <div className="wrap narrow page stack gap-4">
      <title>{`${detail.name} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <Breadcrumbs
          links={[
            { to: paths.moderation(), label: moderation.title },
            { to: deskPaths.companyRegisters(), label: desk.title },
          ]}
          here={detail.name}
        />
        <div className="row flex-nowrap gap-3">
          <Avatar id={detail.companyId} name={detail.name} logo={detail.logo} size="lg" />
          <div>
            <h1 className="text-2xl wrap-anywhere">
              <bdi>{detail.name}</bdi>
            </h1>
            <p className="muted">
              <Badge>{checks.states[detail.state]}</Badge>{" "}
              {desk.sent({ date: formatDate(detail.sentAt, language) })}
            </p>
          </div>
        </div>
      </div>
      <Written detail={detail} />
      <Card stack className="gap-2">
        <h2 className="text-lg">{desk.checks}</h2>
        {detail.checks.length === 0 ? (
          <p className="muted">{desk.nothingElse}</p>
        ) : (
          <CheckList lines={checkLines(detail.checks, checks.shown).lines} />
        )}
        <p className={detail.isNumberUsed ? "soon" : "muted"}>
          {detail.isNumberUsed ? desk.numberUsed : desk.numberFree}
        </p>
      </Card>
      {(detail.state === "waiting" || detail.state === "done") && (
        <Decision detail={detail} answer={answer} />
      )}
    </div>
  );
}

function Written({ detail }: { detail: RegisterDetail }) {
  const { desk } = useAllMessages().checks;
  const language = useLanguage();
  return (
    <Card stack className="gap-3">
      <h2 className="text-lg">{desk.wrote}</h2>
      <DetailList>
        <Detail name={desk.name}>
          <bdi>{detail.name}</bdi>
        </Detail>
        <Detail name={desk.number}>
          <Ltr>{detail.number}</Ltr>
        </Detail>
        <Detail name={desk.place}>{detail.place ?? desk.none}</Detail>
        <Detail name={desk.website}>
          {detail.website ? <Ltr>{detail.website}</Ltr> : desk.none}
        </Detail>
        <Detail name={desk.joined}>{formatDate(detail.joinedAt, language)}</Detail>
      </DetailList>
      {detail.hasDocument ? (
        <p>
          <ButtonLink to={deskPaths.registerDocument(detail.companyId)} icon="download">
            {desk.open}
          </ButtonLink>
        </p>
      ) : (
        <p className="small muted">{desk.noDocument}</p>
      )}
      {detail.reason && (
        <p>
          <bdi>{detail.reason}</bdi>
        </p>
      )}
    </Card>
  );
}

type DecisionProps = { detail: RegisterDetail; answer: FormRefusal | undefined };

function Decision({ detail, answer }: DecisionProps) {
  const messages = useAllMessages();
  const { desk } = messages.checks;
  const choice = (value: "accept" | "refuse" | "revoke") => ({
    value,
    label: desk[value],
    hint: desk[`${value}Hint`],
  });
  const acts = detail.state === "waiting" ? (["accept", "refuse"] as const) : (["revoke"] as const);
  const error = (field: string) => messageAt(messages, answer?.errors?.[field]);
  return (
    <Form
      method="post"
      action={deskPaths.companyRegister(detail.companyId)}
      className="card pad stack gap-3"
      key={detail.state}
    >
      {answer?.refused && <Refusal answer={answer} title={messageAt(messages, answer.refused)} />}
      {answer?.errors && (
        <FormErrorSummary errors={answer.errors} order={["act", "reason"]} attempt={answer} />
      )}
      <input type="hidden" name="sentAt" value={detail.sentAt} />
      <ChoiceField
        label={desk.act}
        name="act"
        required
        defaultValue={answer?.values.act ?? null}
        error={error("act")}
        choices={acts.map(choice)}
      />
      <TextAreaField
        label={desk.reason}
        name="reason"
        hint={desk.reasonHint}
        maxLength={maxRefusalLength}
        rows={3}
        dir="auto"
        defaultValue={answer?.values.reason ?? ""}
        error={error("reason")}
      />
      <p>
        <Button variant="primary">{desk.decide}</Button>
      </p>
    </Form>
  );
}
