import type { Actor } from "#app/features/accounts/actor.ts";
import * as channels from "#app/features/channels/channels.server.ts";
import { telegramChannels, telegramPosts } from "#app/features/channels/channels.table.ts";
import { listChannels, listPosts } from "#app/features/channels/list-channels.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { ofLeaders, type ServiceCases } from "./service-case.ts";

const settings = {
  language: "en",
  province: null,
  category: null,
  written: null,
  perHour: 6,
  atNight: false,
} as const;

/** A channel for a leading moderator, straight in the database: there is no Telegram here. */
async function ownChannel(actor: Actor): Promise<string> {
  if (actor.kind !== "person" || !actor.leadsModeration) return crypto.randomUUID();
  const chat = crypto.randomUUID();
  const [row] = await db
    .insert(telegramChannels)
    .values({ ...settings, chat, title: "Furas" })
    .returning();
  return row?.id ?? "";
}

async function refusedPost(actor: Actor, channelId: string): Promise<string> {
  const jobId = crypto.randomUUID();
  if (actor.kind !== "person" || !actor.leadsModeration) return jobId;
  const post = { title: "Job", worth: 0, readyAt: new Date() };
  await db.insert(telegramPosts).values({ ...post, channelId, jobId, state: "refused" });
  return jobId;
}

/** What a leading moderator is answered without Telegram counts as done. */
async function answered(outcome: Promise<object>): Promise<object> {
  const given = await outcome;
  return isRefused(given) ? { answered: given.refused } : given;
}

export const channelServices: ServiceCases = {
  "channels/list-channels listChannels": {
    call: async (actor) => ({ listed: await listChannels(actor) }),
    owner: "moderator",
    may: ["admin", "moderator"],
  },
  "channels/list-channels listPosts": {
    call: async (actor) => ({ listed: await listPosts(actor) }),
    owner: "moderator",
    may: ["admin", "moderator"],
  },
  "channels/channels addChannel": {
    call: (actor) => answered(channels.addChannel(actor, { ...settings, chat: "@furas_sy" })),
    ...ofLeaders,
  },
  "channels/channels changeChannel": {
    call: async (actor) => channels.changeChannel(actor, await ownChannel(actor), settings),
    ...ofLeaders,
  },
  "channels/channels pauseChannel": {
    call: async (actor) => channels.pauseChannel(actor, await ownChannel(actor), true),
    ...ofLeaders,
  },
  "channels/channels resumeChannel": {
    call: async (actor) => answered(channels.resumeChannel(actor, await ownChannel(actor))),
    ...ofLeaders,
  },
  "channels/channels removeChannel": {
    call: async (actor) => channels.removeChannel(actor, await ownChannel(actor)),
    ...ofLeaders,
  },
  "channels/channels restoreChannel": {
    call: async (actor) => answered(channels.restoreChannel(actor, await ownChannel(actor))),
    ...ofLeaders,
  },
  "channels/channels testChannel": {
    call: async (actor) => answered(channels.testChannel(actor, await ownChannel(actor))),
    ...ofLeaders,
  },
  "channels/channels retryPost": {
    call: async (actor) => {
      const id = await ownChannel(actor);
      return channels.retryPost(actor, id, await refusedPost(actor, id));
    },
    ...ofLeaders,
  },
};
