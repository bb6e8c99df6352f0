import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import * as claims from "#app/features/companies/claims/imported-profiles.server.ts";
import { feedFiles, feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import * as change from "#app/features/jobs/feeds-in/sources/change-source.server.ts";
import { decideCopies } from "#app/features/jobs/feeds-in/sources/decide-copy.server.ts";
import * as list from "#app/features/jobs/feeds-in/sources/list-sources.server.ts";
import { previewSource } from "#app/features/jobs/feeds-in/sources/preview-source.server.ts";
import * as access from "#app/features/jobs/feeds-in/sources/source-access.server.ts";
import type { NewSource } from "#app/features/jobs/feeds-in/sources/source-form.ts";
import * as submit from "#app/features/jobs/feeds-in/sources/submit-source.server.ts";
import { claimProfile } from "#app/features/merges/claim-profile.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { ofCompany, type ServiceCases } from "./service-case.ts";

const recruits = { needs: "recruit", ...ofCompany } as const;

const newSource = (): NewSource => ({
  id: randomUUID(),
  name: "Careers",
  url: "https://jobs.example/feed.xml",
  appName: "",
  country: "syr",
  companyName: "",
  applies: "there",
  everyHours: 24,
});
const formOf = (fields: Record<string, string>) =>
  new Request("https://board.example/company-dashboard/feeds", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
const multipartOf = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://board.example/company-dashboard/feeds", { method: "POST", body });
};

/** With the owners' domain checked, which is waiting otherwise. */
async function whileProved<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  const set = (check: Partial<typeof companyChecks.$inferInsert>) =>
    db
      .update(companyChecks)
      .set(check)
      .where(and(eq(companyChecks.companyId, companyId), eq(companyChecks.kind, "domain")));
  await set({ state: "done", method: "dns", checkedAt: new Date() });
  try {
    return await work();
  } finally {
    await set({ state: "waiting", method: null, checkedAt: null });
  }
}

const folder = "jobs/feeds-in/sources";

export const feedServices: ServiceCases = {
  [`${folder}/change-source addSource`]: {
    call: (actor) => change.addSource(actor, "company", newSource()),
    // Each adds to their own company.
    may: ["company"],
    ...recruits,
  },
  [`${folder}/change-source confirmMapping`]: {
    call: (actor, { feed }) =>
      change.confirmMapping(actor, "company", feed, { kind: "csv", mapping: { paths: {} } }),
    ...recruits,
  },
  [`${folder}/change-source changeSettings`]: {
    call: (actor, { feed }) =>
      change.changeSettings(actor, "company", feed, {
        everyHours: 3,
        feedWins: true,
        closesMissing: false,
      }),
    ...recruits,
  },
  [`${folder}/change-source pauseSource`]: {
    call: (actor, { feed }) => change.pauseSource(actor, "company", feed),
    ...recruits,
  },
  [`${folder}/change-source resumeSource`]: {
    call: async (actor, { feed }) => {
      await change.pauseSource(actor, "company", feed);
      return change.resumeSource(actor, "company", feed);
    },
    ...recruits,
  },
  [`${folder}/change-source runSourceNow`]: {
    call: (actor, { feed }) => change.runSourceNow(actor, "company", feed),
    ...recruits,
  },
  [`${folder}/change-source replaceFile`]: {
    call: async (actor, { feed }) => {
      const content = Buffer.from("id,title\n1,Clerk");
      const file = { name: "jobs.csv", content };
      const [source] = await db.select().from(feedSources).where(eq(feedSources.id, feed));
      const set = (change: Partial<typeof feedSources.$inferInsert>) =>
        db.update(feedSources).set(change).where(eq(feedSources.id, feed));
      await set({ url: null, mapping: null });
      try {
        return await change.replaceFile(actor, "company", feed, file);
      } finally {
        await set({ url: source?.url ?? null, mapping: source?.mapping ?? null });
        await db.delete(feedFiles).where(eq(feedFiles.sourceId, feed));
      }
    },
    ...recruits,
  },
  [`${folder}/change-source removeSource`]: {
    call: (actor, { feed }) => change.removeSource(actor, "company", feed),
    ...recruits,
  },
  [`${folder}/change-source decideRun`]: {
    call: (actor, { feed, feedRun }) =>
      change.decideRun(actor, "company", feed, { runId: feedRun, decision: "go" }),
    ...recruits,
  },
  [`${folder}/decide-copy decideCopies`]: {
    call: (actor, { feed }) =>
      decideCopies(actor, "company", { sourceId: feed, externalIds: ["copy"], decision: "copy" }),
    ...recruits,
  },
  [`${folder}/list-sources listSources`]: {
    call: async (actor) => (await list.listSources(actor, "company")).sources,
    ...recruits,
  },
  [`${folder}/list-sources sourcePage`]: {
    call: (actor, { feed }) => list.sourcePage(actor, "company", feed),
    ...recruits,
  },
  [`${folder}/list-sources exportOwnSources`]: {
    call: (actor: Person) => list.exportOwnSources(actor),
    may: "own",
    needs: "self",
    ...ofCompany,
  },
  [`${folder}/preview-source previewSource`]: {
    call: (actor, { feed }) => previewSource(actor, "company", feed, { language: "en" }),
    ...recruits,
  },
  [`${folder}/source-access readingScope`]: {
    call: async (actor) => access.readingScope(actor, "company").companyId,
    // It names the actor's own company.
    may: ["company"],
    ...recruits,
  },
  [`${folder}/source-access changingScope`]: {
    call: async (actor) => access.changingScope(actor, "company"),
    may: ["company"],
    ...recruits,
  },
  [`${folder}/submit-source submitNewSource`]: {
    call: (actor: Person) => {
      const { everyHours, ...fields } = newSource();
      return submit.submitNewSource(
        actor,
        "company",
        multipartOf({ ...fields, everyHours: `${everyHours}` }),
      );
    },
    may: ["company"],
    ...recruits,
  },
  [`${folder}/submit-source submitSource`]: {
    call: (actor: Person, { feed }) =>
      submit.submitSource(actor, "company", feed, formOf({ intent: "pause" })),
    ...recruits,
  },
  [`${folder}/submit-source submitMapping`]: {
    call: (actor: Person, { feed }) => {
      const fields = { intent: "confirm", kind: "csv", mapping: '{"paths":{}}' };
      return submit.submitMapping(actor, "company", feed, formOf(fields), "en");
    },
    ...recruits,
  },
  [`${folder}/submit-source mappingPage`]: {
    call: (actor: Person, { feed }) => submit.mappingPage(actor, "company", feed, "en"),
    ...recruits,
  },
  "companies/claims/imported-profiles listClaimableProfiles": {
    call: (actor, { company }) =>
      whileProved(company.id, async () => (await claims.listClaimableProfiles(actor)).profiles),
    needs: "manage",
    ...ofCompany,
  },
  "merges/claim-profile claimProfile": {
    call: (actor, { company, importedProfile }) =>
      whileProved(company.id, () => claimProfile(actor, importedProfile)),
    needs: "manage",
    ...ofCompany,
  },
};
