import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { checkForm } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { findOwnCompany, saveOwnCompany } from "./companies.server.ts";
import { companyForm } from "./company-form.ts";
import { valuesOfCompany } from "./company-values.ts";

useTestDatabase();

const input = {
  companyName: "Barada Foods",
  industry: "food-beverage",
  companySize: "51-200",
  foundedYear: "1998",
  companyWebsite: "https://barada.example.com",
  companyDescription: "Jam and pickles.\nSince 1998.",
  phone: "+963 11 212 3456",
  hidePhone: "on",
  country: "Syria",
  province: "Damascus",
  city: "Damascus",
};

function valuesFrom(otherwise: Partial<typeof input> = {}) {
  const checked = checkForm(companyForm, { ...input, ...otherwise });
  if (checked.errors) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
}

async function storedName(id: string) {
  const [row] = await db
    .select({ name: userProfiles.companyName })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return row?.name;
}

describe("the own company", () => {
  it("ACCT-04 all input is stored and shown again, and updated_at moves on", async () => {
    const company = await makeCompany({ companyName: null, updatedAt: new Date("2026-01-01") });
    expect(await saveOwnCompany(company, valuesFrom())).toBe("saved");
    const profile = await findOwnCompany(company);
    if (!profile) throw new Error("The company was not found.");
    expect(valuesOfCompany(profile)).toEqual(input);
    expect(profile.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it("S9 renders no public page again where nothing but the time of saving has changed", async () => {
    const company = await makeCompany();
    const changes = async () =>
      (await db.execute(sql`select coalesce(sum(changes), 0)::int as n from page_changes`))[0]?.n;
    await saveOwnCompany(company, valuesFrom());
    const before = Number(await changes());
    for (let time = 0; time < 5; time++) await saveOwnCompany(company, valuesFrom());
    expect(await changes()).toBe(before);
    await saveOwnCompany(company, valuesFrom({ companyName: "Another name" }));
    expect(await changes()).toBe(before + 1);
  });

  it("PERM-09 another company stays as it is, and a seeker is none", async () => {
    const [company, other] = [await makeCompany(), await makeCompany({ companyName: "Qasioun" })];
    await saveOwnCompany(company, valuesFrom({ companyName: "Changed" }));
    expect(await storedName(other.id)).toBe("Qasioun");
    const seeker = await makeSeeker();
    expect(await findOwnCompany(seeker)).toBeUndefined();
    await expect(saveOwnCompany(seeker, valuesFrom())).rejects.toThrow();
    // Nor does a forged type help: the row itself says what it is.
    await saveOwnCompany({ ...seeker, userType: "company" }, valuesFrom());
    expect(await storedName(seeker.id)).toBeNull();
  });

  it("other errors of the database are not taken for one of the size", async () => {
    const company = await makeCompany({ companyName: "Before" });
    await db.execute(
      sql`alter table user_profiles add constraint no_jam check (company_description not like 'Jam%') not valid`,
    );
    await expect(saveOwnCompany(company, valuesFrom())).rejects.toThrow();
    expect(await storedName(company.id)).toBe("Before");
    await db.execute(sql`alter table user_profiles drop constraint no_jam`);
  });
});

describe("a database that does not take the company size", () => {
  beforeAll(async () => {
    await db.execute(sql`alter table user_profiles add constraint user_profiles_company_size_old
      check (company_size in ('1-10', '11-50')) not valid`);
  });

  it("ERR-15 everything else is saved and the answer says so", async () => {
    const company = await makeCompany({ companyName: "Before", companySize: "1-10" });
    expect(await saveOwnCompany(company, valuesFrom())).toBe("saved without size");
    const profile = await findOwnCompany(company);
    expect(profile && valuesOfCompany(profile)).toEqual({ ...input, companySize: "1-10" });
    expect(await saveOwnCompany(company, valuesFrom({ companySize: "11-50" }))).toBe("saved");
  });

  it("ERR-15 also where the column is missing", async () => {
    const company = await makeCompany({ companyName: "Before" });
    await db.execute(sql`alter table user_profiles drop column company_size cascade`);
    expect(await saveOwnCompany(company, valuesFrom({ companyName: "After" }))).toBe(
      "saved without size",
    );
    const profile = await findOwnCompany(company);
    expect(profile).toMatchObject({ companyName: "After", companySize: null });
  });
});
