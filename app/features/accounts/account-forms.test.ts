import { describe, expect, it } from "vitest";
import { checkForm } from "#app/http/form.ts";
import { loginForm, registrationForm } from "./account-forms.ts";

const complete = {
  userType: "customer_employee",
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "rima@example.com",
  phone: "0944 000 101",
  country: "Syria",
  province: "Aleppo",
  city: "Azaz",
  password: "secret",
  confirmPassword: "secret",
  agree: "on",
};

/** The form with some fields typed otherwise; null leaves a field out. */
function register(otherwise: Record<string, string | null> = {}) {
  const input = Object.entries({ ...complete, ...otherwise });
  return checkForm(
    registrationForm,
    Object.fromEntries(input.filter((entry): entry is [string, string] => entry[1] !== null)),
  );
}

describe("the registration form", () => {
  it("takes a complete one and keeps nothing that is not stored", () => {
    const { confirmPassword, agree, ...others } = complete;
    expect(register({ id: "7", is_admin: "1" })).toEqual({
      values: { ...others, phone: "+963 944 000 101", plan: undefined },
    });
  });

  it.each([
    ["firstName", "accounts.firstNameMissing"],
    ["lastName", "accounts.lastNameMissing"],
    ["email", "accounts.emailMissing"],
    ["phone", "accounts.phoneMissing"],
    ["country", "accounts.countryMissing"],
    ["province", "accounts.provinceMissing"],
    ["city", "accounts.cityMissing"],
    ["agree", "accounts.agreeMissing"],
  ])("AUTH-07 %s is required", (field, key) => {
    expect(register({ [field]: null }).errors).toHaveProperty(field, key);
    expect(register({ [field]: "  " }).errors).toHaveProperty(field, key);
  });

  it("tells about all fields at once", () => {
    expect(
      Object.keys(register({ email: "rima@", phone: "", city: "", password: "x" }).errors ?? {}),
    ).toEqual(["email", "city", "phone", "confirmPassword"]);
  });

  it.each(["admin", "company_member", "other", "ADMIN", "Company", ""])(
    "AUTH-10 DATA-03 reading 62 the account type '%s' is refused, under either name of the field",
    (type) => {
      expect(register({ userType: type }).errors).toEqual({ userType: "accounts.userTypeUnknown" });
      expect(register({ user_type: type }).errors).toEqual({
        userType: "accounts.userTypeUnknown",
      });
      expect(register({ userType: null, user_type: type }).errors).toBeDefined();
    },
  );

  it("takes the account type under the specification's name, or the preselected one", () => {
    expect(register({ userType: null, user_type: "company" }).errors).toBeUndefined();
    expect(register({ userType: null })).toHaveProperty("values.userType", "customer_employee");
  });

  it.each([
    ["  RIMA@Example.COM ", "rima@example.com"],
    ["\u200frima@example.com\u200e", "rima@example.com"],
  ])("the e-mail '%s' is kept as %s", (input, stored) => {
    expect(register({ email: input })).toHaveProperty("values.email", stored);
  });

  it.each(["rima", "rima@", "@example.com", "a b@example.com", `${"a".repeat(250)}@example.com`])(
    "AUTH-07 '%s' is not taken for an e-mail address",
    (email) => {
      expect(register({ email }).errors).toEqual({ email: "accounts.emailInvalid" });
    },
  );

  it("an empty form shows all that is missing at once", () => {
    const fields = Object.keys(checkForm(registrationForm, {}).errors ?? {});
    expect(fields.toSorted()).toEqual(
      [
        "email",
        "password",
        "confirmPassword",
        "firstName",
        "lastName",
        "phone",
        "country",
        "province",
        "city",
        "agree",
      ].toSorted(),
    );
  });

  it("names are trimmed and no longer than 100 characters", () => {
    expect(register({ firstName: "  ريما " })).toHaveProperty("values.firstName", "ريما");
    expect(register({ lastName: "ا".repeat(100) }).errors).toBeUndefined();
    expect(register({ lastName: "ا".repeat(101) }).errors).toEqual({
      lastName: "accounts.nameTooLong",
    });
  });

  it.each(["...", "ــــ"])("a company's name of %s is none", (companyName) => {
    expect(register({ companyName }).errors).toEqual({ companyName: "companies.errors.name" });
  });

  it.each([
    [{ country: "سوريا", province: "حلب", city: "اعزاز" }, ["Syria", "Aleppo", "Azaz"]],
    [
      { country: "syria", province: "rif-dimashq", city: "Douma" },
      ["Syria", "Rif Dimashq", "Douma"],
    ],
  ])("a place may be named in either language and is kept in English", (input, stored) => {
    const [country, province, city] = stored;
    expect(register(input)).toMatchObject({ values: { country, province, city } });
  });

  it("a city of another province is not a place", () => {
    expect(register({ province: "Homs" }).errors).toEqual({ city: "accounts.cityMissing" });
    expect(register({ country: "Egypt" }).errors).toHaveProperty("province");
  });

  it.each([
    ["12345", "12345", { password: "accounts.passwordTooShort" }],
    ["123456", "123456", undefined],
    ["كلمةسر", "كلمةسر", undefined],
    ["abc", "abd", { confirmPassword: "accounts.passwordMismatch" }],
    ["secret", "Secret", { confirmPassword: "accounts.passwordMismatch" }],
    [
      "",
      "",
      { password: "accounts.passwordTooShort", confirmPassword: "accounts.passwordAgainMissing" },
    ],
    ["x".repeat(256), "x".repeat(256), undefined],
    ["x".repeat(257), "x".repeat(257), { password: "accounts.passwordTooLong" }],
  ])("AUTH-08 ERR-04 the passwords '%s' and '%s'", (password, confirmPassword, errors) => {
    expect(register({ password, confirmPassword }).errors).toEqual(errors);
  });

  it("a password keeps its spaces", () => {
    const password = " secret ";
    expect(register({ password, confirmPassword: password })).toHaveProperty(
      "values.password",
      password,
    );
  });

  it("the chosen plan stays with a company only, and an unknown one is forgotten", () => {
    const plan = "professional";
    expect(register({ userType: "company", plan })).toHaveProperty("values.plan", plan);
    expect(register({ plan })).toHaveProperty("values.plan", undefined);
    expect(register({ userType: "company", plan: "gold" })).toHaveProperty(
      "values.plan",
      undefined,
    );
  });
});

describe("the login form", () => {
  it("AUTH-01 needs both fields", () => {
    expect(checkForm(loginForm, { email: " ", password: "" }).errors).toEqual({
      email: "accounts.emailMissing",
      password: "accounts.passwordMissing",
    });
  });

  it("AUTH-05 remembers only when asked to", () => {
    const input = { email: "Rima@Example.com", password: " x" };
    expect(checkForm(loginForm, { ...input, remember: "on" })).toEqual({
      values: { email: "rima@example.com", password: " x", remember: true, shared: false },
    });
    expect(checkForm(loginForm, input)).toHaveProperty("values.remember", false);
  });
});
