/** What the demo data is made of. Ages are in days before the moment of loading. */
export type DemoLanguage = "ar" | "en";

export type DemoAccount = {
  key: string;
  userType: "customer_employee" | "company" | "admin";
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  placeId: string;
};

export type DemoCompany = {
  key: string;
  /** Key of an account in people.ts; without it the company has no login. */
  account?: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  placeId: string;
  industry: Industry;
  companySize: CompanySize;
  website: string | null;
  foundedYear: number | null;
  description: string;
  language: DemoLanguage;
};

export type DemoJob = {
  key: string;
  company: string;
  title: string;
  description: string;
  requirements: string[];
  benefits: string[];
  category: Category;
  placeId: string;
  language: DemoLanguage;
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel;
  salaryMin: number | null;
  salaryMax: number | null;
  currency: Currency;
  workArrangement: WorkArrangement | null;
  status: "active" | "closed" | "draft";
  /** Days, with fractions: 0.25 is six hours. */
  postedDaysAgo: number;
  /** Days from now to the last day for applying; negative once it has passed. */
  deadlineInDays: number | null;
  contactEmail: string | null;
  companyWebsite: string | null;
};

export type DemoSeeker = {
  account: string;
  bio: string;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  desiredPosition: string;
  /** Syrian pounds a month. */
  desiredSalaryMin: number | null;
  desiredSalaryMax: number | null;
  workType: "full-time" | "part-time" | "contract" | "remote";
  experienceYears: number;
  skills: string[];
  certifications: string[];
  languages: string[];
  availability: "immediate" | "two-weeks" | "month" | "later";
  willingToRelocate: boolean;
  preferredLocations: string[];
  education: string;
  workExperience: string;
  language: DemoLanguage;
};

export type DemoApplication = {
  seeker: string;
  job: string;
  coverLetter: string;
  experience: "0-1" | "1-3" | "3-5" | "5-10" | "10+" | null;
  expectedSalary: string | null;
  availableInDays: number | null;
  daysAgo: number;
  status: "pending" | "reviewed" | "accepted" | "rejected";
  cvName: string;
  /** The text of the CV, a paragraph each. */
  cvLines: string[];
};

export type Category =
  | "Information Technology"
  | "Marketing & Sales"
  | "Accounting & Finance"
  | "Engineering"
  | "Healthcare"
  | "Education"
  | "Design"
  | "Human Resources"
  | "Law"
  | "Logistics";

export type EmploymentType = "full-time" | "part-time" | "contract" | "remote" | "freelance";
export type ExperienceLevel = "entry" | "mid" | "senior" | "executive";
type WorkArrangement = "office" | "remote" | "hybrid";
export type Currency = "SYP" | "USD" | "EUR" | "TRY" | "SAR" | "AED" | "LBP";
export type CompanySize = "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";

export type Industry =
  | "oil-gas"
  | "banking"
  | "petrochemicals"
  | "food-beverage"
  | "telecoms"
  | "real-estate"
  | "information-technology"
  | "construction"
  | "education-training"
  | "healthcare"
  | "pharmaceuticals"
  | "tourism-hospitality"
  | "retail-trade"
  | "transport-logistics"
  | "agriculture"
  | "textiles-clothing"
  | "media-advertising"
  | "insurance"
  | "energy-electricity"
  | "manufacturing"
  | "consulting-legal"
  | "non-profit";
