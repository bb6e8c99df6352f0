import { createHash } from "node:crypto";
import postgres from "postgres";
import { readCv } from "#app/features/applications/cv/encryption/cv-content.server.ts";
import type { Acknowledged } from "./seekers.ts";

/** What became of the applications that were acknowledged; the file store and its key are open. */
export async function compare(url: string, acknowledged: Acknowledged[]) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await sql<{ job: string; seeker: string; document: string; key: Buffer }[]>`
    select job_id as job, user_id as seeker, document_id as document, file_key as key
    from job_applications join documents on documents.id = document_id`;
  const [row] = await sql`select count(*)::int as documents from documents`;
  await sql.end();
  const stored = Map.groupBy(rows, ({ job, seeker }) => `${job} ${seeker}`);
  const lost = acknowledged.filter(({ job, seeker }) => !stored.has(`${job} ${seeker}`));
  const doubled = [...stored.values()].filter((same) => same.length > 1);
  let differing = 0;
  for (const { job, seeker, sum } of acknowledged) {
    const match = stored.get(`${job} ${seeker}`)?.[0];
    const bytes =
      match && (await readCv({ id: match.document, fileKey: match.key, encrypted: true }));
    if (!bytes || createHash("sha256").update(bytes).digest("hex") !== sum) differing += 1;
  }
  return {
    lost: lost.length,
    doubled: doubled.length,
    differing,
    /** Sent but unheard of: at most one for each seeker at the end. */
    unheard: rows.length - (acknowledged.length - lost.length),
    unused: Number(row?.documents) - rows.length,
  };
}
