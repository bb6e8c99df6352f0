import type { CountryRows } from "./country-rows.ts";

export const lebanon: CountryRows = {
  names: ["لبنان", "Lebanon", "Liban", "الجمهورية اللبنانية"],
  flag: "🇱🇧",
  currency: "LBP",
  provinces: {
    beirut: {
      names: ["بيروت", "Beirut", "Beyrouth"],
      cities: {
        beirut: ["بيروت", "Beirut", "Beirut City"],
        hamra: ["الحمرا", "Hamra"],
        ashrafieh: ["الأشرفية", "Ashrafieh", "Achrafieh"],
        verdun: ["فردان", "Verdun"],
      },
    },
    "mount-lebanon": {
      names: ["جبل لبنان", "Mount Lebanon", "Jabal Lubnan"],
      cities: {
        baabda: ["بعبدا", "Baabda"],
        aley: ["عاليه", "Aley", "Alay"],
        "beit-mery": ["بيت مري", "Beit Mery"],
        "sin-el-fil": ["سن الفيل", "Sin El Fil"],
        chouf: ["الشوف", "Chouf", "Shuf"],
        metn: ["المتن", "Metn", "Matn"],
      },
    },
    "keserwan-jbeil": {
      names: ["كسروان جبيل", "Keserwan-Jbeil", "كسروان", "Keserwan", "Kesrouan"],
      cities: {
        jounieh: ["جونية", "Jounieh", "Junieh"],
        byblos: ["جبيل", "Byblos", "Jbeil", "Jubayl"],
        zouk: ["ذوق مكايل", "Zouk Mikael", "Zouk"],
      },
    },
    north: {
      names: ["الشمال", "North Lebanon", "شمال لبنان", "لبنان الشمالي", "North"],
      cities: {
        tripoli: ["طرابلس", "Tripoli", "Trablous"],
        zgharta: ["زغرتا", "Zgharta"],
        batroun: ["البترون", "Batroun"],
        bsharri: ["بشري", "Bsharri", "Bcharre"],
        koura: ["الكورة", "Koura"],
      },
    },
    akkar: {
      names: ["عكار", "Akkar"],
      cities: {
        halba: ["حلبا", "Halba"],
        qoubaiyat: ["القبيات", "Qoubaiyat", "Kobayat"],
        bebnine: ["ببنين", "Bebnine"],
      },
    },
    beqaa: {
      names: ["البقاع", "Beqaa", "Bekaa"],
      cities: {
        zahle: ["زحلة", "Zahle", "Zahleh"],
        chtaura: ["شتورا", "Chtaura", "Shtoura", "شتورة"],
        anjar: ["عنجر", "Anjar"],
        "bar-elias": ["بر الياس", "Bar Elias"],
        "west-beqaa": ["البقاع الغربي", "West Beqaa", "West Bekaa"],
      },
    },
    "baalbek-hermel": {
      names: ["بعلبك الهرمل", "Baalbek-Hermel"],
      cities: {
        baalbek: ["بعلبك", "Baalbek", "Baalbeck"],
        hermel: ["الهرمل", "Hermel"],
        arsal: ["عرسال", "Arsal", "Ersal"],
      },
    },
    south: {
      names: ["الجنوب", "South Lebanon", "جنوب لبنان", "لبنان الجنوبي", "South"],
      cities: {
        sidon: ["صيدا", "Sidon", "Saida"],
        tyre: ["صور", "Tyre", "Sour"],
        jezzine: ["جزين", "Jezzine"],
      },
    },
    nabatieh: {
      names: ["النبطية", "Nabatieh", "Nabatiyeh"],
      cities: {
        nabatieh: ["النبطية", "Nabatieh"],
        "bint-jbeil": ["بنت جبيل", "Bint Jbeil"],
        marjayoun: ["مرجعيون", "Marjayoun"],
        hasbaya: ["حاصبيا", "Hasbaya"],
      },
    },
  },
};
