import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { homeJobs } from "#app/features/info/home-jobs.server.ts";
import { CategoryTiles } from "#app/features/info/ui/category-tiles.tsx";
import { Figures } from "#app/features/info/ui/figures.tsx";
import { HiringBanner, HomeCompanies, HomeFeatured } from "#app/features/info/ui/home-parts.tsx";
import { HomeProvinces } from "#app/features/info/ui/home-provinces.tsx";
import { HomeSearch } from "#app/features/info/ui/home-search.tsx";
import { offeredTypes } from "#app/features/job/job.ts";
import { listOfferedTypes } from "#app/features/jobs/list/offered-types.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { siteFigures } from "#app/platform/settings/site-figures.ts";
import type { Route } from "./+types/home.ts";

export { frontSheet as links } from "#app/styles/sheets.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await homeJobs(context.get(languageContext))),
    startHiring: startHiring(actorOf(context)),
    fixedFigures: !settings().liveFigures,
    types: await orEmpty("job types", listOfferedTypes(), offeredTypes),
  };
}

/** Where an employer begins; null for a company, which has begun. */
function startHiring(actor: Actor): string | null {
  if (actor.kind === "visitor") return paths.register({ type: "company" });
  return actingCompany(actor) ? null : paths.myAccount();
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const { browse } = messages;
  const { figures, provinces, categories, fixedFigures, startHiring } = loaderData;
  const counted = (figure: number | null) => (figure === null ? null : formatNumber(figure));
  const fixed = (share: number) => (fixedFigures ? browse.percent({ share }) : null);
  return (
    <>
      <title>{`${browse.home.title} | ${messages.ui.frame.site}`}</title>
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
