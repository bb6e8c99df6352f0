import { sectionCompleteness } from "#app/features/seekers/completeness.ts";
import {
  availabilities,
  desiredCurrencies,
  profileLimits,
  workTypes,
} from "#app/features/seekers/profile.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { isReversed } from "#app/platform/amount.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { Group } from "#app/ui/form/group.tsx";
import { ListField } from "#app/ui/form/list-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { AccountFields } from "./account-form.tsx";

/** Everything a person may say of themself, in groups. */
export function ProfileFields({ place, round, ...fields }: AccountFields) {
  const { groups, formHint } = useAllMessages().seekers;
  return (
    <>
      <Contents values={fields.values} />
      <section className="form" id="profile-person">
        <div>
          <h2 className="text-xl">{groups.person}</h2>
          <p className="hint">{formHint}</p>
        </div>
        <PersonFields key={round} {...fields} />
      </section>
      <Group id="profile-place" title={groups.place}>
        {place}
      </Group>
      <Group id="profile-about" title={groups.about}>
        <AboutFields key={round} {...fields} />
      </Group>
      <Group id="profile-wish" title={groups.wish}>
        <WishFields key={round} {...fields} />
      </Group>
      <Group id="profile-experience" title={groups.experience}>
        <ExperienceFields key={round} {...fields} />
      </Group>
      <Group id="profile-skills" title={groups.skills}>
        <SkillFields key={round} {...fields} />
      </Group>
    </>
  );
}

/** The fields of a company's member: the person only. */
export function MemberFields({ round, ...fields }: AccountFields) {
  return <PersonFields key={round} {...fields} />;
}

const sections = ["person", "place", "about", "wish", "experience", "skills"] as const;

/** The sections, each with its share of the parts that the whole profile is measured by. */
function Contents({ values }: Pick<AccountFields, "values">) {
  const { groups, filled } = useAllMessages().seekers;
  return (
    <nav aria-label={groups.contents}>
      <ul className="chips">
        {sections.map((section) => {
          const share = sectionCompleteness(section, values);
          return (
            <li key={section}>
              <a
                className={classNames("chip", share?.done === share?.of && share && "on")}
                href={`#profile-${section}`}
              >
                {groups[section]}
                {share && (
                  <>
                    <small className="num" aria-hidden="true">
                      {share.done}/{share.of}
                    </small>
                    <span className="sr">, {filled(share)}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type Fields = Pick<AccountFields, "values" | "error">;

function PersonFields(fields: Fields) {
  const { phoneSample } = useAllMessages().accounts.register;
  const field = useField(fields);
  const name = { required: true, maxLength: profileLimits.name };
  return (
    <div className="form-2">
      <TextField {...field("firstName")} {...name} autoComplete="given-name" />
      <TextField {...field("lastName")} {...name} autoComplete="family-name" />
      <TextField
        {...field("phone")}
        type="tel"
        autoComplete="tel"
        placeholder={phoneSample}
        maxLength={profileLimits.phone}
      />
    </div>
  );
}

function AboutFields(fields: Fields) {
  const field = useField(fields);
  const link = { type: "url", placeholder: "https://", maxLength: profileLimits.link } as const;
  return (
    <>
      <TextAreaField {...field("bio")} maxLength={profileLimits.bio} />
      <div className="form-2">
        <TextField {...field("linkedinUrl")} {...link} />
        <TextField {...field("portfolioUrl")} {...link} />
      </div>
    </>
  );
}

function WishFields(fields: Fields & Pick<AccountFields, "input">) {
  const field = useField(fields);
  const { seekers, labels } = useAllMessages();
  const salary = { ltr: true, inputMode: "numeric", hint: seekers.hints.salary } as const;
  return (
    <>
      <div className="form-2">
        <TextField
          {...field("desiredPosition")}
          placeholder={seekers.samples.desiredPosition}
          maxLength={profileLimits.desiredPosition}
        />
        <SelectField
          {...field("workType")}
          options={workTypes.map((value) => ({ value, label: labels.employmentType[value] }))}
        />
        <SelectField
          {...field("availability")}
          options={availabilities.map((value) => ({ value, label: labels.availability[value] }))}
        />
        <SelectField
          {...field("desiredSalaryCurrency")}
          options={desiredCurrencies.map((value) => ({ value, label: labels.currency[value] }))}
        />
        <TextField {...field("desiredSalaryMin")} {...salary} maxLength={20} />
        <TextField {...field("desiredSalaryMax")} {...salary} maxLength={20} />
      </div>
      {isReversed(fields.input.desiredSalaryMin, fields.input.desiredSalaryMax) && (
        <Notice kind="warn">{seekers.salaryReversed}</Notice>
      )}
      <Lines name="preferredLocations" {...fields} />
      <CheckField
        name="willingToRelocate"
        label={seekers.fields.willingToRelocate}
        defaultChecked={Boolean(fields.values.willingToRelocate)}
        error={fields.error("willingToRelocate")}
      />
      <CheckField
        name="fitsOff"
        label={seekers.fields.fitsOff}
        hint={seekers.hints.fitsOff}
        defaultChecked={Boolean(fields.values.fitsOff)}
        error={fields.error("fitsOff")}
      />
    </>
  );
}

function ExperienceFields(fields: Fields) {
  const field = useField(fields);
  return (
    <>
      <div className="form-2">
        <TextField {...field("experienceYears")} ltr inputMode="numeric" maxLength={3} />
      </div>
      <TextAreaField {...field("workExperience")} maxLength={profileLimits.text} />
      <TextAreaField {...field("education")} maxLength={profileLimits.text} />
    </>
  );
}

function SkillFields(fields: Fields) {
  return (
    <>
      <Lines name="skills" {...fields} />
      <Lines name="languages" {...fields} />
      <Lines name="certifications" {...fields} />
    </>
  );
}

type ListName = "preferredLocations" | "skills" | "languages" | "certifications";

function Lines({ name, values, error }: Fields & { name: ListName }) {
  const { fields, samples } = useAllMessages().seekers;
  return (
    <ListField
      name={name}
      label={fields[name]}
      placeholder={samples[name]}
      defaultValue={values[name] ? values[name].split("\n") : []}
      error={error(name)}
    />
  );
}

function useField({ values, error }: Fields) {
  const labels = useAllMessages().seekers.fields;
  return (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: values[name],
    error: error(name),
  });
}
