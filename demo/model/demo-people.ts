import type { DemoAccount } from "./types.ts";

/** The password of every demo account. */
export const demoPassword = "furas-demo-2026";

/** The named cast of tests and demo data. */
export const people = {
  /** Seeker: an accountant in Aleppo. */
  rima: {
    key: "rima",
    userType: "customer_employee",
    email: "seeker@demo.furas.test",
    firstName: "ريما",
    lastName: "الحلبي",
    phone: "+963 944 000 101",
    placeId: "syria/aleppo/aleppo",
  },
  /** Seeker: a web developer in Homs who wants remote work. */
  karam: {
    key: "karam",
    userType: "customer_employee",
    email: "karam@demo.furas.test",
    firstName: "كرم",
    lastName: "العيسى",
    phone: "+963 944 000 102",
    placeId: "syria/homs/homs",
  },
  /** Seeker: an NGO project officer in Damascus who writes in English. */
  dana: {
    key: "dana",
    userType: "customer_employee",
    email: "dana@demo.furas.test",
    firstName: "Dana",
    lastName: "Khoury",
    phone: "+963 944 000 103",
    placeId: "syria/damascus/damascus",
  },
  /** Company: owner of Barada Foods in Aleppo. */
  nabil: {
    key: "nabil",
    userType: "company",
    email: "company@demo.furas.test",
    firstName: "نبيل",
    lastName: "الصبّاغ",
    phone: "+963 944 000 201",
    placeId: "syria/aleppo/aleppo",
  },
  /** Company: programme manager of Jasmine House for Development, an NGO in Idlib. */
  lina: {
    key: "lina",
    userType: "company",
    email: "lina@demo.furas.test",
    firstName: "لينا",
    lastName: "الشيخ علي",
    phone: "+963 944 000 202",
    placeId: "syria/idlib/idlib",
  },
  /** Company: founder of Minaa Software in Damascus. */
  tarek: {
    key: "tarek",
    userType: "company",
    email: "tarek@demo.furas.test",
    firstName: "Tarek",
    lastName: "Nasser",
    phone: "+963 944 000 203",
    placeId: "syria/damascus/damascus",
  },
  /** Admin: watches over the board. */
  hala: {
    key: "hala",
    userType: "admin",
    email: "admin@demo.furas.test",
    firstName: "هالة",
    lastName: "منصور",
    phone: "+963 944 000 301",
    placeId: "syria/damascus/damascus",
  },
} as const satisfies Record<string, DemoAccount>;
