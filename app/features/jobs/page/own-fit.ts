import { createContext } from "react-router";
import type { Actor } from "#app/features/accounts/actor.ts";
import type { JobDetail } from "#app/features/job/job.ts";
import type { Language } from "#app/i18n/language.ts";

type FindFit = (
  actor: Actor,
  job: JobDetail,
  language: Language,
) => Promise<{ lead: string; why: string } | undefined>;

/** Why a job fits the reader's profile; root.tsx sets it, since jobs know no fits. */
export const ownFitContext = createContext<FindFit>(async () => undefined);
