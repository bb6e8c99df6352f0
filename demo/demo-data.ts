import { demoApplications } from "./applications.ts";
import { demoCompanies } from "./companies/all-companies.ts";
import { generatedJobs } from "./generated-jobs.ts";
import type {
  DemoAccount,
  DemoApplication,
  DemoCompany,
  DemoJob,
  DemoSeeker,
} from "./model/types.ts";
import { demoAccounts, demoSeekers } from "./seekers.ts";
import { baradaJobs } from "./written/barada.ts";
import { minaaAndJasmineJobs } from "./written/minaa-and-jasmine.ts";
import { sampleJobs } from "./written/samples.ts";

type DemoData = {
  accounts: DemoAccount[];
  companies: DemoCompany[];
  seekers: DemoSeeker[];
  jobs: DemoJob[];
  applications: DemoApplication[];
};

/** A whole board to try things on; the same at every call. */
export function demoData(): DemoData {
  return structuredClone({
    accounts: [...demoAccounts],
    companies: demoCompanies(),
    seekers: [...demoSeekers],
    jobs: [...baradaJobs, ...minaaAndJasmineJobs, ...sampleJobs, ...generatedJobs()],
    applications: demoApplications(),
  });
}
