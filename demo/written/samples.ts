import { lines } from "#demo/roles/role.ts";
import { job } from "./written-job.ts";

/** Eight plain jobs, one for each of the best-known categories. */
export const sampleJobs = [
  job({
    key: "sample-senior-software-engineer",
    company: "minaa-software",
    title: "Senior Software Engineer",
    description: `Lead the team that keeps three harbours and forty warehouses running on our software. You will decide how the next version of our stock engine is built, write a good part of it yourself, and help two younger engineers grow.

We release every second Wednesday. Nobody releases on a Thursday.`,
    requirements: lines(`
      Seven years of professional software development
      Strong TypeScript or C#, and PostgreSQL in depth
      Experience in guiding other developers
      Clear written English`),
    benefits: lines(`
      Work from home three days a week
      A laptop of your choice
      A learning budget every year`),
    category: "Information Technology",
    placeId: "syria/damascus/mezzeh",
    language: "en",
    experienceLevel: "senior",
    salaryMin: 1_400,
    salaryMax: 2_000,
    currency: "USD",
    workArrangement: "hybrid",
    postedDaysAgo: 5.3,
    deadlineInDays: 25,
    contactEmail: "tarek@demo.furas.test",
    companyWebsite: "https://minaa-software.example",
  }),
  job({
    key: "sample-marketing-manager",
    company: "nabda-telecom",
    title: "Marketing Manager",
    description: `Take charge of how we speak to a quarter of a million subscribers: campaigns, shop windows, the app and the text messages people actually read. You lead five people and report to the commercial director.

The first task is a spring offer for families in Hama and Homs.`,
    requirements: lines(`
      Eight years in marketing, three of them leading a team
      A record of campaigns with numbers to show
      Excellent Arabic and English
      A degree in marketing, economics or media`),
    benefits: lines(`
      Company car
      Health insurance for the family
      Yearly bonus`),
    category: "Marketing & Sales",
    placeId: "syria/damascus/kafr-sousa",
    language: "en",
    experienceLevel: "executive",
    salaryMin: 4_200_000,
    salaryMax: 5_600_000,
    workArrangement: "office",
    postedDaysAgo: 8.7,
    deadlineInDays: 18,
    contactEmail: "jobs@nabda-telecom.example",
  }),
  job({
    key: "sample-accountant",
    company: "afyaa-insurance",
    title: "Accountant",
    description: `Our premiums department needs an accountant who likes order. You record premiums and commissions, reconcile agents’ statements each week and help to close the month by the fifth working day.

Four colleagues, a quiet room and a view of the park.`,
    requirements: lines(`
      A degree in accounting
      Two years of experience, in insurance if possible
      Good Excel
      Working English`),
    benefits: lines(`
      Health insurance
      Transport allowance
      Two days off each week`),
    category: "Accounting & Finance",
    placeId: "syria/damascus/abu-rummaneh",
    language: "en",
    salaryMin: 1_700_000,
    salaryMax: 2_200_000,
    workArrangement: "office",
    postedDaysAgo: 2.2,
    deadlineInDays: 20,
  }),
  job({
    key: "sample-civil-engineer",
    company: "dar-builders",
    title: "Civil Engineer",
    description: `We are repairing eleven residential blocks in Darayya, floor by floor, while families are moving back in. You plan the order of works, check the strengthening of columns against the design and agree quantities with our subcontractors.

Good boots and good nerves are needed; the tea is strong.`,
    requirements: lines(`
      A degree in civil engineering and union membership
      Three years on building sites
      Experience with strengthening existing structures
      AutoCAD and Excel`),
    benefits: lines(`
      Transport from Damascus
      Lunch on site
      Accident insurance`),
    category: "Engineering",
    placeId: "syria/rif-dimashq/darayya",
    language: "en",
    salaryMin: 2_100_000,
    salaryMax: 2_800_000,
    workArrangement: "office",
    postedDaysAgo: 11.5,
    deadlineInDays: 3,
  }),
  job({
    key: "sample-nurse",
    company: "karma-hospital",
    title: "Nurse",
    description: `The surgical ward has twenty beds, two nurses on each shift and a head nurse who remembers what it was like to be new. You look after patients before and after their operations and hand over in writing.

Shifts are announced a month ahead and can be swapped.`,
    requirements: lines(`
      A nursing degree or diploma
      A year on a surgical or general ward
      Basic life support certificate
      Night shifts in turn`),
    benefits: lines(`
      Staff housing close by
      Free treatment for your family
      Night shift allowance`),
    category: "Healthcare",
    placeId: "syria/damascus/rukn-al-din",
    language: "en",
    experienceLevel: "entry",
    salaryMin: 1_450_000,
    salaryMax: 1_800_000,
    workArrangement: "office",
    postedDaysAgo: 0.6,
    deadlineInDays: 14,
  }),
  job({
    key: "sample-english-teacher",
    company: "muhadatha-institute",
    title: "English Teacher",
    description: `Teach teenagers and adults in the evening, from beginners to those who want to study abroad. Groups are small, the books are ours, and every teacher watches a colleague’s lesson once a month.`,
    requirements: lines(`
      A degree in English or translation
      Two years of teaching
      Availability from four to eight, Saturday to Wednesday`),
    benefits: lines(`
      Free language courses
      Paid holidays
      Taxi home after the last lesson`),
    category: "Education",
    placeId: "syria/aleppo/aleppo",
    language: "en",
    employmentType: "part-time",
    salaryMin: 700_000,
    salaryMax: 950_000,
    workArrangement: "office",
    postedDaysAgo: 3.4,
  }),
  job({
    key: "sample-graphic-designer",
    company: "hara-advertising",
    title: "Graphic Designer",
    description: `Draw for clients you can walk to: a dairy, a bookshop, a dentist, a theatre. You carry a job from the first sketch to the printer’s proof, with Arabic lettering at the heart of it.`,
    requirements: lines(`
      A portfolio with print and screen work
      Illustrator, Photoshop and InDesign
      Love of Arabic type
      Three years of practice`),
    benefits: lines(`
      Flexible mornings
      A proper screen and chair
      Lunch in the courtyard`),
    category: "Design",
    placeId: "syria/damascus/shaalan",
    language: "en",
    salaryMin: 1_600_000,
    workArrangement: "hybrid",
    postedDaysAgo: 17.8,
    deadlineInDays: 9,
  }),
  job({
    key: "sample-hr-specialist",
    company: "rukham-hajar",
    title: "HR Specialist",
    description: `Three hundred people work for us on nine sites, and their papers, leave and training need one pair of careful hands more. You hire masons and engineers alike, and you visit each site once a month.`,
    requirements: lines(`
      A degree in business or law
      Three years in human resources
      Knowledge of labour and social insurance law
      Ease with workers and managers`),
    benefits: lines(`
      Transport to sites
      Health insurance
      Bonus at both Eids`),
    category: "Human Resources",
    placeId: "syria/aleppo/aleppo",
    language: "en",
    salaryMax: 2_400_000,
    postedDaysAgo: 14.2,
    deadlineInDays: 30,
  }),
];
