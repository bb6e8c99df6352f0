import type { CountryRows } from "./country-rows.ts";

export const jordan: CountryRows = {
  names: ["الأردن", "Jordan", "Urdun", "المملكة الأردنية الهاشمية", "Hashemite Kingdom of Jordan"],
  flag: "🇯🇴",
  currency: "JOD",
  provinces: {
    amman: {
      names: ["عمّان", "Amman", "عمان العاصمة"],
      cities: {
        amman: ["عمّان", "Amman", "Amman City"],
        sahab: ["سحاب", "Sahab"],
        "wadi-al-seer": ["وادي السير", "Wadi al-Seer", "Wadi as-Seer"],
        jizah: ["الجيزة", "Jizah", "Al-Jizah"],
        marka: ["ماركا", "Marka"],
      },
    },
    zarqa: {
      names: ["الزرقاء", "Zarqa", "Az-Zarqa", "Zerqa"],
      cities: {
        zarqa: ["الزرقاء", "Zarqa"],
        russeifa: ["الرصيفة", "Russeifa", "Rusaifa"],
        azraq: ["الأزرق", "Azraq"],
        hashemiya: ["الهاشمية", "Hashemiya"],
      },
    },
    irbid: {
      names: ["إربد", "Irbid", "Erbid"],
      cities: {
        irbid: ["إربد", "Irbid"],
        ramtha: ["الرمثا", "Ramtha", "Ar-Ramtha"],
        "bani-kinanah": ["بني كنانة", "Bani Kinanah"],
        huson: ["الحصن", "Huson", "Al-Husn"],
      },
    },
    balqa: {
      names: ["البلقاء", "Balqa", "Al-Balqa"],
      cities: {
        salt: ["السلط", "Salt", "As-Salt"],
        fuheis: ["الفحيص", "Fuheis"],
        "ain-al-basha": ["عين الباشا", "Ain al-Basha"],
        "deir-alla": ["دير علا", "Deir Alla"],
      },
    },
    madaba: {
      names: ["مادبا", "Madaba"],
      cities: {
        madaba: ["مادبا", "Madaba"],
        dhiban: ["ذيبان", "Dhiban"],
        main: ["ماعين", "Ma'in"],
      },
    },
    mafraq: {
      names: ["المفرق", "Mafraq", "Al-Mafraq"],
      cities: {
        mafraq: ["المفرق", "Mafraq"],
        ruwaished: ["الرويشد", "Ruwaished"],
        "north-badia": ["البادية الشمالية", "North Badia"],
        zaatari: ["الزعتري", "Zaatari", "مخيم الزعتري"],
      },
    },
    jerash: {
      names: ["جرش", "Jerash", "Jarash"],
      cities: { jerash: ["جرش", "Jerash"], souf: ["سوف", "Souf", "Suf"], burma: ["برما", "Burma"] },
    },
    ajloun: {
      names: ["عجلون", "Ajloun", "Ajlun"],
      cities: {
        ajloun: ["عجلون", "Ajloun"],
        kufranjah: ["كفرنجة", "Kufranjah", "Kufranja"],
        anjara: ["عنجرة", "Anjara"],
      },
    },
    karak: {
      names: ["الكرك", "Karak", "Al-Karak", "Kerak"],
      cities: {
        karak: ["الكرك", "Karak"],
        "al-mazar": ["المزار الجنوبي", "Al-Mazar", "Southern Mazar"],
        qasr: ["القصر", "Qasr", "Al-Qasr"],
        safi: ["غور الصافي", "Safi", "Ghor es-Safi"],
      },
    },
    tafilah: {
      names: ["الطفيلة", "Tafilah", "Tafila", "At-Tafilah"],
      cities: {
        tafilah: ["الطفيلة", "Tafilah"],
        busaira: ["بصيرا", "Busaira", "Buseira"],
        hasa: ["الحسا", "Hasa"],
      },
    },
    maan: {
      names: ["معان", "Maan"],
      cities: {
        maan: ["معان", "Maan"],
        "wadi-musa": ["وادي موسى", "Wadi Musa", "البتراء", "Petra"],
        shobak: ["الشوبك", "Shobak", "Ash-Shawbak"],
      },
    },
    aqaba: {
      names: ["العقبة", "Aqaba", "Al-Aqabah"],
      cities: {
        aqaba: ["العقبة", "Aqaba"],
        quwayrah: ["القويرة", "Quwayrah", "Quweira"],
        "wadi-rum": ["وادي رم", "Wadi Rum"],
      },
    },
  },
};
