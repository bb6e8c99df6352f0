import { z } from "zod";
import { categories } from "#app/features/job/job.ts";
import { syria } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { maxPerHour } from "./channel.ts";

const empty = z.literal("").transform(() => null);
const provinces = syria.provinces.map(({ id }) => id);

/** The settings of a channel; errors are message keys. */
export const channelSettingsForm = z.object({
  language: z.enum(languages, "channels.errors.language"),
  province: z
    .string()
    .prefault("")
    .refine((id) => id === "" || provinces.includes(id), "channels.errors.province")
    .transform((id) => id || null),
  category: z.union([empty, z.enum(categories)], "channels.errors.category").prefault(""),
  written: z.union([empty, z.enum(languages)], "channels.errors.language").prefault(""),
  perHour: z.coerce
    .number("channels.errors.perHour")
    .int("channels.errors.perHour")
    .min(1, "channels.errors.perHour")
    .max(maxPerHour, "channels.errors.perHour"),
  atNight: z
    .literal("1")
    .optional()
    .transform((value) => value === "1"),
});

/** The same with the channel itself: @name, its link, or its number. */
export const channelForm = channelSettingsForm.extend({
  chat: z
    .string()
    .prefault("")
    .transform((text) => chatIn(text))
    .pipe(z.string("channels.errors.chat")),
});

export type ChannelSettings = z.output<typeof channelSettingsForm>;
export type ChannelValues = z.output<typeof channelForm>;

/** A channel as the Bot API names it; undefined for a text that is none. */
function chatIn(text: string): string | undefined {
  const name = text
    .trim()
    .replace(/[\u200e\u200f\u2066-\u2069]/g, "")
    .replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(?:s\/)?/i, "@")
    .replace(/^@+/, "@")
    .replace(/\/$/, "");
  if (/^-\d{5,20}$/.test(name)) return name;
  const handle = name.startsWith("@") ? name : `@${name}`;
  return /^@[A-Za-z]\w{3,31}$/.test(handle) ? handle : undefined;
}
