import { Form } from "react-router";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Province = { value: string; label: string; count: number };

export function LandingSearch({ provinces }: { provinces: readonly Province[] }) {
  const messages = useLandingMessages();
  return (
    <Form className="search" action={paths.jobs()} role="search">
      <SuggestBox>
        {(field) => (
          <TextField
            {...field}
            label={messages.keyword}
            hideLabel
            name="keyword"
            type="search"
            enterKeyHint="search"
            maxLength={200}
            placeholder={messages.keywordSample}
          />
        )}
      </SuggestBox>
      <label className="sr" htmlFor="location">
        {messages.province}
      </label>
      <select className="input" id="location" name="location">
        <option value="">{messages.allProvinces}</option>
        {provinces.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button variant="primary" size="lg" icon="search">
        {messages.search}
      </Button>
    </Form>
  );
}

type ProvincesProps = { provinces: readonly Province[]; shownFirst: number };

/** Governorates with their open jobs; those beyond the first are behind a press. */
export function Provinces({ provinces, shownFirst }: ProvincesProps) {
  const messages = useLandingMessages();
  return (
    <>
      <h2 className="mt-4 mb-3 text-lg" id="provinces">
        {messages.pickProvince}
      </h2>
      <Chips label={messages.pickProvince}>{provinces.slice(0, shownFirst).map(asChip)}</Chips>
      <details className="disc">
        <summary>
          {messages.moreProvinces}
          <Icon name="down" className="turn" />
        </summary>
        <Chips label={messages.moreProvinces}>{provinces.slice(shownFirst).map(asChip)}</Chips>
      </details>
    </>
  );
}

function asChip({ value, label, count }: Province) {
  return (
    <Chip key={value} to={paths.province("syria", value)} count={formatNumber(count)}>
      {label}
    </Chip>
  );
}
