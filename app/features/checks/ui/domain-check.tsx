import { Form } from "react-router";
import { useSentIntent } from "#app/features/accounts/ui/use-sending.ts";
import {
  dnsLabel,
  dnsNameOf,
  proofPath,
  proofText,
} from "#app/features/companies/checks/domain/domain-proof.ts";
import type { OwnChecks } from "#app/features/companies/checks/own-checks.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";
import { CheckRow } from "./check-row.tsx";

/** The check of a domain: which one, where its token goes, and the look at it. */
export function DomainCheck({ checks }: { checks: OwnChecks }) {
  const { domain, mayBegin } = checks;
  const state = domain?.failing ? "failing" : (domain?.state ?? "none");
  const isUnderWay = domain !== null && state !== "revoked";
  const others = checks.domains.filter((each) => !isUnderWay || each.domain !== domain.subject);
  return (
    <CheckRow kind="domain" state={state} line={<Line checks={checks} />}>
      {mayBegin && (
        <>
          {isUnderWay && domain.token && (
            <Proof domain={domain.subject} token={domain.token} isDone={state === "done"} />
          )}
          {isUnderWay && <Look isDone={state === "done"} />}
          {others.length > 0 && <Begin domains={others} isOther={isUnderWay} />}
          {checks.domains.length === 0 && !isUnderWay && <Nothing fault={checks.siteFault} />}
        </>
      )}
    </CheckRow>
  );
}

function Line({ checks: { domain } }: { checks: OwnChecks }) {
  const messages = useAllMessages();
  const texts = messages.checks.domain;
  const language = useLanguage();
  if (!domain) return texts.none;
  const day = (at: string) => formatDate(at, language);
  const { state, reason, failing, checkedAt } = domain;
  const fault = reason && findMessage(messages, `checks.faults.${reason}`);
  const why = {
    waiting: fault,
    done: failing
      ? texts.failing({ date: day(failing.since), until: day(failing.until) })
      : checkedAt && texts.last({ date: day(checkedAt) }),
    failed: fault,
    expired: texts.expired,
    revoked: reason && (findMessage(messages, `checks.because.${reason}`) ?? reason),
  }[state];
  return (
    <>
      <Ltr>{domain.shown}</Ltr>
      {why && (
        <>
          {" · "}
          <bdi>{why}</bdi>
        </>
      )}
    </>
  );
}

type ProofProps = { domain: string; token: string; isDone: boolean };

function Proof({ domain, token, isDone }: ProofProps) {
  const texts = useAllMessages().checks.domain;
  return (
    <details className="disc" open={!isDone}>
      <summary>
        {isDone ? texts.shows : texts.how}
        <Icon name="down" className="turn" />
      </summary>
      <h3>{texts.dns}</h3>
      <dl className="proof">
        <dt>{texts.name}</dt>
        <dd>
          <code dir="ltr">{dnsLabel}</code>
          <small className="muted">
            {texts.whole}: <Ltr>{dnsNameOf(domain)}</Ltr>
          </small>
        </dd>
        <dt>{texts.value}</dt>
        <dd>
          <code dir="ltr">{proofText(token)}</code>
        </dd>
      </dl>
      <h3>{texts.file}</h3>
      <dl className="proof">
        <dt>{texts.address}</dt>
        <dd>
          <code dir="ltr">{`https://${domain}${proofPath}`}</code>
        </dd>
        <dt>{texts.content}</dt>
        <dd>
          <code dir="ltr">{proofText(token)}</code>
        </dd>
      </dl>
    </details>
  );
}

function Look({ isDone }: { isDone: boolean }) {
  const texts = useAllMessages().checks.domain;
  const isSending = useSentIntent(paths.checks()) === "check";
  return (
    <Form method="post" action={paths.checks()} className="row gap-3" preventScrollReset>
      <input type="hidden" name="intent" value="check" />
      <Button variant={isDone ? "quiet" : "primary"} busy={isSending && texts.checking}>
        {texts.check}
      </Button>
      <span className="small muted">{isDone ? texts.again : texts.byItself}</span>
    </Form>
  );
}

type BeginProps = { domains: OwnChecks["domains"]; isOther: boolean };

function Begin({ domains, isOther }: BeginProps) {
  const texts = useAllMessages().checks.domain;
  const [first] = domains;
  return (
    <Form method="post" action={paths.checks()} className="stack gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="begin" />
      <fieldset className="stack gap-1">
        <legend className="small">{isOther ? texts.other : texts.which}</legend>
        {domains.map(({ domain, shown, source }) => (
          <Check
            key={domain}
            type="radio"
            name="domain"
            value={domain}
            defaultChecked={domain === first?.domain}
          >
            <Ltr>{shown}</Ltr>{" "}
            <span className="muted">{source === "site" ? texts.site : texts.fromEmail}</span>
          </Check>
        ))}
      </fieldset>
      <p>
        <Button variant={isOther ? "quiet" : "primary"}>{texts.begin}</Button>
      </p>
    </Form>
  );
}

function Nothing({ fault }: { fault: OwnChecks["siteFault"] }) {
  const { checks, companies } = useAllMessages();
  return (
    <>
      <p>{fault ? checks.domain.faults[fault] : checks.domain.nothing}</p>
      <p>
        <ButtonLink to={paths.myAccount()}>{companies.fields.companyWebsite}</ButtonLink>
      </p>
    </>
  );
}
