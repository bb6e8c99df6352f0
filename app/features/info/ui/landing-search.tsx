import { Form } from "react-router";
import { useLandingMessages } from "#app/features/info/use-landing-messages.ts";
import { KeywordField } from "#app/features/jobs/list/ui/keyword-field.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";

type LandingSearchProps = { provinces: readonly { en: string; name: string }[] };

export function LandingSearch({ provinces }: LandingSearchProps) {
  const messages = useLandingMessages();
  return (
    <Form className="search" action={paths.jobs()} role="search">
      <KeywordField />
      <SelectField
        label={messages.province}
        hideLabel
        name="location"
        none={messages.allProvinces}
        options={provinces.map(({ en, name }) => ({ value: en, label: name }))}
      />
      <Button variant="primary" size="lg" icon="search">
        {messages.search}
      </Button>
    </Form>
  );
}
