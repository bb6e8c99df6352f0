import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { findDeskFigures } from "#app/features/figures/desk/desk-figures.server.ts";
import * as canned from "#app/features/moderation/canned/canned-texts.server.ts";
import { readCaseList } from "#app/features/moderation/case-page.server.ts";
import { listCases } from "#app/features/moderation/lists/case-list.server.ts";
import { exportLog, listLog } from "#app/features/moderation/log/log-list.server.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { findWaiting } from "#app/features/moderation/queue.server.ts";
import * as roles from "#app/features/moderation/roles/roles.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import type { Owned } from "#test/owned-records.ts";
import { knownPassword } from "./account-services.ts";
import { ofLeaders, ofModerators, type ServiceCases } from "./service-case.ts";

const text = {
  reason: "money",
  titleAr: "رسوم",
  titleEn: "Fee",
  textAr: "لا رسوم",
  textEn: "No fee",
} as const;

const leads = (actor: Actor) => actor.kind === "person" && actor.leadsModeration === true;

async function proofOf(actor: Actor) {
  return { reason: "Test", password: leads(actor) ? await knownPassword(actor as Person) : "" };
}

/** The email of the owners' seeker, which is confirmed where a leading moderator names it. */
async function seekersEmail(actor: Actor, { seeker }: Owned): Promise<string> {
  if (leads(actor)) {
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, seeker.id));
  }
  return seeker.email ?? "";
}

/** A text of the desk's own, which a leading moderator may change. */
async function ownText(actor: Actor): Promise<string> {
  if (!leads(actor)) return crypto.randomUUID();
  const added = await canned.addCannedText(actor, text);
  return isRefused(added) ? "" : added.id;
}

export const moderatorServices: ServiceCases = {
  "figures/desk/desk-figures findDeskFigures": {
    call: (actor) => findDeskFigures(actor),
    ...ofModerators,
  },
  "moderation/canned/canned-texts listCannedTexts": {
    call: (actor) => canned.listCannedTexts(actor),
    ...ofModerators,
  },
  "moderation/canned/canned-texts findCannedText": {
    call: (actor) => canned.findCannedText(actor, "money-fee"),
    ...ofModerators,
  },
  "moderation/canned/canned-texts addCannedText": {
    call: (actor) => canned.addCannedText(actor, text),
    ...ofLeaders,
  },
  "moderation/canned/canned-texts changeCannedText": {
    call: async (actor) => canned.changeCannedText(actor, await ownText(actor), text),
    ...ofLeaders,
  },
  "moderation/canned/canned-texts retireCannedText": {
    call: async (actor) => canned.retireCannedText(actor, await ownText(actor)),
    ...ofLeaders,
  },
  "moderation/case-page readCaseList": {
    call: (actor: Person, owned) => {
      const request = new Request("http://127.0.0.1/moderation?tab=all");
      return readCaseList(actor, request, owned.case);
    },
    ...ofModerators,
  },
  "moderation/lists/case-list listCases": {
    call: async (actor) => (await listCases(actor, { tab: "all" })).cases,
    ...ofModerators,
  },
  "moderation/log/log-list listLog": {
    call: async (actor, { company }) => {
      if (leads(actor) || (actor.kind === "person" && actor.moderates)) {
        await logAct(db, { act: "suspend", actorId: null, companyId: company.id });
      }
      return (await listLog(actor, {})).acts;
    },
    ...ofModerators,
  },
  "moderation/log/log-list exportLog": {
    call: async (actor) => {
      let table = "";
      for await (const part of await exportLog(actor, {}, "en")) table += part;
      return { table };
    },
    ...ofLeaders,
  },
  "moderation/queue findWaiting": { call: (actor) => findWaiting(actor), ...ofModerators },
  "moderation/roles/roles listModerators": {
    call: async (actor) => ({ list: await roles.listModerators(actor) }),
    ...ofModerators,
  },
  "moderation/roles/roles nameModerator": {
    call: async (actor, owned) => {
      const email = await seekersEmail(actor, owned);
      return roles.nameModerator(actor, { email, ...(await proofOf(actor)) });
    },
    ...ofLeaders,
  },
  "moderation/roles/roles changeModerator": {
    call: async (actor, { seeker }) => {
      if (leads(actor)) await addModerator(seeker.id);
      return roles.changeModerator(actor, seeker.id, "remove", await proofOf(actor));
    },
    ...ofLeaders,
  },
};
