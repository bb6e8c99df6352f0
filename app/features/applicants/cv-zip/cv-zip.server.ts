import { setImmediate as turn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { strToU8, type Zip, ZipPassThrough } from "fflate";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { type Selected, selectedOrder, selecting } from "#app/features/applicants/bulk.server.ts";
import { findPipelineJob, isNameOnly } from "#app/features/applicants/pipeline.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { type CvKind, cvName } from "#app/features/applications/cv/cv-file.ts";
import { findDocumentFor } from "#app/features/applications/cv/documents.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { maxZipMegabytes, maxZippedCvs, zipsAnHour } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { log, logThrottled } from "#app/platform/log/log.server.ts";
import { isRefused, type Outcome, refused } from "#app/platform/outcome.ts";
import { FileStoreError } from "#app/platform/storage/file-store.server.ts";
import { zipStream } from "#app/platform/storage/zip-stream.server.ts";

/** The CVs of selected applications, before they are downloaded. */
export type CvSelection = {
  job: { id: string; title: string };
  /** How many CVs there are, and their bytes. */
  files: number;
  bytes: number;
  /** Selected applicants whose CV is not there, by name. */
  missing: string[];
  /** Why there is no ZIP file of them. */
  refusal: MessageKey | null;
};

/** The selected applications to a job of the actor's company as a ZIP file of their CVs would have them. */
export async function findCvSelection(
  actor: Actor,
  jobId: string,
  selected: Selected,
): Promise<CvSelection | undefined> {
  const job = await findPipelineJob(actor, jobId);
  if (!job) return undefined;
  const rows = await listSelected(job, selected);
  const stored = rows.filter(isStored);
  return {
    job: { id: job.id, title: job.title },
    files: stored.length,
    bytes: sizeOf(stored),
    missing: rows.filter((row) => !isStored(row)).map(({ name }) => name),
    refusal: whyNotZip(rows, selected),
  };
}

const hour = { max: zipsAnHour, seconds: 60 * 60 };

/**
 * The CVs of the selected applications to a job of the actor's company as one ZIP file: those of a filter in its order, others the oldest first. Each is
 * read, decrypted and recorded like a single download when its turn comes; those that are missing are named in a text
 * at the end. Refusals: lifecycle.missing, .noneSelected of applicants, .tooMany, .tooLarge, .none, .tooOften of applicants.cvZip.
 */
export async function zipCvs(
  actor: Actor,
  jobId: string,
  selected: Selected,
  language: Language,
): Promise<Outcome<{ title: string; zip: ReadableStream<Uint8Array> }>> {
  const company = actingCompany(actor);
  const job = await findPipelineJob(actor, jobId);
  if (!company || !job || actor.kind !== "person") return refused("lifecycle.missing");
  const rows = await listSelected(job, selected);
  const refusal = whyNotZip(rows, selected);
  if (refusal) return refused(refusal);
  const consumed = await consume(limitKey("cv-zips", company.id), hour);
  if (isRefused(consumed)) return refused("applicants.cvZip.tooOften");
  log("CVs downloaded", { company: company.id, member: actor.id, job: jobId, files: rows.length });
  return { title: job.title, zip: zipStream((zip) => fill(zip, actor, rows, language)) };
}

type Row = Awaited<ReturnType<typeof listSelected>>[number];

async function listSelected(job: Parameters<typeof selecting>[0], selected: Selected) {
  const rows = await db
    .select({
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      status: jobApplications.status,
      isNameOnly,
      createdAt: jobApplications.createdAt,
      documentId: documents.id,
      kind: documents.kind,
      bytes: documents.sizeBytes,
    })
    .from(jobApplications)
    .innerJoin(userProfiles, eq(userProfiles.id, jobApplications.userId))
    .leftJoin(documents, eq(documents.id, jobApplications.documentId))
    .where(selecting(job, selected))
    .orderBy(...selectedOrder(selected))
    .limit(maxZippedCvs + 1);
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: fullName({ firstName, lastName }),
  }));
}

function isStored(row: Row): row is Row & { documentId: string; kind: CvKind; bytes: number } {
  return row.documentId !== null && !row.isNameOnly;
}

function sizeOf(rows: readonly { bytes: number | null }[]): number {
  return rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
}

function whyNotZip(rows: readonly Row[], selected: Selected): MessageKey | null {
  const stored = rows.filter(isStored);
  if (rows.length === 0) return "applicants.noneSelected";
  const selectedCount = "ids" in selected ? selected.ids.length : rows.length;
  if (selectedCount > maxZippedCvs) return "applicants.cvZip.tooMany";
  if (stored.length === 0) return "applicants.cvZip.none";
  return sizeOf(stored) > maxZipMegabytes * 1024 * 1024 ? "applicants.cvZip.tooLarge" : null;
}

async function* fill(zip: Zip, actor: Actor, rows: readonly Row[], language: Language) {
  const { applicants, applications } = messagesFor(language);
  const words = applicants.cvZip;
  const nameOf = uniqueNames();
  const missing: string[] = [];
  const add = (name: string, bytes: Uint8Array, at: Date) => {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
  };
  for (const row of rows) {
    const name = row.name || applications.card.nobody;
    const bytes = isStored(row) ? await readOne(actor, row.documentId) : undefined;
    if (bytes && isStored(row)) {
      add(nameOf(cvName(name, row.kind)), bytes, row.createdAt);
      yield;
    } else {
      const why =
        row.status === "withdrawn"
          ? words.withdrawn
          : isStored(row)
            ? words.unreadable
            : words.gone;
      missing.push(words.missing({ name, why }));
    }
    await turn();
  }
  if (missing.length > 0) {
    add(
      nameOf(`${words.missingFile}.txt`),
      strToU8(`\uFEFF${missing.join("\r\n")}\r\n`),
      new Date(),
    );
  }
  zip.end();
}

/** Undefined for a CV that was taken back or lost meanwhile, and while the files are out of reach. */
async function readOne(actor: Actor, documentId: string): Promise<Uint8Array | undefined> {
  try {
    return (await findDocumentFor(actor, documentId))?.content;
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    logThrottled("CV not read", { cause: String(error.cause) });
    return undefined;
  }
}

/** Names of files that no file system takes for one another: "Rima.pdf", "Rima (2).pdf". */
function uniqueNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const [base, ending] = [name.replace(/\.[^.]*$/, ""), /\.[^.]*$/.exec(name)?.[0] ?? ""];
    let unique = name;
    for (let n = 2; given.has(folded(unique)); n++) unique = `${base} (${n})${ending}`;
    given.add(folded(unique));
    return unique;
  };
}

const folded = (name: string) => name.normalize("NFKC").toLowerCase();
