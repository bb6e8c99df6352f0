import { Form } from "react-router";
import { industries } from "#app/features/companies/company.ts";
import type { CompanyQuery } from "#app/features/companies/directory/company-query.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** The directory's search by name and industry, with the current query. */
export function CompanySearch({ query }: { query: CompanyQuery }) {
  const { browse, jobs, labels } = useMessages();
  const texts = browse.companies;
  return (
    <Form className="companies-search" action={paths.companies()} role="search">
      <TextField
        key={`name ${query.name}`}
        label={texts.name}
        hideLabel
        name="name"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder={texts.nameSample}
        defaultValue={query.name}
      />
      <SelectField
        key={`industry ${query.industry}`}
        label={texts.industry}
        hideLabel
        name="industry"
        none={texts.allIndustries}
        options={industries.map((value) => ({ value, label: labels.industry[value] }))}
        defaultValue={query.industry}
      />
      <Check
        key={`checked ${query.checked}`}
        type="checkbox"
        name="checked"
        value="1"
        defaultChecked={query.checked}
      >
        {jobs.checkedCompanies}
      </Check>
      <Button variant="primary" icon="search">
        <span className="words">{texts.search}</span>
      </Button>
    </Form>
  );
}
