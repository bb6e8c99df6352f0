import { redirect } from "react-router";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import { saveOwnProfileCv } from "#app/features/applications/cv/own/profile-cv.server.ts";
import { MakeCv } from "#app/features/applications/cv/own/ui/make-cv.tsx";
import { completenessOf } from "#app/features/seekers/completeness.ts";
import { cvLayouts, layoutIn } from "#app/features/seekers/cv/cv-layout.ts";
import { listOwnEntries } from "#app/features/seekers/entries/own-entries.server.ts";
import { jobIn } from "#app/features/seekers/job-in.ts";
import { valuesOfProfile } from "#app/features/seekers/profile-values.ts";
import { findOwnProfile } from "#app/features/seekers/seekers.server.ts";
import { NextPart, ProfileCompleteness } from "#app/features/seekers/ui/profile-completeness.tsx";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { contentLanguage, otherLanguage } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/profile-cv.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  if (whyNotSend(person)) throw redirect(paths.myAccount(), 303);
  const [profile, entries] = await Promise.all([findOwnProfile(person), listOwnEntries(person)]);
  const values = valuesOfProfile(profile);
  return {
    name: fullName(profile),
    position: profile.desiredPosition ?? "",
    job: jobIn(request),
    layout: layoutIn(new URL(request.url).searchParams.get("layout")),
    completeness: completenessOf(values, entries),
  };
}

/** Saves the CV, and goes back to the application that it was made for. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request);
  if (whyNotSend(person)) throw redirect(paths.myAccount(), 303);
  const { language, layout } = await readForm(request);
  const saved = await saveOwnProfileCv(person, language === "en" ? "en" : "ar", layoutIn(layout));
  if (isRefused(saved)) return redirectWithFlash(paths.ownCvs(), "err", saved.refused);
  const job = jobIn(request);
  const to = job ? paths.apply(job) : paths.ownCvs();
  return saved.missing.length > 0
    ? redirectWithFlash(to, "warn", "cvs.addedWithout")
    : redirectWithFlash(to, "ok", "cvs.added");
}

export default function ProfileCv({ loaderData }: Route.ComponentProps) {
  const { cvs } = useAllMessages();
  const { job, layout, completeness, name, position } = loaderData;
  const own = contentLanguage(useLanguage());
  const { title, description, explained, profile } = cvs.make;
  return (
    <AccountPage
      title={title}
      description={description}
      back={{
        to: job ? paths.apply(job) : paths.ownCvs(),
        label: job ? cvs.make.backToForm : cvs.title,
      }}
    >
      <div className="stack">
        <p className="muted">
          {explained}{" "}
          <a className="more" href={paths.myAccount({ job })}>
            {profile}
          </a>
        </p>
        {completeness.next && (
          <ProfileCompleteness {...completeness}>
            <NextPart next={completeness.next} job={job} />
          </ProfileCompleteness>
        )}
        {completeness.done === 0 ? (
          <Notice kind="warn">{cvs.empty}</Notice>
        ) : (
          <>
            <Tabs
              label={cvs.make.layout}
              tabs={cvLayouts.map((each) => ({
                to: paths.profileCv({ job, layout: each }),
                label: cvs.make.layouts[each],
                current: each === layout,
              }))}
            />
            <p className="hint">{cvs.make.layoutHints[layout]}</p>
            {[own, otherLanguage(own)].map((language) => (
              <MakeCv
                key={language}
                language={language}
                isFirst={language === own}
                sheet={{ layout, name, position }}
                job={job}
              />
            ))}
          </>
        )}
      </div>
    </AccountPage>
  );
}
