import type { TeamPerson } from "#app/features/team/team.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Question } from "#app/ui/form/confirm.tsx";

/** The question before a member is removed, or leaves. */
export function useRemoval({ id, name, email, isSelf }: TeamPerson): Question {
  const { team } = useAllMessages();
  const action = paths.removeMember(id);
  if (isSelf) {
    const { leaveTitle: title, leaveCost: cost, leaveAct: act, leaveKeep: keep } = team;
    return { title, cost, act, keep, action };
  }
  const { removeTitle, removeCost: cost, removeAct: act, removeKeep: keep } = team;
  return { title: removeTitle({ name: name || email }), cost, act, keep, action };
}
