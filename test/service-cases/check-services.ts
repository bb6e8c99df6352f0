import { and, eq } from "drizzle-orm";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { submitRegister } from "#app/features/checks/register/own-register.server.ts";
import * as registers from "#app/features/checks/register/registers.server.ts";
import { revokeCheck } from "#app/features/checks/revoke-check.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import * as domain from "#app/features/companies/checks/domain/own-domain.server.ts";
import * as own from "#app/features/companies/checks/own-checks.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { registerSentAt } from "#test/owned-records.ts";
import { ofCompany, ofModerators, type ServiceCases } from "./service-case.ts";

/** No name leads anywhere. */
const nowhere: Network = {
  resolveTexts: async () => [],
  resolveAddresses: async () => [],
  connect: () => {
    throw new Error("Nothing is to be reached.");
  },
};

const register = { content: samplePdf(["A register"]), fileName: "register.pdf" };

export const checkServices: ServiceCases = {
  "companies/checks/own-checks findOwnChecks": {
    call: (actor) => own.findOwnChecks(actor),
    may: ["company", "other member"],
    ...ofCompany,
  },
  "companies/checks/own-checks findDependentChecks": {
    call: (actor) => own.findDependentChecks(actor),
    may: "own",
    ...ofCompany,
  },
  "companies/checks/own-checks exportOwnChecks": {
    call: (actor: Person) => own.exportOwnChecks(actor),
    needs: "manage",
    may: "own",
    ...ofCompany,
  },
  "companies/checks/domain/own-domain listOwnDomains": {
    call: (actor) => domain.listOwnDomains(actor),
    may: "own",
    ...ofCompany,
  },
  "companies/checks/domain/own-domain beginDomainCheck": {
    call: (actor) => domain.beginDomainCheck(actor, "somebody-elses.com.sy"),
    needs: "manage",
    ...ofCompany,
  },
  "companies/checks/domain/own-domain checkOwnDomain": {
    call: (actor) => domain.checkOwnDomain(actor, nowhere),
    needs: "manage",
    ...ofCompany,
  },
  "checks/register/own-register submitRegister": {
    call: (actor) => submitRegister(actor, "12-345", [register]),
    may: ["company"],
    needs: "manage",
    ...ofCompany,
  },
  "checks/register/registers listRegisters": {
    call: async (actor) => (await registers.listRegisters(actor, "en")).waiting,
    ...ofModerators,
  },
  "checks/register/registers findRegister": {
    call: (actor, { company }) => registers.findRegister(actor, company.id, "en"),
    ...ofModerators,
  },
  "checks/register/registers findRegisterDocument": {
    call: (actor, { company }) => registers.findRegisterDocument(actor, company.id),
    ...ofModerators,
  },
  "checks/register/registers decideRegister": {
    call: (actor, { company }) => {
      const sentAt = registerSentAt.toISOString();
      const decision = { act: "accept", sentAt, reason: "" } as const;
      return registers.decideRegister(actor, company.id, decision);
    },
    ...ofModerators,
    changes: ["moderator"],
  },
  "checks/revoke-check revokeCheck": {
    call: async (actor, { company }) => {
      const isIts = and(eq(companyChecks.companyId, company.id), eq(companyChecks.kind, "domain"));
      const done = { state: "done", method: "dns", checkedAt: registerSentAt } as const;
      if (isModerator(actor)) await db.update(companyChecks).set(done).where(isIts);
      return revokeCheck(actor, company.id, "domain", "It is another's.");
    },
    ...ofModerators,
  },
};
