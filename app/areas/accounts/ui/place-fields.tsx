import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorText, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useWords } from "../../../words/context.tsx";
import type { PlaceChoices } from "../place-choices.server.ts";
import { usePlaceLists } from "./use-place-lists.ts";

type PlaceFieldsProps = {
  /** Null when the line was cut before it came. */
  place: PlaceChoices | null;
  /** Where the form is sent; its loader answers the lists of ?country= and ?province= as `place`. */
  here: string;
  /** False where a person may also leave all three open. */
  required?: boolean;
  error: (field: string) => string | null;
};

/** Country, province, city. Without scripts a button sends the form for the next list. */
export function PlaceFields({ place, here, required = true, error }: PlaceFieldsProps) {
  const { accounts, ui } = useWords();
  const words = accounts.place;
  const lists = usePlaceLists(place, here);
  const { picked, provinces, cities, loading, failed } = lists;
  const country = useRef<HTMLSelectElement>(null);
  const province = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts came
  useEffect(() => {
    const chosen = { country: country.current?.value, province: province.current?.value };
    if (chosen.country !== picked.country) lists.pick(chosen.country ?? "");
    else if (chosen.province !== picked.province) lists.pick(picked.country, chosen.province);
  }, []);

  const none = (waiting: boolean, locked: string | false) =>
    waiting && loading ? ui.loading : locked || ui.choose;
  return (
    <div className="stack" id="place">
      <div className="form-2">
        <SelectField
          label={words.country}
          name="country"
          options={place?.countries ?? []}
          none={ui.choose}
          defaultValue={picked.country}
          onChange={(event) => lists.pick(event.currentTarget.value)}
          ref={country}
          required={required}
          data-js=""
          error={error("country")}
        />
        <SelectField
          key={picked.country}
          label={words.province}
          name="province"
          options={provinces}
          none={none(provinces.length === 0, !picked.country && words.countryFirst)}
          defaultValue={picked.province}
          onChange={(event) => lists.pick(picked.country, event.currentTarget.value)}
          ref={province}
          disabled={provinces.length === 0}
          required={required}
          data-js=""
          error={error("province")}
        />
        <Field label={words.city} name="city" required={required} error={error("city")}>
          {(control) => (
            <div className="flex gap-2">
              <select
                {...control}
                key={`${picked.country} ${picked.province}`}
                className="input"
                defaultValue={picked.city}
                disabled={cities.length === 0}
              >
                <option value="">
                  {none(cities.length === 0, !picked.province && words.provinceFirst)}
                </option>
                {cities.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <NextList here={here} />
            </div>
          )}
        </Field>
      </div>
      {failed && (
        <div className="row spread" role="status">
          <ErrorText id="place-error">{words.notLoaded}</ErrorText>
          <Button type="button" onClick={lists.loadAgain}>
            {ui.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Sends what is typed and comes back here with the lists of what is chosen. Beside the last select,
 * so that nothing moves when scripts come and it goes.
 */
function NextList({ here }: { here: string }) {
  const words = useWords().accounts.place;
  if (useHydrated()) return null;
  return (
    <Button
      name="intent"
      value="place"
      formAction={`${here}#place`}
      formNoValidate
      aria-label={words.showLists}
      className="flex-none"
    >
      {words.show}
    </Button>
  );
}
