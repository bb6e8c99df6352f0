import { paths } from "../../../paths.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { useWords } from "../../../words/context.tsx";
import { landingJobs } from "../../jobs/landing-jobs.server.ts";
import { homeProvinceIds, syria } from "../../places/place.ts";
import { Employers, Promises } from "../ui/landing-bands.tsx";
import { LandingDoor } from "../ui/landing-door.tsx";
import { LandingSearch, Provinces } from "../ui/landing-search.tsx";
import type { Route } from "./+types/landing.ts";

export { frontSheet as links } from "../../../sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { provinces, ...board } = await landingJobs(language);
  const counts = new Map(provinces.map(({ id, count }) => [id, count]));
  return {
    ...board,
    provinces: syria.provinces.map((province) => ({
      value: province.en,
      label: province[language],
      count: counts.get(province.id) ?? 0,
    })),
    shownFirst: homeProvinceIds.length,
  };
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const words = useWords();
  const landing = words.pages.landing;
  const { activeJobs, latest, provinces, shownFirst } = loaderData;
  return (
    <>
      <title>{`${landing.title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={landing.lede} />
      <div className="hero">
        <div className="wrap split">
          <div>
            <h1>{landing.heading}</h1>
            <p className="lede">{landing.lede}</p>
            <LandingSearch provinces={provinces} />
            <p className="row mt-2 gap-x-4 gap-y-0">
              <span>{landing.hiring}</span>
              <a className="more" href={paths.register({ type: "company" })}>
                {landing.registerCompany}
              </a>
              <a className="more" href={paths.pricing()}>
                {landing.pricing}
              </a>
            </p>
            <Provinces provinces={provinces} shownFirst={shownFirst} />
          </div>
          <LandingDoor activeJobs={activeJobs} latest={latest} />
        </div>
      </div>
      <Employers />
      <Promises />
    </>
  );
}
