import hosts from "./email-hosts.json" with { type: "json" };

/** Slips are sought near to the well-known hosts; the others are real and near to one of those. */
const real = new Set([...hosts.wellKnown, ...hosts.others]);

/** Names so short have neighbours that are names too. */
const shortestName = 5;

/**
 * The address that was meant, where its host is one slip away from one that many have, in its name, in
 * what follows, or in both: name@gmial.com is name@gmail.com. Undefined where nothing is odd.
 */
export function emailMeant(email: string): string | undefined {
  const at = email.lastIndexOf("@");
  const host = email.slice(at + 1).toLowerCase();
  if (at < 1 || !host.includes(".") || real.has(host)) return undefined;
  const meant = hosts.wellKnown
    .map((known) => ({ known, slips: slipsBetween(host, known) }))
    .filter(({ slips }) => slips <= 2)
    .sort((one, other) => one.slips - other.slips)[0];
  return meant && `${email.slice(0, at)}@${meant.known}`;
}

function slipsBetween(host: string, known: string): number {
  const [name, rest] = split(host);
  const [knownName, knownRest] = split(known);
  const ofName = distance(name, knownName);
  const ofRest = distance(rest, knownRest);
  if (ofName > (knownName.length < shortestName ? 0 : 1) || ofRest > 1)
    return Number.POSITIVE_INFINITY;
  return ofName + ofRest;
}

function split(host: string): [name: string, rest: string] {
  const dot = host.indexOf(".");
  return [host.slice(0, dot), host.slice(dot + 1)];
}

/** Letters left out, put in, exchanged for another or with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 1) return 2;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (isSame ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, cell(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return cell(one.length, other.length);
}

type SlipInput = Record<string, string>;

/** The input of a form with the address that its question was answered with. */
export function chosenEmail<Input extends SlipInput>(input: Input): Input {
  return input.emailMeant
    ? { ...input, email: input.emailMeant, checkedEmail: input.emailMeant }
    : input;
}

/** The address to ask about, unless the form has asked about the typed one already. */
export function askAboutSlip(input: SlipInput, email: string): string | undefined {
  return input.checkedEmail?.trim().toLowerCase() === email ? undefined : emailMeant(email);
}
