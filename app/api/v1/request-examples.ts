import type { Operation } from "./operation.ts";

const id = "0b6d0e0e-3c1c-4f5e-9d57-2a0f6a1f9f11";

/** An example of each address's parameters, and of each body. */
const queries: Record<string, string> = {
  listJobs: "?province=Aleppo&limit=2",
  listCompanies: "?industry=healthcare&limit=2",
  listPlaces: "?parent=syria/aleppo",
  getMarket: "?province=aleppo&lang=en",
  listOwnJobs: "?status=draft",
  listApplications: "?stage=new&since=2026-11-01T00:00:00Z",
};

export const exampleBodies: Record<string, object> = {
  createJob: {
    title: "Accountant",
    description: "Keeps the books of two branches and closes each month.",
    category: "Accounting & Finance",
    employmentType: "full-time",
    experienceLevel: "mid",
    province: "Aleppo",
    city: "Aleppo",
    salaryMin: 17500,
    salaryMax: 23000,
    currency: "SYP",
    pound: "new",
    externalId: "hr-1042",
  },
  changeJob: { salaryMax: 25000 },
  closeJob: { reason: "filled_here" },
  changeStage: { stage: "shortlisted", text: "Dear {name}, we would like to know you better." },
  sendMessage: { text: "Could you send us your certificates?" },
};

/** A request of the operation, for a shell. */
export function exampleOf(
  { id: name, method, path, scope, body, picture, answer, isGuarded }: Operation,
  base: string,
): string {
  const address = path.replace("{id}", id).replace("{company}", "nabda-telecom");
  const lines = [`curl "${base}${address}${queries[name] ?? ""}"`];
  if (method !== "get")
    lines[0] = lines[0]?.replace("curl", `curl -X ${method.toUpperCase()}`) ?? "";
  if (scope) lines.push('-H "Authorization: Bearer $FURAS_KEY"');
  if (method === "post") lines.push('-H "Idempotency-Key: hr-1042-1"');
  if (isGuarded) lines.push(`-H 'If-Match: W/"Rw1bKqJ2f0xZ8aQd"'`);
  if (picture) lines.push('-H "Content-Type: image/png"', "--data-binary @logo.png");
  if (answer.files) lines.push("-o cv.pdf");
  const sent = exampleBodies[name];
  if (body && sent) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(sent, null, 2)}'`);
  }
  return lines.join(" \\\n  ");
}
