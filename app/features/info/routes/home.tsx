import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { homeJobs } from "#app/features/info/home-jobs.server.ts";
import { CategoryTiles } from "#app/features/info/ui/category-tiles.tsx";
import { Figures } from "#app/features/info/ui/figures.tsx";
import { BandBanner, HomeCompanies, HomeFeatured } from "#app/features/info/ui/home-parts.tsx";
import { HomeSearch } from "#app/features/info/ui/home-search.tsx";
import { offeredTypes } from "#app/features/job/job.ts";
import { listOfferedTypes } from "#app/features/jobs/list/offered-types.server.ts";
import { Governorates } from "#app/features/places/ui/governorates.tsx";
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
  const { home } = browse;
  const { figures, provinces, categories, fixedFigures, startHiring } = loaderData;
  const counted = (unit: (count: number) => string, figure: number | null) => ({
    of: unit(figure ?? 0),
    figure: figure === null ? null : formatNumber(figure),
  });
  const fixed = (of: string, share: number) => ({
    of,
    figure: fixedFigures ? browse.percent({ share }) : null,
  });
  return (
    <>
      <title>{`${home.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={home.description} />
      <HomeSearch jobs={figures.jobs} provinces={provinces} types={loaderData.types} />
      <Figures
        label={home.statistics}
        figures={[
          counted(home.availableJobs, figures.jobs),
          counted(browse.place.companies, figures.companies),
          counted(browse.place.jobSeekers, figures.jobSeekers),
          fixed(home.successRate, siteFigures.successRate),
          fixed(home.hiringRate, siteFigures.hiringRate),
        ]}
      />
      <HomeFeatured jobs={loaderData.featured} />
      <section className="wrap section" id="governorates">
        <h2>{home.governorates}</h2>
        <Governorates governorates={provinces} atOnce={loaderData.provincesAtOnce} />
      </section>
      <section className="wrap section">
        <h2>{home.categories}</h2>
        <CategoryTiles categories={categories} to={(category) => paths.jobs({ category })} />
      </section>
      <HomeCompanies companies={loaderData.companies} rated={fixedFigures} />
      {startHiring && (
        <div className="wrap">
          <BandBanner
            title={home.banner}
            text={home.bannerText}
            to={startHiring}
            act={home.startHiring}
          />
        </div>
      )}
    </>
  );
}
