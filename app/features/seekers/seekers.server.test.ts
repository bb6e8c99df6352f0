import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { checkForm } from "#app/http/form.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeSeeker } from "#test/people.ts";
import { profileForm } from "./profile-form.ts";
import { valuesOfProfile } from "./profile-values.ts";
import { findOwnProfile, saveOwnProfile } from "./seekers.server.ts";

useTestDatabase();

const newcomer = (): Person => ({
  kind: "person",
  id: crypto.randomUUID(),
  email: "new@example.com",
  userType: "none",
});

async function storedProfile(id: string) {
  const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, id));
  return row;
}

function valuesFrom(input: Record<string, string>) {
  const checked = checkForm(profileForm, { firstName: "Rima", lastName: "Al-Halabi", ...input });
  if (checked.errors) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
}

describe("the own profile", () => {
  it("ACCT-06 an account without a profile gets a seeker's with empty names, once", async () => {
    const person = newcomer();
    expect(await storedProfile(person.id)).toBeUndefined();
    const [first, second] = await Promise.all([findOwnProfile(person), findOwnProfile(person)]);
    expect(first).toMatchObject({ userType: "customer_employee", firstName: "", lastName: "" });
    expect(second).toEqual(first);
    expect(await storedProfile(person.id)).toMatchObject({
      userType: "customer_employee",
      firstName: "",
      workType: "full-time",
      availability: "immediate",
    });
  });

  it("ACCT-03 DATA-02 all input is stored and shown again, and updated_at moves on", async () => {
    const person = await makeSeeker({ updatedAt: new Date("2026-01-01") });
    const input = {
      firstName: "ليلى",
      lastName: "الحلبي",
      phone: "+963 944 000 101",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      bio: "Two lines\nof it",
      linkedinUrl: "https://www.linkedin.com/in/layla",
      portfolioUrl: "http://layla.example.com",
      desiredPosition: "Accountant",
      workType: "remote",
      desiredSalaryMin: "1,800,000",
      desiredSalaryMax: "2,400,000",
      desiredSalaryCurrency: "USD",
      availability: "two-weeks",
      preferredLocations: "Aleppo\nDamascus",
      willingToRelocate: "on",
      fitsOff: "on",
      experienceYears: "4",
      skills: "Excel\nAl-Ameen",
      languages: "العربية",
      certifications: "",
      workExperience: "Three years of warehouse accounting",
      education: "Economics, Aleppo",
    };
    await saveOwnProfile(person, valuesFrom(input));
    const profile = await findOwnProfile(person);
    expect(valuesOfProfile(profile)).toEqual(input);
    expect(profile.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const row = await storedProfile(person.id);
    expect(row).toMatchObject({
      skills: ["Excel", "Al-Ameen"],
      certifications: [],
      willingToRelocate: true,
      fitsOff: true,
      desiredSalaryMin: "1800000",
    });
    expect(row?.email).toBe(person.email);
  });

  it("PERM-09 another person's profile stays as it is", async () => {
    const [person, other] = [await makeSeeker(), await makeSeeker({ firstName: "Hala" })];
    const before = await storedProfile(other.id);
    await saveOwnProfile(person, valuesFrom({ firstName: "Changed" }));
    expect(await storedProfile(other.id)).toEqual(before);
    expect(await storedProfile(person.id)).toMatchObject({ firstName: "Changed" });
  });

  it("saving is the first act open to an account without a profile", async () => {
    const person = newcomer();
    await saveOwnProfile(person, valuesFrom({ firstName: "Nour" }));
    expect(await storedProfile(person.id)).toMatchObject({
      firstName: "Nour",
      userType: "customer_employee",
    });
  });
});
