import { describe, expect, it } from "vitest";
import { rendered } from "#test/render/render-parts.tsx";
import { CheckField, ChoiceField } from "./check-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { ListField } from "./list-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextAreaField, TextField } from "./text-field.tsx";

describe("a field", () => {
  const phone = rendered(
    <TextField
      label="Phone"
      name="phone"
      type="tel"
      hint="With the country code"
      error="Too short"
      defaultValue="0944"
      required
    />,
  );

  it("ties its label, hint and error to its control", () => {
    expect(phone).toContain('<label for="phone">Phone</label>');
    const control = phone.match(/<input[^>]*>/)?.[0];
    expect(control).toContain('id="phone"');
    expect(control).toContain('aria-invalid="true"');
    expect(control).toContain('aria-describedby="phone-hint phone-error"');
    expect(control).toContain('required=""');
    expect(phone).toContain('id="phone-hint"');
    expect(phone).toContain('id="phone-error"');
  });

  it("stands in the order label, hint, error, control, so that a keyboard hides none", () => {
    const places = ["<label", "phone-hint", "phone-error", "<input"].map((part) =>
      phone.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("describes nothing and is not invalid when there is nothing to say", () => {
    const plain = rendered(<TextField label="Name" name="name" />);
    expect(plain).not.toContain("aria-describedby");
    expect(plain).not.toContain("aria-invalid");
  });

  it("writes phones, e-mails and addresses from their own side, and names from the page's", () => {
    for (const type of ["tel", "email", "url"] as const) {
      expect(rendered(<TextField label="x" name="x" type={type} />, "ar")).toContain('dir="ltr"');
    }
    expect(rendered(<TextField label="x" name="x" />, "ar")).not.toContain("dir=");
  });

  it("says in the page's language that it is optional", () => {
    const field = <TextAreaField label="Letter" name="letter" optional />;
    expect(rendered(field, "en")).toContain("(optional)");
    expect(rendered(field, "ar")).toContain("(اختياري)");
  });

  it("keeps the input, escaped", () => {
    const area = rendered(<TextAreaField label="x" name="x" defaultValue={"</textarea><b>"} />);
    expect(area).toContain("&lt;/textarea&gt;&lt;b&gt;</textarea>");
  });
});

describe("a select", () => {
  it("begins with an empty choice and keeps the chosen one", () => {
    const select = rendered(
      <SelectField
        label="Governorate"
        name="province"
        none="All governorates"
        defaultValue="aleppo"
        options={[{ value: "aleppo", label: "Aleppo" }]}
      />,
    );
    expect(select).toContain('<option value="">All governorates</option>');
    expect(select).toContain('<option value="aleppo" selected="">Aleppo</option>');
  });
});

describe("a choice", () => {
  it("is named by its legend, and its first radio is where an error leads", () => {
    const choice = rendered(
      <ChoiceField
        label="Who are you?"
        name="userType"
        error="Choose one"
        choices={[
          { value: "customer_employee", label: "Job seeker" },
          { value: "company", label: "Company" },
        ]}
      />,
    );
    expect(choice).toMatch(/<fieldset[^>]*aria-describedby="userType-error"/);
    expect(choice).toContain('<legend class="legend">Who are you?</legend>');
    expect(choice).toMatch(/id="userType"[^>]*value="customer_employee"/);
  });
});

describe("an agreement", () => {
  it("ties its error to its box", () => {
    const box = rendered(<CheckField label="I agree" name="agree" error="Needed" />);
    expect(box).toMatch(/<input[^>]*aria-describedby="agree-error"[^>]*type="checkbox"/);
  });

  it("has its hint below its label, so that it is not read as the box's above", () => {
    const box = rendered(<CheckField label="Invitations" name="invited" hint="At once." />);
    expect(box).toMatch(/Invitations.*<p class="hint" id="invited-hint">At once\./s);
  });
});

describe("without scripts", () => {
  it("AUTH-01 a password has a named button that its style hides, in a field that brings scripts", () => {
    const field = <PasswordField label="Password" name="pw" autoComplete="new-password" />;
    expect(rendered(field)).toMatch(
      /data-js="".*<button type="button" class="[^"]*scripted" [^>]*aria-label="Show password"/s,
    );
  });

  it("a list is a text area with one item on each line", () => {
    const list = rendered(
      <ListField label="Skills" name="skills" defaultValue={["SQL", "Excel"]} />,
    );
    expect(list).toMatch(/<textarea[^>]*name="skills"[^>]*>SQL\nExcel<\/textarea>/);
    expect(list).toContain("One per line.");
  });
});

describe("the summary of errors", () => {
  const errors = [
    { field: "email", message: "Email: the part after @ is missing" },
    { field: "phone", message: "Phone: required" },
  ];

  it("is an alert that links to each field", () => {
    const summary = rendered(<ErrorSummary title="Not sent." errors={errors} />);
    expect(summary).toContain('role="alert"');
    expect(summary).toContain('tabindex="-1"');
    expect(summary).toContain("Not sent. Correct 2 fields:");
    expect(summary).toContain('<a href="#phone">Phone: required</a>');
    expect(rendered(<ErrorSummary errors={errors} />, "ar")).toContain("صحّح حقلين:");
  });

  it("is not there without errors", () => {
    expect(rendered(<ErrorSummary errors={[]} />)).toBe("");
  });
});
