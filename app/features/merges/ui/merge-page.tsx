import type { ReactNode } from "react";
import { Form } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import type { Double, Side } from "#app/features/merges/preview-merge.server.ts";
import { DeskNav } from "#app/features/moderation/ui/desk-nav.tsx";
import type { FormRefusal } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Doubles } from "./doubles.tsx";
import { MergeErrors, MergeRefusal, ReasonField } from "./reason-field.tsx";
import { SideCard } from "./side-card.tsx";

type MergePageProps = {
  title: string;
  here: string;
  intro: ReactNode;
  texts: { preview: string; act: string };
  answer: FormRefusal | undefined;
  doubles: readonly Double[];
  search: string;
  /** This page, with the company that was chosen. */
  to: (chosen?: string) => string;
  /** Both companies, once the other one is chosen: its id and what each is called here. */
  chosen: { id: string; sides: readonly { side: Side; label?: ReactNode }[] } | null;
  /** The form's fields beside the reason. */
  children: ReactNode;
};

/** Lets a moderator choose another company, then compare both and act. */
export function MergePage({ title, here, intro, texts, answer, to, ...page }: MergePageProps) {
  const { merges, moderation, ui } = useAllMessages();
  const { merge } = merges;
  const { doubles, search, chosen, children } = page;
  return (
    <div className="wrap page stack gap-4">
      <title>{`${title} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <DeskNav here="merges" />
        <Breadcrumbs
          links={[
            { to: paths.moderation(), label: moderation.title },
            { to: deskPaths.deskMerges(), label: merges.title },
          ]}
          here={here}
        />
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {intro}
      </div>
      {!chosen && <MergeRefusal answer={answer} isGone />}
      {chosen ? (
        <section className="stack gap-4">
          <h2 className="text-lg">{texts.preview}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            {chosen.sides.map((each) => (
              <SideCard key={each.side.id} {...each} />
            ))}
          </div>
          <p>
            <a className="more" href={to()}>
              {merge.other}
            </a>
          </p>
          <Form method="post" action={to(chosen.id)} className="card pad stack gap-3 max-w-3xl">
            <MergeErrors answer={answer} />
            {children}
            <ReasonField answer={answer} />
            <p>
              <Button variant="primary">{texts.act}</Button>
            </p>
          </Form>
        </section>
      ) : (
        <Doubles
          heading={search ? merge.results : merge.alike}
          doubles={doubles}
          search={search}
          none={search ? merge.noResults : merge.none}
          action={to()}
          to={to}
        />
      )}
    </div>
  );
}
