import { readFile } from "node:fs/promises";
import { zstdDecompressSync } from "node:zlib";
import type postgres from "postgres";
import { storeFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";

/** Makes the database of release 0.1.0 by its own migrations, 0000 to 0047, which are one file here. */
export async function makeReleasedBoard(sql: postgres.Sql): Promise<void> {
  const schema = await readFile(new URL("schema.sql.zst", import.meta.url));
  await sql.begin((tx) => tx.unsafe(zstdDecompressSync(schema).toString()));
}

/** Fills a board with so many rows: jobs, people with accounts, and applications with their files. */
export async function fill(sql: postgres.Sql, rows: number): Promise<void> {
  const [jobs, people, applications] = [0.6, 0.15, 0.05].map((part) => Math.ceil(rows * part));
  await sql`insert into auth_users (id, name, email)
    select ${idOf("p")}, 'Rima ' || n, 'p' || n || '@people.example' from generate_series(1, ${people ?? 0}) n`;
  await sql`insert into user_profiles (id, user_type, first_name, email, company_name, skills)
    select ${idOf("p")}, case when n % 10 = 0 then 'company' else 'customer_employee' end,
      'Rima ' || n, 'p' || n || '@people.example', case when n % 10 = 0 then 'Mill ' || n end,
      array['bread', 'محاسبة ' || n]
    from generate_series(1, ${people ?? 0}) n`;
  await sql`insert into jobs (id, company_id, title, description, category, location, place_id,
      employment_type, experience_level)
    select ${idOf("j")}, md5('p' || (n % ${Math.floor((people ?? 0) / 10)} + 1) * 10)::uuid,
      (array['Accountant', 'محاسب', 'Teacher', 'معلّمة', 'Nurse', 'ممرض'])[n % 6 + 1] || ' ' || n % 5000,
      'Keep the daily books of shop ' || n || E'\n\tand lock up \\ at night.', 'Accounting & Finance',
      'Aleppo, Aleppo, Syria', 'syria/aleppo/aleppo', 'full-time', 'mid'
    from generate_series(1, ${jobs ?? 0}) n`;
  const cv = samplePdf(["Rima", "Miller"]);
  await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes, created_at)
    select ${idOf("d")}, md5('p' || (n * 3 + 1))::uuid, 'سيرة ' || n || '.pdf', 'pdf', 'application/pdf', ${cv.length}, now() - interval '1 day'
    from generate_series(1, ${applications ?? 0}) n where (n * 3 + 1) % 10 <> 0 and n * 3 < ${people ?? 0}`;
  await sql`insert into job_applications (job_id, user_id, document_id, resume_url, cover_letter)
    select md5('j' || row_number() over (order by id))::uuid, owner_id, id, '/documents/' || id, 'Dear all'
    from documents`;
  const documents = await sql<{ id: string }[]>`select id from documents`;
  for (const { id } of documents) await storeFile(id, cv);

  function idOf(letter: string) {
    return sql.unsafe(`md5('${letter}' || n)::uuid`);
  }
}
