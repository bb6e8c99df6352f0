import type { ReactNode } from "react";
import type { DependentChecks } from "#app/features/companies/checks/own-checks.server.ts";
import { companyLimits, companySizes, industries } from "#app/features/companies/company.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { Group } from "#app/ui/form/group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";

type CompanyFieldsProps = {
  values: FormValues;
  error: (field: string) => string | null;
  place: ReactNode;
  /** Fields drawn with it as key start over with it. */
  round: string;
  /** The checks that a change would end. */
  depends: DependentChecks;
};

/** Fields of the company's profile in two groups. */
export function CompanyFields({ place, round, ...fields }: CompanyFieldsProps) {
  const { groups, formHint } = useAllMessages().companies;
  return (
    <>
      <section className="form">
        <div>
          <h2 className="text-xl">{groups.company}</h2>
          <p className="hint">{formHint}</p>
        </div>
        <DetailFields key={round} {...fields} />
      </section>
      <Group title={groups.contact}>
        <PhoneField key={round} {...fields} />
        {place}
      </Group>
    </>
  );
}

type Fields = Pick<CompanyFieldsProps, "values" | "error" | "depends">;

function DetailFields(fields: Fields) {
  const field = useField(fields);
  const { checks, companies, labels } = useAllMessages();
  const { name, site } = fields.depends;
  return (
    <>
      <TextField
        {...field("companyName")}
        hint={name ? checks.voids.name : undefined}
        required
        autoComplete="organization"
        maxLength={companyLimits.name}
      />
      <div className="form-2 level">
        <SelectField
          {...field("industry")}
          none={companies.notStated}
          options={industries.map((value) => ({ value, label: labels.industry[value] }))}
        />
        <SelectField
          {...field("companySize")}
          none={companies.notStated}
          options={companySizes.map((value) => ({ value, label: value }))}
        />
        <TextField
          {...field("foundedYear")}
          ltr
          inputMode="numeric"
          placeholder="1998"
          maxLength={4}
        />
        <TextField
          {...field("companyWebsite")}
          hint={site ? checks.voids.site : undefined}
          type="url"
          placeholder="https://"
          autoComplete="url"
          maxLength={companyLimits.link}
        />
      </div>
      <TextAreaField {...field("companyDescription")} maxLength={companyLimits.description} />
    </>
  );
}

function PhoneField(fields: Fields) {
  const { accounts, checks, companies } = useAllMessages();
  const { phoneSample } = accounts.register;
  const { hidePhoneHint } = companies;
  const field = useField(fields);
  const { defaultValue: isHidden, ...hide } = field("hidePhone");
  return (
    <>
      <div className="form-2">
        <TextField
          {...field("phone")}
          hint={fields.depends.phone ? checks.voids.phone : undefined}
          type="tel"
          autoComplete="tel"
          placeholder={phoneSample}
          maxLength={companyLimits.phone}
        />
      </div>
      <CheckField {...hide} hint={hidePhoneHint} defaultChecked={isHidden === "on"} />
    </>
  );
}

function useField({ values, error }: Fields) {
  const labels = useAllMessages().companies.fields;
  return (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: values[name],
    error: error(name),
  });
}
