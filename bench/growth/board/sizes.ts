/** How many of each are added to the demo data. */
export type Sizes = ReturnType<typeof sizesOf>;

/**
 * For the small board: lists fill a page. The demo data alone has one to three rows where a large board
 * shows 20 to 50, and the longer page would count as growth. No kind has more than 200 rows or so for
 * each of its lists; the shares are those of the large board.
 */
export const onePage: Sizes = {
  seekers: 150,
  companies: 120,
  activeJobs: 120,
  closedJobs: 120,
  applications: 600,
  alerts: 100,
  emailEvents: 100,
  queuedJobs: 100,
  reports: 250,
  jobsOfOne: 50,
  applicantsOfOne: 100,
  applicantsOfNext: 60,
  applicationsOfOne: 20,
  invitedOfEach: 10,
};

/** A board for the whole country, or a part of one. */
export function sizesOf(divisor: number) {
  const part = (count: number) => Math.ceil(count / divisor);
  return {
    seekers: part(1_000_000),
    companies: part(20_000),
    activeJobs: part(60_000),
    closedJobs: part(140_000),
    applications: part(5_000_000),
    alerts: part(300_000),
    emailEvents: part(1_000_000),
    queuedJobs: part(1_000_000),
    reports: part(100_000),
    /** Of the demo company. A large company has no fewer on a smaller board. */
    jobsOfOne: Math.max(500, part(5_000)),
    /** To one of its jobs. */
    applicantsOfOne: Math.max(2_000, part(20_000)),
    /** To another one. One press answers as many on any board. */
    applicantsOfNext: 60,
    /** To interviews of the coming days, by each of the demo company's newest twenty jobs: a page of them. */
    invitedOfEach: 10,
    /** Of the demo seeker. A person sends no fewer where the board is smaller. */
    applicationsOfOne: 499,
  };
}

/** What people on the large board are called and write. */
export const firstNames = "ريما سامر لمى عمر هبة أسماء محمد نور Rima Samer Lina Omar Nour".split(
  " ",
);
export const lastNames =
  "الحلبي حداد درويش الأحمد قاسم خوري ناصر Halabi Haddad Darwish Khoury".split(" ");
export const positions = [
  "محاسب",
  "مهندس مدني",
  "Accountant",
  "ممرضة",
  "أمين مستودع",
  "Web developer",
  "مندوب مبيعات",
];
/** As profiles have them, and as ids. */
export const provinces = ["Aleppo", "Damascus", "Homs", "Latakia", "Tartus", "Hama", "Idlib"];
export const sentences = [
  "عملتُ محاسباً في معمل نسيج وأشرفتُ على تسوية حسابات مئة وعشرين مورّداً كلّ شهر.",
  "أُجيد برنامج الأمين وبرامج Excel المتقدمة، وأهتمّ بالدقة والوضوح في التقارير المالية.",
  "I reconciled the books of three branches and closed each month within four working days.",
  "أعددتُ الموازنات السنوية والقوائم المالية وتابعتُ ضريبة الدخل والرواتب لستين موظفاً.",
  "I trained two junior colleagues and wrote the handbook of our month-end closing.",
  "أرغب بالعمل في حلب أو عن بُعد، ويمكنني البدء خلال أسبوعين من الاتفاق.",
];
