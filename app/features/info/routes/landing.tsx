import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { WaitingList } from "#app/features/applications/waiting/ui/waiting-list.tsx";
import { shownFits } from "#app/features/fits/fits.server.ts";
import { landingJobs, ownLandingJobs } from "#app/features/info/landing-jobs.server.ts";
import { findNextSteps } from "#app/features/info/next-steps.server.ts";
import { siteData } from "#app/features/info/site-data.ts";
import { LandingArch } from "#app/features/info/ui/landing-arch.tsx";
import { Employers, OnlyHere } from "#app/features/info/ui/landing-bands.tsx";
import { LandingSearch } from "#app/features/info/ui/landing-search.tsx";
import { LandingSteps } from "#app/features/info/ui/landing-steps.tsx";
import { SeekersStart } from "#app/features/info/ui/seekers-start.tsx";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { homeProvinceIds, syria } from "#app/features/places/place.ts";
import { Governorates } from "#app/features/places/ui/governorates.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { forReader } from "#app/i18n/language.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Around } from "#app/ui/around.tsx";
import { FigureArch } from "#app/ui/hero/framed-arch.tsx";
import { StructuredData } from "#app/ui/page/structured-data.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import type { Route } from "./+types/landing.ts";

export { landingSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const actor = actorOf(context);
  const [{ provinces, ...board }, own, steps, fits] = await Promise.all([
    landingJobs(language),
    orEmpty("own jobs", ownLandingJobs(actor, language), null),
    orEmpty("next steps", findNextSteps(actor, language), null),
    orEmpty("fits", shownFits(actor, language), undefined),
  ]);
  const counts = new Map(provinces.map(({ id, count }) => [id, count]));
  return {
    ...board,
    ...(own && { ...own, isOwn: true }),
    steps,
    ...(fits && { fits }),
    provinces: syria.provinces.map((province) => ({
      en: province.en,
      name: forReader(province, language),
      count: counts.get(province.id) ?? 0,
    })),
    shownFirst: homeProvinceIds.length,
  };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const landing = useLandingMessages();
  const { signedIn } = landing;
  const { activeJobs, latest, isOwn, provinces, shownFirst, steps, fits } = loaderData;
  const say = steps ? (
    <>
      <div className="welcome">
        <div>
          {steps.name && (
            <p className="muted">
              <Around say={(name) => signedIn.hello({ name })}>
                <bdi>{steps.name}</bdi>
              </Around>
            </p>
          )}
          <h1>{signedIn.heading}</h1>
          <p className="only-sm muted">
            <b className="num">{formatNumber(activeJobs)}</b>{" "}
            {isOwn ? landing.ownOpen : landing.openToday(activeJobs)}
          </p>
        </div>
        <FigureArch figure={formatNumber(activeJobs)} />
      </div>
      <WaitingList {...steps.waiting} />
      <LandingSteps steps={steps} />
    </>
  ) : (
    <>
      <h1>
        {landing.heading} <span>{landing.headingWhere}</span>
      </h1>
      <p className="lede">{landing.lede}</p>
      <LandingSearch provinces={provinces} />
      <p className="row hire-line">
        <span>{landing.hiring}</span>
        <a href={paths.register({ type: "company" })}>{landing.registerCompany}</a>
        <a href={paths.pricing()}>{landing.pricing}</a>
      </p>
    </>
  );
  return (
    <>
      <title>{`${landing.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={landing.lede} />
      <StructuredData data={siteData(useRootData()?.origin ?? "", messages.ui.frame)} />
      {steps?.userType === "customer_employee" ? (
        <SeekersStart
          steps={steps}
          fits={fits}
          activeJobs={activeJobs}
          latest={latest}
          provinces={provinces}
        />
      ) : (
        <LandingArch
          activeJobs={activeJobs}
          latest={latest}
          isOwn={isOwn === true}
          say={say}
          quiet={steps !== null}
        />
      )}
      {steps?.userType !== "company" && (
        <section className="wrap section" id="governorates">
          <h2>{landing.pickProvince}</h2>
          <Governorates governorates={provinces} atOnce={shownFirst} />
        </section>
      )}
      {!steps && (
        <>
          <OnlyHere />
          <Employers />
        </>
      )}
    </>
  );
}
