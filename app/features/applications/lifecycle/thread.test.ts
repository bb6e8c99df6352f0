import { describe, expect, it } from "vitest";
import type {
  ApplicationAction,
  ApplicationStatus,
} from "#app/features/applications/application-status.ts";
import { isThreadOpen, whyNotReply, whyNotWrite } from "./thread.ts";

const by = (action: ApplicationAction, message: string | null = null) => ({
  action,
  side: ["send", "write", "withdraw"].includes(action) ? ("seeker" as const) : ("company" as const),
  message,
});
const sent = by("send");
const question = by("reply", "When can you start?");

describe("the messages of an application", () => {
  it.each([
    ["are closed at first", [sent], false],
    ["open with a message of the company", [sent, question], true],
    ["open with a step that has a text", [sent, by("shortlist", "Well done")], true],
    ["stay closed after a step without one", [sent, by("shortlist")], false],
    ["are not opened by the applicant", [sent, by("write", "Hello")], false],
    ["end with a refusal", [sent, question, by("decline", "Sorry")], false],
    ["open again with a message after it", [sent, by("decline", "Sorry"), question], true],
    ["begin anew when it is sent again", [sent, question, by("withdraw"), sent], false],
    ["are closed once the texts are removed", [sent, by("reply")], false],
  ])("%s", (_, events, isOpen) => {
    expect(isThreadOpen(events)).toBe(isOpen);
  });

  it.each<[ApplicationStatus, string | null]>([
    ["pending", null],
    ["hired", null],
    ["not_selected", null],
    ["withdrawn", "thread.ended"],
    ["closed", "thread.ended"],
  ])("of one that is %s: %s", (status, reason) => {
    expect(whyNotWrite({ status, messagesBlockedBy: null }, [sent, question])).toBe(reason);
  });

  it("say which side has ended them", () => {
    const reasons = (["seeker", "company"] as const).map((messagesBlockedBy) => [
      whyNotWrite({ status: "pending", messagesBlockedBy }, [sent, question]),
      whyNotReply({ messagesBlockedBy }),
    ]);
    expect(reasons).toEqual([
      ["thread.blockedByYou", "thread.blockedByApplicant"],
      ["thread.blockedByCompany", "thread.blockedByTeam"],
    ]);
  });
});
