import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageSearch } from "#app/ui/list/page-search.tsx";
import { Ltr } from "#app/ui/text.tsx";

/** The reference under which an error was logged, for the error page. */
export const ErrorReference = createContext<string | null>(null);

/** Shown in place of a page that is missing, forbidden or broken. */
export function ErrorPage({ status }: { status: number }) {
  const messages = useMessages();
  const errors = messages.pages.errors;
  const kind = kindOf(status);
  const title = errors[kind];
  const passes = kind === "error" || kind === "limited";
  return (
    <div className="wrap py-4">
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        title={title}
        heading="h1"
        arch={kind === "missing" ? "open" : "closed"}
        reason={errors[`${kind}Text`]}
      >
        {kind === "missing" && <PageSearch action={paths.jobs()} />}
        {kind === "error" && <Reference />}
        <div className="row">
          {passes && <TryAgain />}
          <ButtonLink to={paths.landing()} size="lg" variant={passes ? "quiet" : "primary"}>
            {errors.home}
          </ButtonLink>
          <ButtonLink to={paths.jobs()} size="lg">
            {errors.jobs}
          </ButtonLink>
        </div>
      </Empty>
    </div>
  );
}

type Kind = "missing" | "forbidden" | "unreadable" | "tooLarge" | "limited" | "refused" | "error";
const kinds: Record<number, Kind> = {
  400: "unreadable",
  401: "forbidden",
  403: "forbidden",
  404: "missing",
  413: "tooLarge",
  429: "limited",
};

function kindOf(status: number): Kind {
  return kinds[status] ?? (status >= 400 && status < 500 ? "refused" : "error");
}

function Reference() {
  const messages = useMessages().pages.errors;
  const reference = useContext(ErrorReference);
  if (!reference) return null;
  return (
    <p className="muted">
      {messages.reference}{" "}
      <Ltr>
        <b>{reference}</b>
      </Ltr>
    </p>
  );
}

/** The same page, reloaded: nothing of the broken one remains. */
function TryAgain() {
  const messages = useMessages().ui;
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={pathname + search} data-reload="" size="lg" variant="primary">
      {messages.tryAgain}
    </ButtonLink>
  );
}
