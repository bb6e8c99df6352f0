import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { messagesOf } from "#e2e/support/languages.ts";

// ADMIN-03, ADMIN-06, ADMIN-08, APPLY-06, AUTH-06, AUTH-11, AUTH-12, AUTH-14, AUTH-15, AUTH-16,
// COMP-02,
// CONST-08, ERR-01, ERR-02, ERR-03, ERR-04, ERR-05, ERR-06, ERR-07, ERR-08, ERR-09, ERR-11,
// ERR-12, ERR-13, ERR-14, ERR-16, ERR-17, ERR-19, JOB-06, POST-01, POST-03, POST-07, PROV-02
test("the English texts that are agreed word by word are so", () => {
  const { accounts, admin, applications, browse, companies, jobs, labels } = messagesOf.en;
  const { posting, recovery, seekers } = messagesOf.en;
  expect(admin).toMatchObject({
    usersTitle: "Users Management",
    companiesTitle: "Companies Management",
    jobsTitle: "Jobs Management",
    none: "No results found",
    noSize: "Not specified",
    filters: "Filters",
  });
  expect(applications).toMatchObject({
    apply: { uploading: "Uploading CV...", submitting: "Submitting..." },
    done: { backToJob: "Back to Job", browseJobs: "Browse Other Jobs" },
  });
  expect(labels.userType).toMatchObject({
    customer_employee: "Employee / Job Seeker",
    company: "Company",
  });
  expect(labels.medicineAndHealth).toBe("Medicine and Health");
  expect(recovery).toMatchObject({
    forget: { submit: "Send Reset Link", busy: "Sending...", backToLogin: "Back to Login" },
    sent: { title: "Email Sent", check: "Check your email for a password reset link" },
    reset: { submit: "Update Password", busy: "Updating..." },
    invalid: { title: "Invalid Link", again: "Request New Link" },
    done: { title: "Password Changed Successfully" },
    mailFailed: "Error sending reset email",
    linkInvalid: "Invalid or expired reset link",
    resetFailed: "Error resetting password",
  });
  expect(accounts).toMatchObject({
    wrongPassword: "Invalid email or password",
    registrationFailed: "An error occurred during registration",
    created: "Account created successfully! Redirecting to login...",
    passwordMismatch: "Passwords do not match",
    passwordTooShort: "Password must be at least 6 characters",
  });
  expect(applications).toMatchObject({
    alreadyApplied: "You have already applied to this job",
    cvMissing: "Please upload your resume",
    loginFirst: "Please login first",
    cvWrongType: "Only PDF, DOC and DOCX files are accepted",
    cvTooLarge: "The file is larger than 5MB",
    uploadFailed: "Failed to upload CV",
    noConnection: "Failed to connect to server",
    unexpectedAnswer: "Unexpected server response",
    unknownError: "Unknown error occurred",
    dashboard: { noJobs: "No jobs posted yet", noApplications: "No applications yet" },
  });
  expect(posting).toMatchObject({
    fillRequired: "Please fill all required fields",
    posted: "Job posted successfully!",
    updated: "Job updated successfully!",
    jobNotFound: "Job not found",
    errorLoading: "Error loading job",
    deleteTitle: "Are you sure you want to delete this job?",
    errorDeleting: "Error deleting job",
    submitNew: "Post Job",
    submitEdit: "Save Changes",
  });
  expect(Object.values(posting.steps)).toEqual([
    "Job Information",
    "Requirements & Benefits",
    "Location & Salary",
    "Contact Information",
  ]);
  expect([posting.failure({ message: "x" }), seekers.form.error({ message: "x" })]).toEqual([
    "Error: x",
    "Error: x",
  ]);
  expect(seekers.saved).toBe("Changes saved successfully");
  expect(companies.saved).toBe("Company information saved successfully");
  expect(jobs).toMatchObject({
    missing: "Job Not Found",
    none: "No jobs available",
    payNone: "To be discussed",
    clearFilters: "Clear Filters",
    viewMore: "View More",
  });
  expect([jobs.titleIn({ category: "Law" }), jobs.payUpTo({ amount: "5" })]).toEqual([
    "Jobs in Law",
    "Up to 5",
  ]);
  expect(browse.home.availableJobs(12)).toBe("available jobs");
  expect(browse).toMatchObject({
    noCategories: "No categories available",
    noCompanies: "No companies available",
    viewAll: "View All Jobs",
    companies: { none: "No companies found", general: "General", notAvailable: "N/A" },
    home: { startHiring: "Start Hiring" },
    place: { missing: "Province not found" },
    advanced: { clear: "Clear Filters" },
  });
});
