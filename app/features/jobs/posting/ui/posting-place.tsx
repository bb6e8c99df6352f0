import { useEffect, useRef, useState } from "react";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FieldOf, PostingFieldsProps } from "./use-fields.ts";

type PostingPlaceProps = PostingFieldsProps & { field: FieldOf };

/** Country, governorate, city. Without scripts a button of its own fills the cities. */
export function PostingPlace({ shown, values, location, field }: PostingPlaceProps) {
  const { posting, ui } = useAllMessages();
  const hydrated = useHydrated();
  const [province, setProvince] = useState(values.province ?? "");
  const select = useRef<HTMLSelectElement>(null);
  // The browser may have put back, or the person chosen, another one before the scripts came.
  useEffect(() => setProvince(select.current?.value ?? ""), []);
  if (!shown.places) return null;
  const { country, provinces } = shown.places;
  const cities = provinces.find(({ value }) => value === province)?.cities ?? [];
  const unknown = location !== undefined && !values.city;
  return (
    <>
      <SelectField {...field("country")} required options={[country]} />
      <SelectField
        {...field("province")}
        ref={select}
        required
        none={ui.choose}
        options={provinces.map(({ value, label }) => ({ value, label }))}
        hint={unknown ? <bdi>{posting.placeSoFar({ location })}</bdi> : undefined}
        onChange={(event) => setProvince(event.target.value)}
      />
      {!hydrated && (
        <Button name="intent" value="place" className="self-end fills-list">
          {posting.showCities}
        </Button>
      )}
      <SelectField
        {...field("city")}
        key={province}
        defaultValue={province === values.province ? values.city : ""}
        required
        none={ui.choose}
        options={cities}
        disabled={cities.length === 0}
        hint={cities.length === 0 ? posting.provinceFirst : undefined}
      />
    </>
  );
}
