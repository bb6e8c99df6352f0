import { Fragment, type ReactNode } from "react";
import {
  completenessOf,
  isFilled,
  isThere,
  profileParts,
  type Section,
} from "#app/features/seekers/completeness.ts";
import type { EntryKind, ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import {
  availabilities,
  desiredCurrencies,
  profileLimits,
  workTypes,
} from "#app/features/seekers/profile.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { isReversed } from "#app/platform/amount.ts";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FieldGroup } from "#app/ui/form/field.tsx";
import { ListField } from "#app/ui/form/list-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { AccountFields } from "./account-form.tsx";

type ProfileFieldsProps = AccountFields & {
  entries: readonly ProfileEntry[];
  /** The list of entries with its links, above the texts about them. */
  ownEntries: ReactNode;
};

/** All fields of a profile in folding sections; a closed one shows its values. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { place, round, entries, ownEntries, ...fields } = props;
  const next = nextSection(fields.values, entries);
  const section = (name: Section) => ({ name, isNext: name === next, entries, ...fields });
  return (
    <div className="folds">
      <Fold icon="user" {...section("person")}>
        <PersonFields key={round} {...fields} />
      </Fold>
      <Fold icon="pin" {...section("place")}>
        {place}
      </Fold>
      <Fold icon="pen" {...section("about")}>
        <AboutFields key={round} {...fields} />
      </Fold>
      <Fold icon="briefcase" {...section("wish")}>
        <WishFields key={round} {...fields} />
      </Fold>
      <Fold icon="book" {...section("experience")}>
        {ownEntries}
        <ExperienceFields key={round} {...fields} entries={entries} />
      </Fold>
      <Fold icon="star" {...section("skills")}>
        <SkillFields key={round} {...fields} />
      </Fold>
    </div>
  );
}

/** The fields of a company's member: the person only. */
export function MemberFields({ round, ...fields }: AccountFields) {
  return <PersonFields key={round} {...fields} />;
}

const fieldsOf = {
  person: ["firstName", "lastName", "phone"],
  place: ["country", "province", "city"],
  about: ["bio", "linkedinUrl", "portfolioUrl"],
  wish: [
    "desiredPosition",
    "workType",
    "availability",
    "desiredSalaryCurrency",
    "desiredSalaryMin",
    "desiredSalaryMax",
    "preferredLocations",
    "willingToRelocate",
    "fitsOff",
  ],
  experience: ["experienceYears", "workExperience", "education"],
  skills: ["skills", "languages", "certifications"],
} as const satisfies Record<Section, readonly string[]>;

/** The section that is open at first: where the name or the next part of the profile is missing. */
function nextSection(
  values: AccountFields["values"],
  entries: readonly ProfileEntry[],
): Section | null {
  if (!values.firstName || !values.lastName) return "person";
  const { next } = completenessOf(values, entries);
  return profileParts.find(({ part }) => part === next)?.section ?? null;
}

type FoldProps = Omit<ProfileFieldsProps, "place" | "round" | "ownEntries"> & {
  name: Section;
  icon: IconName;
  isNext: boolean;
  children: ReactNode;
};

/** A section with its heading, its values, and a tick once nothing of it is missing. */
function Fold({ name, icon, isNext, children, values, error, stored, ...held }: FoldProps) {
  const { groups, filledIn } = useAllMessages().seekers;
  const isWrong = fieldsOf[name].some((field) => error(field));
  // Text that waits to be saved does not hide.
  const isUnsaved = fieldsOf[name].some(
    (field) => field in values && plain(values[field]) !== plain(stored[field]),
  );
  const isOpen = isWrong || isNext || isUnsaved;
  return (
    <details className="fold" id={`profile-${name}`} open={isOpen}>
      <summary>
        <Icon name={icon} />
        <span>
          <b>{groups[name]}</b>
          <Held name={name} {...held} />
        </span>
        {isFilled(name, held.input, held.entries) && (
          <>
            <Icon name="check" className="filled" />
            <span className="sr">{filledIn}</span>
          </>
        )}
        <Icon name="down" className="turn" />
      </summary>
      <div className="form">{children}</div>
    </details>
  );
}

/** A form sends the ends of lines as two characters. */
const plain = (text = "") => text.replaceAll("\r", "");

type HeldProps = { name: Section } & Pick<ProfileFieldsProps, "input" | "home" | "entries">;

/** A line with the values of a section, or the name of its missing part. */
function Held({ name, input, home, entries }: HeldProps) {
  const { seekers, labels } = useAllMessages();
  const lines = (field: string) => plain(input[field]).split("\n").filter(Boolean);
  const choice = <Codes extends object>(words: Codes, value = "") => words[value as keyof Codes];
  const held = {
    person: [
      [input.firstName, input.lastName].filter(Boolean).join(" "),
      input.phone && `\u2066${input.phone}\u2069`,
    ],
    place: [home],
    about: [input.bio],
    wish: [input.desiredPosition, choice(labels.employmentType, input.workType)],
    experience: [entries[0]?.title || input.workExperience || input.education],
    skills: [...lines("skills"), ...lines("languages")],
  }[name].filter(Boolean);
  const missing = profileParts.find(
    (part) => part.section === name && !isThere(part, input, entries),
  );
  if (missing) return <small className="missing">{seekers.completeness.add[missing.part]}</small>;
  if (held.length === 0) return null;
  return (
    <small>
      <span>
        {[...new Set(held)].map((value, at) => (
          <Fragment key={value}>
            {at > 0 && " · "}
            <bdi>{value}</bdi>
          </Fragment>
        ))}
      </span>
    </small>
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
  const { seekers, labels, applications } = useAllMessages();
  const salary = { ltr: true, inputMode: "numeric", maxLength: 20 } as const;
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
      </div>
      <FieldGroup
        name="desiredSalary"
        label={applications.card.desiredSalary}
        hideLabel
        hint={seekers.hints.salary}
      >
        {() => (
          <div className="form-2">
            <TextField {...field("desiredSalaryMin")} {...salary} />
            <TextField {...field("desiredSalaryMax")} {...salary} />
          </div>
        )}
      </FieldGroup>
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

function ExperienceFields({ entries, ...fields }: Fields & Pick<ProfileFieldsProps, "entries">) {
  const field = useField(fields);
  const { textBelow } = useAllMessages().seekers.entries;
  const hint = (of: EntryKind) => (entries.some(({ kind }) => kind === of) ? textBelow : undefined);
  return (
    <>
      <div className="form-2">
        <TextField {...field("experienceYears")} ltr inputMode="numeric" maxLength={3} />
      </div>
      <TextAreaField
        {...field("workExperience")}
        hint={hint("job")}
        maxLength={profileLimits.text}
      />
      <TextAreaField {...field("education")} hint={hint("school")} maxLength={profileLimits.text} />
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
