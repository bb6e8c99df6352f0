import { Form } from "react-router";
import { bandLabel, salaryRanges } from "#app/features/job/filters/salary-bands.ts";
import { categories, type EmploymentType } from "#app/features/job/job.ts";
import { KeywordField } from "#app/features/jobs/list/ui/keyword-field.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Course } from "#app/ui/hero/ornament.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type HomeSearchProps = {
  /** How many jobs there are to search; null where that is not known. */
  jobs: number | null;
  provinces: readonly { en: string; name: string }[];
  /** The job types to choose from. */
  types: readonly EmploymentType[];
};

/** The search over all jobs; on phones its lesser fields are folded. */
export function HomeSearch({ jobs, provinces, types }: HomeSearchProps) {
  const messages = useMessages();
  const { browse, labels } = messages;
  const { home } = browse;
  return (
    <div className="band">
      <div className="wrap hero">
        <h1>{jobs ? home.heading(jobs) : home.headingNone}</h1>
        <p className="lede">{home.lede}</p>
        <Form className="search search-5" action={paths.jobs()} role="search">
          <KeywordField />
          <SelectField
            label={home.governorate}
            hideLabel
            name="location"
            none={messages.jobs.anywhere}
            options={provinces.map(({ en, name }) => ({ value: en, label: name }))}
          />
          <Button variant="primary" size="lg" icon="search">
            {browse.searchAct}
          </Button>
          <input type="checkbox" className="more-box" id="more" />
          <label htmlFor="more" className="more-lab">
            {home.more}
            <Icon name="down" />
          </label>
          <div className="extra">
            <SelectField
              label={messages.jobs.category}
              hideLabel
              name="category"
              none={messages.jobs.allCategories}
              options={categories.map((value) => ({ value, label: labels.category[value] }))}
            />
          </div>
          <div className="extra">
            <SelectField
              label={messages.jobs.type}
              hideLabel
              name="jobType"
              none={home.allTypes}
              options={types.map((value) => ({ value, label: labels.employmentType[value] }))}
            />
          </div>
          <div className="extra">
            <SelectField
              label={messages.jobs.salary}
              hideLabel
              name="salaryRange"
              none={messages.jobs.anySalary}
              options={salaryRanges.map((value) => ({ value, label: bandLabel(value, messages) }))}
            />
          </div>
        </Form>
      </div>
      <Course />
    </div>
  );
}
