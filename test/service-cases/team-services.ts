import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { acceptInvitation } from "#app/features/team/accept-invitation.server.ts";
import * as invitations from "#app/features/team/invitations.server.ts";
import * as members from "#app/features/team/members.server.ts";
import {
  countOwnTeam,
  exportOwnMembership,
  isLastOwnerOfAnother,
} from "#app/features/team/own-membership.server.ts";
import * as team from "#app/features/team/team.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { forAll, notOnlyOne, ofCompany, type ServiceCases } from "./service-case.ts";

export const teamServices: ServiceCases = {
  "team/team findTeam": { call: (actor) => team.findTeam(actor), may: ["company"], ...ofCompany },
  "team/invitations inviteToTeam": {
    async call(actor) {
      await confirmEmail(actor);
      const email = `${randomUUID()}@people.example`;
      return invitations.inviteToTeam(actor, { email, role: "reader", language: "en" });
    },
    may: ["company"],
    needs: "manage",
    ...ofCompany,
  },
  "team/invitations resendInvitation": {
    async call(actor, { invitation }) {
      await confirmEmail(actor);
      return invitations.resendInvitation(actor, invitation);
    },
    needs: "manage",
    ...ofCompany,
  },
  "team/invitations revokeInvitation": {
    call: (actor, { invitation }) => invitations.revokeInvitation(actor, invitation),
    needs: "manage",
    ...ofCompany,
  },
  "team/members changeMemberRole": {
    call: (actor, { company }) => members.changeMemberRole(actor, company.id, "recruiter"),
    owner: "member",
    needs: "manage",
  },
  "team/members removeMember": {
    call: (actor, { members: { reader } }) => members.removeMember(actor, reader.id),
    needs: "manage",
    ...ofCompany,
  },
  "team/members leaveTeam": {
    call: (actor) => members.leaveTeam(actor),
    may: "own",
    owner: "member",
  },
  "team/accept-invitation acceptInvitation": {
    call: (actor, { invitationToken }) => acceptInvitation(actor, invitationToken),
    owner: "invited",
  },
  "team/own-membership exportOwnMembership": {
    call: (actor: Person) => exportOwnMembership(actor),
    may: "own",
    owner: "member",
  },
  "team/own-membership countOwnTeam": {
    call: async (actor: Person) => notOnlyOne(await countOwnTeam(actor)),
    ...forAll,
    needs: "self",
    ...ofCompany,
  },
  "team/own-membership isLastOwnerOfAnother": {
    call: async (actor: Person) => ({
      isLast: await db.transaction((tx) => isLastOwnerOfAnother(tx, actor)),
    }),
    may: "own",
    owner: "member",
  },
};

async function confirmEmail(actor: Actor): Promise<void> {
  if (actor.kind !== "person") return;
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, actor.id));
}
