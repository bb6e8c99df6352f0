import { createHmac, randomUUID } from "node:crypto";
import { type AttackedBoard, idOf, makeAccountEmails } from "#bench/security/board.ts";

/** Puts the payloads straight into every text that is stored, past all checks, each field in turn. */
export async function plant(board: AttackedBoard, texts: string[], secret: string) {
  const { sql } = board;
  const at = (turn: number) => texts[turn % texts.length] ?? "";
  const companies = await makeAccountEmails(board, texts.length, "company");
  const seekers = await makeAccountEmails(board, texts.length);
  const [admin = "", employer = ""] = [
    ...(await makeAccountEmails(board, 1, "admin")),
    ...(await makeAccountEmails(board, 1, "company")),
  ];
  const jobs: string[] = [];
  const open: string[] = [];
  for (const [turn] of texts.entries()) {
    const company = await idOf(board, companies[turn] ?? "");
    const seeker = await idOf(board, seekers[turn] ?? "");
    const fields = (from: number) => ({
      first_name: at(from),
      last_name: at(from + 1),
      phone: at(from + 2),
      country: at(from + 3),
      province: at(from + 4),
      city: at(from + 5),
    });
    await sql`update user_profiles set ${sql({
      ...fields(turn + 10),
      company_name: at(turn),
      company_description: at(turn + 1),
      company_website: at(turn + 2),
      industry: at(turn + 3),
    })} where id = ${company}`;
    await sql`update user_profiles set ${sql({
      ...fields(turn),
      bio: at(turn + 6),
      linkedin_url: at(turn + 7),
      portfolio_url: at(turn + 8),
      desired_position: at(turn + 9),
      education: at(turn + 10),
      work_experience: at(turn + 11),
      skills: [at(turn), at(turn + 1)],
      certifications: [at(turn + 2)],
      languages: [at(turn + 3)],
      preferred_locations: [at(turn + 4)],
    })} where id = ${seeker}`;
    jobs.push(await makeJob(board, company, at, turn));
    open.push(await makeJob(board, await idOf(board, employer), at, turn));
    const document = randomUUID();
    await sql`insert into documents ${sql({
      id: document,
      owner_id: seeker,
      file_name: at(turn),
      kind: "pdf",
      media_type: "application/pdf",
      bytes: 100,
    })}`;
    await sql`insert into job_applications ${sql({
      job_id: open[turn] ?? "",
      user_id: seeker,
      document_id: document,
      resume_url: `/documents/${document}`,
      cover_letter: at(turn + 1),
      expected_salary: at(turn + 2),
      first_name: at(turn + 3),
      last_name: at(turn + 4),
    })}`.catch(async () => {
      await sql`insert into job_applications ${sql({
        job_id: open[turn] ?? "",
        user_id: seeker,
        document_id: document,
        resume_url: `/documents/${document}`,
        cover_letter: at(turn + 1),
        expected_salary: at(turn + 2),
      })}`;
    });
  }
  const cookie = (email: string) => openSession(board, email, secret);
  return {
    admin: await cookie(admin),
    employer: await cookie(employer),
    seekers: await Promise.all(seekers.map(cookie)),
    companies: await Promise.all(companies.map(cookie)),
    jobs,
    open,
  };
}

async function makeJob(
  { sql }: AttackedBoard,
  company: string,
  at: (turn: number) => string,
  turn: number,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`insert into jobs ${sql({
    company_id: company,
    title: at(turn),
    description: `${at(turn + 1)}\n${at(turn + 2)}`,
    location: at(turn + 3),
    place_id: "syria/aleppo/azaz",
    category: "Logistics",
    employment_type: "full-time",
    experience_level: "entry",
    requirements: JSON.stringify([at(turn + 4)]),
    benefits: JSON.stringify([at(turn + 5)]),
    contact_email: at(turn + 6),
    company_website: at(turn + 7),
  })} returning id`;
  return row?.id ?? "";
}

/** Past the sign-in, whose limits would make hundreds of people wait. */
async function openSession(board: AttackedBoard, email: string, secret: string): Promise<string> {
  const token = randomUUID();
  await board.sql`insert into auth_sessions (user_id, token, expires_at)
    values (${await idOf(board, email)}, ${token}, now() + interval '1 day')`;
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `furas_session=${encodeURIComponent(`${token}.${signature}`)}`;
}
