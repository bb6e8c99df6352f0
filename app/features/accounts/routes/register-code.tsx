import { data, Form, redirect, redirectDocument } from "react-router";
import { destinationOf } from "#app/features/accounts/destinations.ts";
import { clientOf } from "#app/features/accounts/devices/client.server.ts";
import {
  completePhoneRegistration,
  findPhoneRegistration,
  sendRegistrationCode,
} from "#app/features/accounts/phone/phone-registration.server.ts";
import { CodeField } from "#app/features/accounts/phone/ui/code-field.tsx";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { sessionCookies } from "#app/features/accounts/session/session-cookies.server.ts";
import { nextOf } from "#app/features/accounts/sign-in/lead-on.server.ts";
import { refusalInit } from "#app/features/accounts/sign-in/refusal-init.server.ts";
import type { AccountAnswer } from "#app/features/accounts/ui/account-form.tsx";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { BesideArch } from "#app/features/accounts/ui/beside-arch.tsx";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound, type Refusal } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";
import type { Route } from "./+types/register-code.ts";

export { refuseWhenCut as clientAction } from "#app/http/connection-lost.ts";
export { headersOfAction as headers } from "#app/http/page-headers.ts";
export { formsSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") throw redirect(destinationOf(actor.userType), 303);
  if (!settings().sms.signUp) throw notFound();
  const next = nextOf(request);
  const begun = await findPhoneRegistration(request.headers);
  if (!begun) throw beginAgain(next);
  return { next: next ?? null, number: begun.number };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (actor.kind === "person") return redirect(destinationOf(actor.userType), 303);
  if (!settings().sms.signUp) throw notFound();
  const { intent, code = "" } = await readForm(request);
  const next = nextOf(request);
  const client = clientOf(request);
  if (intent === "again") {
    const sent = await sendRegistrationCode(client, context.get(languageContext));
    if (isRefused(sent)) return refuse(sent, request);
    const response = redirectWithFlash(
      paths.registerCode({ next }),
      "ok",
      "phone.register.sentAgain",
    );
    for (const cookie of sent.setCookies) response.headers.append("set-cookie", cookie);
    return response;
  }
  if (code.trim() === "") {
    return data<AccountAnswer>({ errors: { code: "phone.codeMissing" } }, { status: 400 });
  }
  const session = await completePhoneRegistration(code, client);
  if (isRefused(session)) {
    if (session.refused !== "phone.taken") return refuse(session, request);
    return redirectWithFlash(paths.login({ next }), "warn", session.refused);
  }
  // A whole new page: the one that moves on after two seconds, with and without scripts.
  return redirectDocument(paths.register({ created: 1, next }), {
    status: 303,
    headers: sessionCookies(session.setCookies),
  });
}

/** The last step of a registration by phone: its code. */
export default function RegisterCode({ loaderData, actionData }: Route.ComponentProps) {
  const { phone, ui } = useAllMessages();
  const { next, number } = loaderData;
  const here = paths.registerCode({ next });
  const isSending = useSending(paths.registerCode());
  const answer = actionData as AccountAnswer | undefined;
  return (
    <BesideArch>
      <title>{`${phone.register.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={phone.register.description} />
      <meta name="robots" content="noindex" />
      <div className="card pad stack">
        <Form method="post" action={here} className="form">
          <h1 className="text-2xl">{phone.register.title}</h1>
          <Notice kind="ok" icon="phone" title={phone.sentTo}>
            <p>
              <Ltr nowrap>{number}</Ltr>
            </p>
          </Notice>
          <AccountRefusal answer={answer} />
          <CodeField error={answer?.errors?.code} />
          <Button variant="primary" size="lg" wide busy={isSending && phone.busy}>
            {phone.register.finish}
          </Button>
        </Form>
        <form method="post" action={here} className="row spread gap-y-0">
          <Button variant="text" className="px-0" name="intent" value="again">
            {phone.register.again}
          </Button>
          <a className="more" href={paths.register({ by: "phone", next })}>
            {phone.register.other}
          </a>
        </form>
      </div>
    </BesideArch>
  );
}

/** A code without tries stays here, where another is sent; without a registration only the form can send one. */
async function refuse(refusal: Refusal, request: Request) {
  if (refusal.refused === "phone.codeExpired" && !(await findPhoneRegistration(request.headers))) {
    return beginAgain(nextOf(request));
  }
  const isOfCode = refusal.refused === "phone.codeWrong";
  const why: AccountAnswer = isOfCode ? { errors: { code: refusal.refused } } : refusal;
  return data<AccountAnswer>(why, refusalInit(refusal));
}

function beginAgain(next: string | undefined) {
  return redirectWithFlash(paths.register({ by: "phone", next }), "warn", "phone.codeExpired");
}
