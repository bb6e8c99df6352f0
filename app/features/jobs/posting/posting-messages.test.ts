import { describe, expect, it } from "vitest";
import { messagesFor } from "#app/messages/messages.server.ts";

const { posting: arabic } = messagesFor("ar");
const { posting: english } = messagesFor("en");

describe("messages of posting", () => {
  it.each([
    ["ERR-11", english.fillRequired, "Please fill all required fields"],
    ["ERR-11", english.posted, "Job posted successfully!"],
    ["ERR-11", english.failure({ message: "No connection" }), "Error: No connection"],
    ["ERR-12", english.jobNotFound, "Job not found"],
    ["ERR-12", english.errorLoading, "Error loading job"],
    ["ERR-13", english.updated, "Job updated successfully!"],
    ["ERR-16", english.deleteTitle, "Are you sure you want to delete this job?"],
    ["ERR-16", english.errorDeleting, "Error deleting job"],
    ["POST-03", english.submitNew, "Post Job"],
    ["POST-03", english.submitEdit, "Save Changes"],
  ])("%s in English exactly: %s", (_, message, exact) => {
    expect(message).toBe(exact);
  });

  it("POST-01 the four steps are named", () => {
    expect(Object.values(english.steps)).toEqual([
      "Job Information",
      "Requirements & Benefits",
      "Location & Salary",
      "Contact Information",
    ]);
    expect(Object.values(arabic.steps)).toHaveLength(4);
  });

  it("DASH-03 the question counts in Arabic's own plurals", () => {
    expect(arabic.deleteApplications(1)).toContain("طلب واحد");
    expect(arabic.deleteApplications(2)).toContain("طلبان");
    expect(arabic.deleteApplications(9)).toContain("9 طلبات");
    expect(arabic.deleteApplications(11)).toContain("11 طلباً");
    expect(english.deleteApplications(9)).toContain("9 applications and their CVs");
  });
});
