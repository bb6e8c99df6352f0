import type { Random } from "#demo/model/random.ts";
import type { ExperienceLevel } from "#demo/model/types.ts";
import { lines } from "#demo/roles/role.ts";
import type { Phrases } from "./phrases.ts";

const counted = ["three", "four", "five", "six", "seven", "eight", "nine"];

/** What English postings are put together from. */
export const english: Phrases = {
  openings: [
    (job) => `We are looking for ${job.who} to work at ${job.us} in ${job.place}.`,
    (job) => `${job.full} is hiring ${job.who} in ${job.place}.`,
    (job) => `Our work in ${job.place} is growing, and we need ${job.who}.`,
    (job) => `${job.full} has an opening in ${job.place} for ${job.who}.`,
    (job) =>
      `A colleague is moving abroad, and ${job.us} in ${job.place} cannot do without ${job.who}.`,
    (job) =>
      `Join ${job.full} in ${job.place} as part of a friendly team: we are hiring ${job.who}.`,
    (job) => `From next month we need ${job.who} in ${job.place}.`,
    (job) => `Would you like to work with us in ${job.place}? We are looking for ${job.who}.`,
  ],
  remoteOpenings: [
    (job) => `${job.full} is hiring ${job.who} to work from home.`,
    (job) => `We are looking for ${job.who} to work remotely with our team in ${job.place}.`,
    (job) => `${job.full}, based in ${job.place}, has a remote opening for ${job.who}.`,
    (job) => `Wherever you live in Syria: we need ${job.who}.`,
  ],
  about: [
    (line) => `About us: ${lowered(line)}.`,
    (line) => `${line}: that is us.`,
    (line) => `Who we are: ${lowered(line)}.`,
  ],
  dutiesLabels: [
    "You will:",
    "The work:",
    "What you will do:",
    "Your tasks:",
    "Day to day, you will:",
  ],
  settings: {
    office: [
      (r) =>
        `Working hours are ${r.pick(["eight to three", "half past eight to four", "nine to five"])}, with Friday and Saturday off.`,
      (r) => `The department is ${r.pick(counted)} people, and we share one pot of coffee.`,
      () =>
        "You report to the head of department and take over step by step in the first two weeks.",
      () => "The office has power and internet all day.",
      (r) => `You will sit with ${r.pick(counted)} colleagues who do related work.`,
    ],
    screen: [
      (r) => `The team is ${r.pick(counted)} people and meets on video twice a week.`,
      () => "We do not count hours in front of a screen; we look at what got done.",
      (r) =>
        `Shared hours are ${r.pick(["ten to one", "eleven to two", "nine to noon"])}; the rest is yours to arrange.`,
      () => "We plan for power cuts, and write decisions down so that nobody misses them.",
      (r) =>
        `A colleague will accompany you through your first ${r.pick(["two weeks", "month", "six weeks"])}.`,
    ],
    shop: [
      (r) =>
        `We are open from ${r.pick(["nine", "ten"])} in the morning until ${r.pick(["eight", "nine"])} at night, in two shifts.`,
      () => "The rota is published every Thursday, and swaps between colleagues are fine.",
      () => "You will be on your feet most of the day, in an air-conditioned place.",
      (r) => `There are ${r.pick(counted)} of us, and we train newcomers in their first week.`,
    ],
    site: [
      (r) =>
        `Work starts at ${r.pick(["seven", "half past seven", "eight"])} in the morning; Friday is off.`,
      () => "Full safety equipment is provided, and nobody works without it.",
      (r) => `You join a crew of ${r.pick(counted)}; a car collects us each morning.`,
      () => "Sites are spread over the area, and the weekly plan is known in advance.",
    ],
    factory: [
      (r) => `There are two eight-hour shifts that change every ${r.pick(["week", "other week"])}.`,
      () => "Transport from the city centre is provided both ways.",
      (r) => `The section has ${r.pick(counted)} people and pays overtime at one and a half.`,
      () => "The halls are bright and ventilated, and there is a canteen.",
    ],
    hospital: [
      (r) =>
        `Shifts last ${r.pick(["eight", "twelve"])} hours, and the rota is out ${r.pick(["two weeks", "a month"])} ahead.`,
      (r) => `You will have ${r.pick(counted)} colleagues in the unit and a specialist on call.`,
      () => "Uniforms, protective equipment and hepatitis vaccination are provided.",
      () => "There is staff housing at a token rent for those from out of town.",
    ],
    school: [
      (r) =>
        `Classes have ${r.pick(["fifteen to twenty", "twelve to eighteen", "at most twenty-five"])} students.`,
      () => "The job starts with the new term, after a paid week of preparation.",
      (r) => `The load is ${r.pick(["sixteen", "eighteen", "twenty"])} lessons a week.`,
      () => "Teachers share a resource room, a printer and a small library.",
    ],
    kitchen: [
      (r) =>
        `The day begins at ${r.pick(["six in the morning", "ten in the morning", "three in the afternoon"])}, with one free day a week.`,
      () => "Meals on shift are on us, and we eat together before the rush.",
      (r) => `The crew is ${r.pick(counted)} people, and the old teach the new.`,
    ],
    road: [
      (r) => `We work ${r.pick(["five and a half", "six"])} days a week, with Friday off.`,
      () => "The vehicle, fuel and a phone card are provided.",
      (r) => `The area is shared among ${r.pick(counted)} colleagues, each with a fixed route.`,
      () => "Trips outside the governorate carry an allowance for food and lodging.",
    ],
    watch: [
      () => "Eight-hour shifts rotate weekly, with one fixed day off.",
      () => "There is a heated guard room with cameras.",
    ],
    field: [
      (r) =>
        `Expect ${r.pick(["three", "four"])} days a week in the field and the rest in the office.`,
      () => "The organisation provides transport and insurance during visits.",
      (r) => `You will be one of ${r.pick(counted)} in the team, half of them women.`,
      () => "Everybody signs the code of conduct and the safeguarding policy before starting.",
      () => "People from the area are especially encouraged to apply.",
    ],
    farm: [
      (r) => `The day starts at ${r.pick(["five", "six"])} and ends in the early afternoon.`,
      () => "A room with water and electricity is available for those from far away.",
      () => "Seasons are busy, and extra hours are paid.",
    ],
  },
  types: {
    "full-time": [
      "The contract is for a year and renewable, after three months of probation.",
      "This is a full-time, open-ended position.",
      "We would like you to start within a month of the interview.",
      "A permanent contract follows a two-month trial.",
    ],
    "part-time": [
      "This is a part-time job of about twenty hours a week.",
      "Half days, mornings or afternoons as we agree.",
      "Four hours a day, which suits students and parents.",
    ],
    contract: [
      "The contract runs for six months and may be extended.",
      "The contract is for twelve months and can be renewed.",
      "This is a fixed-term contract, with priority for the next one.",
    ],
    remote: [
      "The work is fully remote; a reasonable connection is enough.",
      "Work from any governorate; we meet in person twice a year.",
      "You work from home, and we share the cost of internet and batteries.",
    ],
    freelance: [
      "This is paid by the task, within a week of delivery.",
      "A free collaboration without fixed hours; we agree on each task.",
    ],
  },
  closings: [
    (place) => `Interviews take place in ${place}; the first can be by phone.`,
    () => "Send your CV through this page, and we answer everybody within two weeks.",
    () => "People with disabilities and people returning from abroad are welcome to apply.",
    () => "We never ask candidates for money at any stage.",
    () => "Please say in your letter when you could start.",
    () => "Only shortlisted candidates will be called; our thanks to all others.",
    () => "Women and men are hired and paid alike here.",
  ],
  experience: experienceNeeded,
  benefits: {
    any: lines(`
      Social insurance from the first month
      Yearly raise after appraisal
      A bonus at both Eids
      Three weeks of paid leave
      Monthly transport allowance
      Health insurance`),
    office: lines(`
      Power and internet all day
      Training at our expense
      Paid maternity leave
      Two days off each week`),
    screen: lines(`
      A laptop for work
      A share of your internet bill
      Flexible hours
      A yearly learning budget
      Pay in a stable currency or its equivalent`),
    shop: lines(`
      A share of sales
      Staff discount
      Work clothes`),
    site: lines(`
      Personal protective equipment
      Transport to the site
      Lunch
      Accident insurance`),
    factory: lines(`
      Transport both ways
      A meal on every shift
      Overtime at one and a half
      A monthly food basket`),
    hospital: lines(`
      Free treatment for you and your family
      Staff housing
      Night shift allowance
      Continuing education
      Paid maternity leave`),
    school: lines(`
      Reduced fees for your children
      Paid summer months
      Teacher training courses`),
    kitchen: lines(`
      Two meals a day
      A share of the service charge
      Work clothes`),
    road: lines(`
      Allowance for trips away
      Fuel and phone card
      Commission on top of salary`),
    watch: lines(`
      Summer and winter uniform
      Night shift allowance`),
    field: lines(`
      Health and accident insurance
      Communication allowance
      Field safety training
      Two extra weeks of rest leave`),
    farm: lines(`
      A room on the farm
      A share of the harvest
      Breakfast and lunch
      End-of-season bonus`),
  },
};

/** A sentence's first letter as it stands inside another sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function experienceNeeded(level: ExperienceLevel, field: string, r: Random): string {
  const wordings: Record<ExperienceLevel, string[]> = {
    entry: [
      `No experience in ${field} required`,
      `A year of experience in ${field} is welcome, not required`,
      `A real interest in ${field}; experience is not a condition`,
    ],
    mid: [
      `At least two years of experience in ${field}`,
      `Three years of experience in ${field}`,
      `Two to four years of experience in ${field}`,
    ],
    senior: [
      `At least five years of experience in ${field}`,
      `Seven years of experience in ${field}, one of them supervising`,
      `Six or more years of experience in ${field}`,
    ],
    executive: [
      `Ten years of experience in ${field}, three of them in management`,
      `At least eight years of experience in ${field}, with a team to lead`,
    ],
  };
  return r.pick(wordings[level]);
}
