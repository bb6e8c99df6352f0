import type { CountryRows } from "./country-rows.ts";

export const egypt: CountryRows = {
  names: ["مصر", "Egypt", "Misr", "جمهورية مصر العربية", "Arab Republic of Egypt"],
  flag: "🇪🇬",
  currency: "EGP",
  provinces: {
    cairo: {
      names: ["القاهرة", "Cairo", "Al-Qahirah", "El Qahira"],
      cities: {
        cairo: ["القاهرة", "Cairo", "Cairo City"],
        "nasr-city": ["مدينة نصر", "Nasr City", "Madinat Nasr"],
        heliopolis: ["مصر الجديدة", "Heliopolis", "Masr El Gedida"],
        maadi: ["المعادي", "Maadi", "El Maadi"],
        "new-cairo": ["القاهرة الجديدة", "New Cairo", "التجمع الخامس", "Fifth Settlement"],
        helwan: ["حلوان", "Helwan"],
        shubra: ["شبرا", "Shubra", "Shoubra"],
      },
    },
    giza: {
      names: ["الجيزة", "Giza", "Al-Jizah", "El Giza"],
      cities: {
        giza: ["الجيزة", "Giza", "Giza City"],
        "6th-of-october": ["السادس من أكتوبر", "6th of October", "6 أكتوبر", "6 October City"],
        "sheikh-zayed": ["الشيخ زايد", "Sheikh Zayed", "El Sheikh Zayed"],
        dokki: ["الدقي", "Dokki", "El Dokki"],
        mohandessin: ["المهندسين", "Mohandessin", "Mohandeseen", "Mohandiseen"],
        imbaba: ["إمبابة", "Imbaba"],
      },
    },
    alexandria: {
      names: ["الإسكندرية", "Alexandria", "Iskandariya", "Al-Iskandariyah"],
      cities: {
        alexandria: ["الإسكندرية", "Alexandria", "Alexandria City"],
        "borg-el-arab": ["برج العرب", "Borg El Arab", "Burg Al Arab"],
        agami: ["العجمي", "Agami", "El Agamy"],
        montaza: ["المنتزه", "Montaza", "El Montazah"],
      },
    },
    qalyubia: {
      names: ["القليوبية", "Qalyubia", "Qalyubiya", "Kalyoubia"],
      cities: {
        banha: ["بنها", "Banha", "Benha"],
        "shubra-el-kheima": ["شبرا الخيمة", "Shubra El Kheima", "Shoubra El Kheima"],
        qalyub: ["قليوب", "Qalyub", "Qalyoub"],
        obour: ["العبور", "Obour", "El Obour"],
      },
    },
    dakahlia: {
      names: ["الدقهلية", "Dakahlia", "Daqahliya"],
      cities: {
        mansoura: ["المنصورة", "Mansoura", "Al-Mansurah", "El Mansoura"],
        "mit-ghamr": ["ميت غمر", "Mit Ghamr"],
        talkha: ["طلخا", "Talkha"],
        bilqas: ["بلقاس", "Bilqas", "Belqas"],
      },
    },
    sharqia: {
      names: ["الشرقية", "Sharqia", "Sharkia", "Al-Sharqiya"],
      cities: {
        zagazig: ["الزقازيق", "Zagazig", "Az-Zaqaziq"],
        "10th-of-ramadan": ["العاشر من رمضان", "10th of Ramadan", "10 رمضان"],
        bilbeis: ["بلبيس", "Bilbeis", "Bilbays"],
        faqous: ["فاقوس", "Faqous", "Faqus"],
      },
    },
    gharbia: {
      names: ["الغربية", "Gharbia", "Gharbiya", "Al-Gharbiyah"],
      cities: {
        tanta: ["طنطا", "Tanta"],
        "el-mahalla-el-kubra": ["المحلة الكبرى", "El Mahalla El Kubra", "Mahalla", "المحلة"],
        "kafr-el-zayat": ["كفر الزيات", "Kafr El Zayat"],
        zifta: ["زفتى", "Zifta"],
      },
    },
    monufia: {
      names: ["المنوفية", "Monufia", "Menoufia", "Monofiya"],
      cities: {
        "shibin-el-kom": ["شبين الكوم", "Shibin El Kom", "Shebin El Kom"],
        "sadat-city": ["مدينة السادات", "Sadat City", "السادات"],
        menouf: ["منوف", "Menouf", "Minuf"],
        ashmoun: ["أشمون", "Ashmoun", "Ashmun"],
      },
    },
    beheira: {
      names: ["البحيرة", "Beheira", "Al-Buhayrah"],
      cities: {
        damanhour: ["دمنهور", "Damanhour", "Damanhur"],
        "kafr-el-dawwar": ["كفر الدوار", "Kafr El Dawwar"],
        rashid: ["رشيد", "Rashid", "Rosetta"],
        edku: ["إدكو", "Edku", "Idku"],
      },
    },
    "kafr-el-sheikh": {
      names: ["كفر الشيخ", "Kafr El Sheikh", "Kafr ash-Shaykh"],
      cities: {
        "kafr-el-sheikh": ["كفر الشيخ", "Kafr El Sheikh"],
        desouk: ["دسوق", "Desouk", "Disuq"],
        baltim: ["بلطيم", "Baltim"],
      },
    },
    damietta: {
      names: ["دمياط", "Damietta", "Dumyat"],
      cities: {
        damietta: ["دمياط", "Damietta"],
        "new-damietta": ["دمياط الجديدة", "New Damietta"],
        "ras-el-bar": ["رأس البر", "Ras El Bar"],
      },
    },
    "port-said": {
      names: ["بورسعيد", "Port Said", "Bur Said"],
      cities: {
        "port-said": ["بورسعيد", "Port Said"],
        "port-fouad": ["بورفؤاد", "Port Fouad", "Port Fuad"],
      },
    },
    ismailia: {
      names: ["الإسماعيلية", "Ismailia", "Al-Ismailiyah"],
      cities: {
        ismailia: ["الإسماعيلية", "Ismailia"],
        fayed: ["فايد", "Fayed", "Fayid"],
        qantara: ["القنطرة", "Qantara", "El Qantara"],
        "tell-el-kebir": ["التل الكبير", "Tell El Kebir", "Tal El Kebir"],
      },
    },
    suez: {
      names: ["السويس", "Suez", "As-Suways"],
      cities: { suez: ["السويس", "Suez"], "ain-sokhna": ["العين السخنة", "Ain Sokhna"] },
    },
    "north-sinai": {
      names: ["شمال سيناء", "North Sinai", "Shamal Sina"],
      cities: {
        arish: ["العريش", "Arish", "El Arish", "Al-Arish"],
        rafah: ["رفح", "Rafah"],
        "bir-al-abd": ["بئر العبد", "Bir al-Abd"],
      },
    },
    "south-sinai": {
      names: ["جنوب سيناء", "South Sinai", "Janub Sina"],
      cities: {
        "sharm-el-sheikh": ["شرم الشيخ", "Sharm El Sheikh", "Sharm"],
        dahab: ["دهب", "Dahab"],
        "el-tor": ["الطور", "El Tor", "At-Tur"],
        nuweiba: ["نويبع", "Nuweiba"],
      },
    },
    "red-sea": {
      names: ["البحر الأحمر", "Red Sea", "Al-Bahr al-Ahmar"],
      cities: {
        hurghada: ["الغردقة", "Hurghada", "Al-Ghardaqah"],
        safaga: ["سفاجا", "Safaga"],
        quseir: ["القصير", "Quseir", "El Quseir"],
        "marsa-alam": ["مرسى علم", "Marsa Alam"],
      },
    },
    fayoum: {
      names: ["الفيوم", "Fayoum", "Faiyum", "Al-Fayyum"],
      cities: {
        fayoum: ["الفيوم", "Fayoum"],
        ibsheway: ["إبشواي", "Ibsheway", "Abshaway"],
        senuris: ["سنورس", "Senuris", "Sinnuris"],
      },
    },
    "beni-suef": {
      names: ["بني سويف", "Beni Suef", "Bani Suwayf"],
      cities: {
        "beni-suef": ["بني سويف", "Beni Suef"],
        "el-wasta": ["الواسطى", "El Wasta"],
        biba: ["ببا", "Biba"],
      },
    },
    minya: {
      names: ["المنيا", "Minya", "Al-Minya", "El Menia"],
      cities: {
        minya: ["المنيا", "Minya"],
        mallawi: ["ملوي", "Mallawi"],
        "beni-mazar": ["بني مزار", "Beni Mazar"],
        samalut: ["سمالوط", "Samalut"],
      },
    },
    assiut: {
      names: ["أسيوط", "Assiut", "Asyut"],
      cities: {
        assiut: ["أسيوط", "Assiut"],
        dairut: ["ديروط", "Dairut", "Dayrout"],
        manfalut: ["منفلوط", "Manfalut"],
      },
    },
    sohag: {
      names: ["سوهاج", "Sohag", "Suhaj"],
      cities: {
        sohag: ["سوهاج", "Sohag"],
        akhmim: ["أخميم", "Akhmim"],
        girga: ["جرجا", "Girga"],
        tahta: ["طهطا", "Tahta"],
      },
    },
    qena: {
      names: ["قنا", "Qena", "Qina"],
      cities: {
        qena: ["قنا", "Qena"],
        "nag-hammadi": ["نجع حمادي", "Nag Hammadi"],
        qus: ["قوص", "Qus"],
      },
    },
    luxor: {
      names: ["الأقصر", "Luxor", "Al-Uqsur"],
      cities: { luxor: ["الأقصر", "Luxor"], esna: ["إسنا", "Esna"], armant: ["أرمنت", "Armant"] },
    },
    aswan: {
      names: ["أسوان", "Aswan", "Assouan"],
      cities: {
        aswan: ["أسوان", "Aswan"],
        edfu: ["إدفو", "Edfu"],
        "kom-ombo": ["كوم أمبو", "Kom Ombo"],
        "abu-simbel": ["أبو سمبل", "Abu Simbel"],
      },
    },
    "new-valley": {
      names: ["الوادي الجديد", "New Valley", "Al-Wadi al-Jadid"],
      cities: {
        kharga: ["الخارجة", "Kharga", "El Kharga"],
        dakhla: ["الداخلة", "Dakhla"],
        farafra: ["الفرافرة", "Farafra"],
      },
    },
    matrouh: {
      names: ["مطروح", "Matrouh", "Matruh"],
      cities: {
        "marsa-matrouh": ["مرسى مطروح", "Marsa Matrouh", "Mersa Matruh"],
        "el-alamein": ["العلمين", "El Alamein", "Alamein"],
        siwa: ["سيوة", "Siwa"],
        "el-dabaa": ["الضبعة", "El Dabaa"],
      },
    },
  },
};
