import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { db } from "./database.server.ts";

useTestDatabase();

const common =
  "id user_type first_name last_name email phone country province city created_at updated_at bio linkedin_url portfolio_url";
const company =
  "company_name company_description company_website company_size industry founded_year";
const seeker =
  "desired_position desired_salary_min desired_salary_max work_type experience_years skills certifications languages availability willing_to_relocate preferred_locations education work_experience";
const job =
  "id company_id title description category location salary_min salary_max employment_type experience_level status created_at updated_at";
const application = "id job_id user_id created_at cover_letter status resume_url";

it.each([
  ["DATA-01 a profile", "user_profiles", `${common} ${company}`],
  ["DATA-02 a seeker's profile", "user_profiles", seeker],
  ["DATA-04 a job", "jobs", job],
  ["DATA-10 an application", "job_applications", application],
])("%s has the columns that the specification names", async (_, table, names) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining(names.split(" ")));
});

it("DATA-02 a profile works full-time and is available at once unless it says otherwise", async () => {
  const [row] = await db.execute(
    sql`insert into user_profiles default values returning user_type, work_type, availability, willing_to_relocate`,
  );
  expect(row).toEqual({
    user_type: "customer_employee",
    work_type: "full-time",
    availability: "immediate",
    willing_to_relocate: false,
  });
});

it("DATA-04 a job's salaries are numbers or nothing", async () => {
  const rows = await db.execute(
    sql`select distinct data_type, is_nullable from information_schema.columns where table_name = 'jobs' and column_name in ('salary_min', 'salary_max')`,
  );
  expect([...rows]).toEqual([{ data_type: "numeric", is_nullable: "YES" }]);
});

it("issue 29: the ids that the database gives are UUIDs of version 7, of their millisecond", async () => {
  const before = Date.now() - 1000;
  const rows = await db.execute<{ id: string }>(
    sql`select new_id()::text as id from generate_series(1, 200)`,
  );
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const time = Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
    expect(time).toBeGreaterThan(before);
    expect(time).toBeLessThan(Date.now() + 1000);
  }
  const random = await db.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and column_default like '%gen_random%'
      order by 1`,
  );
  // Their first digits stand in short addresses and in what browsers remember.
  expect([...random]).toEqual([{ name: "jobs" }, { name: "user_profiles" }]);
});

async function columnsOf(table: string): Promise<unknown[]> {
  const rows = await db.execute(
    sql`select column_name from information_schema.columns where table_name = ${table}`,
  );
  return rows.map((row) => row.column_name);
}
