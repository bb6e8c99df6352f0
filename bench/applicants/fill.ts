import type postgres from "postgres";

export type Sizes = { applications: number; largest: number };

/** Jobs beside the large one have so many applicants. */
const applicantsAJob = 100;

/**
 * Fills a board with applications to the jobs of a company, one job with many of them. Whoever applies
 * to that one has written two pages in all; the others a few sentences. Returns the large job's id.
 */
export async function fill(
  sql: postgres.Sql,
  companyId: string,
  { applications, largest }: Sizes,
): Promise<string> {
  const jobs = 1 + Math.ceil((applications - largest) / applicantsAJob);
  const seekers = Math.max(largest, Math.ceil(applications / 5));
  await sql`insert into jobs (id, company_id, title, description, category, location, place_id,
      employment_type, experience_level, salary_max)
    select md5('job' || n)::uuid, ${companyId}, 'محاسب ' || n, 'مسك دفاتر المتجر يومياً.',
      'Accounting & Finance', 'Aleppo, Aleppo, Syria', 'syria/aleppo/aleppo', 'full-time', 'mid', 2000000
    from generate_series(0, ${jobs - 1}) n`;
  await sql`insert into user_profiles (id, first_name, last_name, email, phone, province, city, bio,
      desired_position, skills, education, work_experience, availability, experience_years)
    select md5('seeker' || n)::uuid, (${firstNames}::text[])[n % 12 + 1], (${lastNames}::text[])[n / 12 % 10 + 1],
      'seeker' || n || '@people.example', '+9639' || (44000000 + n), (${provinces}::text[])[n % 5 + 1],
      (${provinces}::text[])[n % 5 + 1], repeat((${sentences}::text[])[n % 6 + 1] || ' ', ${many("n", 6, 1)}),
      (${positions}::text[])[n % 6 + 1], array['Excel', 'الأمين', 'SAP ' || n % 50],
      'إجازة في الاقتصاد، جامعة حلب، ' || 2005 + n % 18,
      repeat((${sentences}::text[])[(n + 3) % 6 + 1] || E'\n', ${many("n", 14, 2)}) || 'رقم الخبرة ' || n,
      (array['immediate', 'two-weeks', 'month', 'later'])[n % 4 + 1], n % 20
    from generate_series(1, ${seekers}) n`;
  await sql`create unlogged table sent as
    select n, case when n <= ${largest} then 0 else 1 + (n - ${largest} - 1) / ${applicantsAJob} end as job,
      case when n <= ${largest} then n else 1 + (n * 7919 + n / ${seekers}) % ${seekers} end as seeker
    from generate_series(1, ${applications}) n`;
  await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes)
    select md5('cv' || n)::uuid, md5('seeker' || seeker)::uuid, 'سيرة ' || n || '.pdf', 'pdf', 'application/pdf', 1
    from sent`;
  await sql`insert into job_applications (id, job_id, user_id, document_id, resume_url, cover_letter,
      experience, expected_salary, starred, status, opened_at, created_at)
    select md5('sent' || n)::uuid, md5('job' || job)::uuid, md5('seeker' || seeker)::uuid, md5('cv' || n)::uuid,
      '/documents/' || md5('cv' || n)::uuid,
      'تحية طيبة، ' || repeat((${sentences}::text[])[(n + 1) % 6 + 1] || ' ', ${many("n", 20, 3)}) || 'رسالة ' || n,
      (array['0-1', '1-3', '3-5', '5-10', '10+'])[n % 5 + 1], (500 + n % 3000) || '000', n % 11 = 0,
      (array['pending', 'pending', 'shortlisted', 'pending', 'not_selected'])[n % 5 + 1],
      case when n % 3 = 0 then now() end, now() - n * interval '1 minute'
    from sent on conflict do nothing`;
  await sql`drop table sent`;
  await sql.unsafe("vacuum analyze");
  const [job] = await sql<{ id: string }[]>`select md5('job0')::uuid as id`;
  return job?.id ?? "";

  /** How often a sentence stands in the texts of those who applied to the large job, and of others. */
  function many(n: string, long: number, short: number) {
    return sql.unsafe(`case when ${n} <= ${largest} then ${long} else ${short} end`);
  }
}

const firstNames = [
  "ريما",
  "سامر",
  "لمى",
  "عمر",
  "هبة",
  "أسماء",
  "محمد",
  "نور",
  "Rima",
  "Samer",
  "Lina",
  "Omar",
];
const lastNames = [
  "الحلبي",
  "حداد",
  "درويش",
  "الأحمد",
  "قاسم",
  "Halabi",
  "Haddad",
  "Darwish",
  "خوري",
  "ناصر",
];
const provinces = ["Aleppo", "Damascus", "Homs", "Latakia", "Tartus"];
const positions = ["محاسب", "محاسبة أولى", "Accountant", "مدقق حسابات", "أمين مستودع", "Auditor"];
const sentences = [
  "عملتُ محاسباً في معمل نسيج وأشرفتُ على تسوية حسابات مئة وعشرين مورّداً كلّ شهر.",
  "أُجيد برنامج الأمين وبرامج Excel المتقدمة، وأهتمّ بالدقة والوضوح في التقارير المالية.",
  "I reconciled the books of three branches and closed each month within four working days.",
  "أعددتُ الموازنات السنوية والقوائم المالية وتابعتُ ضريبة الدخل والرواتب لستين موظفاً.",
  "I trained two junior colleagues and wrote the handbook of our month-end closing.",
  "أرغب بالعمل في حلب أو عن بُعد، ويمكنني البدء خلال أسبوعين من الاتفاق.",
];
