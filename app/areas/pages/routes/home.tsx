import { type Actor, isCompany } from "#app/areas/accounts/actor.ts";
import { actorOf } from "#app/areas/accounts/session.server.ts";
import { homeJobs } from "#app/areas/jobs/home-jobs.server.ts";
import { offeredTypes } from "#app/areas/jobs/job.ts";
import { listOfferedTypes } from "#app/areas/jobs/offered-types.server.ts";
import { CategoryTiles } from "#app/areas/jobs/ui/category-tiles.tsx";
import { Figures } from "#app/areas/pages/ui/figures.tsx";
import { HiringBanner, HomeCompanies, HomeFeatured } from "#app/areas/pages/ui/home-parts.tsx";
import { HomeProvinces } from "#app/areas/pages/ui/home-provinces.tsx";
import { HomeSearch } from "#app/areas/pages/ui/home-search.tsx";
import { paths } from "#app/paths.ts";
import { formatNumber } from "#app/platform/format.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { figuresAreLive } from "#app/platform/site-figures.server.ts";
import { siteFigures } from "#app/platform/site-figures.ts";
import { useWords } from "#app/words/context.tsx";
import type { Route } from "./+types/home.ts";

export { frontSheet as links } from "#app/sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await homeJobs(context.get(languageContext))),
    startHiring: startHiring(actorOf(context)),
    fixedFigures: !figuresAreLive,
    types: await orEmpty("job types", listOfferedTypes(), offeredTypes),
  };
}

/** Where an employer begins; null for a company, which has begun. */
function startHiring(actor: Actor): string | null {
  if (actor.kind === "visitor") return paths.register({ type: "company" });
  return isCompany(actor) ? null : paths.myAccount();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const words = useWords();
  const { browse } = words;
  const { figures, provinces, categories, fixedFigures, startHiring } = loaderData;
  const counted = (figure: number | null) => (figure === null ? null : formatNumber(figure));
  const fixed = (share: number) => (fixedFigures ? browse.percent({ share }) : null);
  return (
    <>
      <title>{`${browse.home.title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={browse.home.description} />
      <HomeSearch jobs={figures.jobs} provinces={provinces} types={loaderData.types} />
      <div className="wrap pt-5">
        <Figures
          label={browse.home.statistics}
          figures={[
            { of: browse.home.availableJobs, figure: counted(figures.jobs) },
            { of: browse.home.companies, figure: counted(figures.companies) },
            { of: browse.home.jobSeekers, figure: counted(figures.jobSeekers) },
            { of: browse.home.successRate, figure: fixed(siteFigures.successRate) },
            { of: browse.home.hiringRate, figure: fixed(siteFigures.hiringRate) },
          ]}
        />
      </div>
      <div className="[--section:2rem] md:[--section:4.5rem]">
        <HomeProvinces provinces={provinces} atOnce={loaderData.provincesAtOnce} />
        <HomeFeatured jobs={loaderData.featured} />
        <section className="section">
          <div className="wrap">
            <div className="head">
              <h2>{browse.home.categories}</h2>
            </div>
            <CategoryTiles categories={categories} to={(category) => paths.jobs({ category })} />
          </div>
        </section>
        <HomeCompanies companies={loaderData.companies} rated={fixedFigures} />
      </div>
      {startHiring && <HiringBanner to={startHiring} />}
    </>
  );
}
