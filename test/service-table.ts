import { accountServices } from "./service-cases/account-services.ts";
import { alertServices } from "./service-cases/alert-services.ts";
import { applicantServices } from "./service-cases/applicant-services.ts";
import { applicationServices } from "./service-cases/application-services.ts";
import { channelServices } from "./service-cases/channel-services.ts";
import { checkServices } from "./service-cases/check-services.ts";
import { dashboardServices } from "./service-cases/dashboard-services.ts";
import { deskServices } from "./service-cases/desk-services.ts";
import { feedServices } from "./service-cases/feed-services.ts";
import { jobLifecycleServices } from "./service-cases/job-lifecycle-services.ts";
import { jobServices } from "./service-cases/job-services.ts";
import { keyServices } from "./service-cases/key-services.ts";
import { memoryServices } from "./service-cases/memory-services.ts";
import { moderationServices } from "./service-cases/moderation-services.ts";
import { moderatorServices } from "./service-cases/moderator-services.ts";
import { profileServices } from "./service-cases/profile-services.ts";
import { pushServices } from "./service-cases/push-services.ts";
import type { ServiceCases } from "./service-cases/service-case.ts";
import { teamServices } from "./service-cases/team-services.ts";
import { webhookServices } from "./service-cases/webhook-services.ts";

/** Every service function by its file and name; one that is not here fails the authorization test. */
export const services: ServiceCases = {
  ...accountServices,
  ...profileServices,
  ...jobServices,
  ...jobLifecycleServices,
  ...memoryServices,
  ...applicationServices,
  ...alertServices,
  ...applicantServices,
  ...dashboardServices,
  ...deskServices,
  ...moderationServices,
  ...moderatorServices,
  ...teamServices,
  ...feedServices,
  ...keyServices,
  ...channelServices,
  ...webhookServices,
  ...checkServices,
  ...pushServices,
};
