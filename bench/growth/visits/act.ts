import type { Cost } from "#bench/growth/measure/measured-board.ts";
import { addressAt, type Places } from "./places.ts";
import type { Reader, Who } from "./reader.ts";

/** A form that somebody sends. */
export type Action = {
  name: string;
  who: Who;
  /** Of pages.ts: the path that takes the form. */
  path: string;
  run(reader: Reader, places: Places): Promise<Cost>;
};

type Naming = Pick<Action, "who" | "name"> & { path?: string };

/** Sends a form of a page as it stands there, with some fields filled in. */
export function sendForm(
  naming: Naming & {
    at: string;
    form: string;
    button?: string;
    files?: Record<string, Uint8Array>;
    /** Radios by their name. */
    choices?: Record<string, string>;
  },
  fields: Record<string, string> = {},
): Action {
  const { at, form, button, files = {}, choices = {}, who, name, path = pathOf(at) } = naming;
  return {
    who,
    name,
    path,
    async run(reader, places) {
      await reader.open(placed(at, places));
      const part = reader.part(form);
      part.unchecked().fill(withPlaces(fields, places));
      for (const [group, value] of Object.entries(choices)) part.check(value, { name: group });
      for (const [field, bytes] of Object.entries(files)) {
        part.upload(field, { name: "CV.pdf", bytes, type: "application/pdf" });
      }
      const pressed = button ? part.element.querySelector(button) : null;
      if (button && !pressed) throw new Error(`${at} has no ${button}.`);
      return await reader.measured(() => part.submit(pressed));
    },
  };
}

/** Posts fields to an address, as a form that no page of ours shows at once. */
export function post(naming: Naming & { to: string }, fields: Record<string, string> = {}): Action {
  const { to, who, name, path = pathOf(to) } = naming;
  return {
    who,
    name,
    path,
    run: (reader, places) =>
      reader.measured(() =>
        reader.ask(placed(to, places), new URLSearchParams(withPlaces(fields, places))),
      ),
  };
}

/** An address's path without its query, as pages.ts has it where it has no parameters. */
function pathOf(address: string): string {
  return (address.split("?")[0] ?? "").slice(1);
}

function placed(address: string, places: Places): string {
  const there = addressAt(address, places);
  if (there === undefined) throw new Error(`The board has nothing for ${address}.`);
  return there;
}

function withPlaces(fields: Record<string, string>, places: Places): Record<string, string> {
  const filled = Object.entries(fields).map(([name, value]) => [name, places[value] ?? value]);
  return Object.fromEntries(filled);
}
