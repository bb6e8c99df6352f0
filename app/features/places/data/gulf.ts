import type { CountryRows } from "./country-rows.ts";

export const saudiArabia: CountryRows = {
  names: [
    "السعودية",
    "Saudi Arabia",
    "المملكة العربية السعودية",
    "العربية السعودية",
    "Kingdom of Saudi Arabia",
    "Saudi",
    "KSA",
  ],
  flag: "🇸🇦",
  currency: "SAR",
  provinces: {
    riyadh: {
      names: ["الرياض", "Riyadh", "Ar-Riyad", "Al-Riyadh"],
      cities: {
        riyadh: ["الرياض", "Riyadh", "Riyadh City"],
        kharj: ["الخرج", "Kharj", "Al-Kharj"],
        diriyah: ["الدرعية", "Diriyah"],
        dawadmi: ["الدوادمي", "Dawadmi", "Al-Dawadmi"],
        majmaah: ["المجمعة", "Majmaah", "Al-Majmaah"],
      },
    },
    makkah: {
      names: ["مكة المكرمة", "Makkah", "Mecca", "مكة", "Mecca Province"],
      cities: {
        makkah: ["مكة المكرمة", "Makkah"],
        jeddah: ["جدة", "Jeddah", "Jidda"],
        taif: ["الطائف", "Taif", "At-Taif", "Al-Taif"],
        rabigh: ["رابغ", "Rabigh"],
        qunfudhah: ["القنفذة", "Qunfudhah", "Al-Qunfudhah"],
      },
    },
    madinah: {
      names: ["المدينة المنورة", "Madinah", "Medina", "Al-Madinah"],
      cities: {
        madinah: ["المدينة المنورة", "Madinah"],
        yanbu: ["ينبع", "Yanbu"],
        "al-ula": ["العلا", "Al-Ula"],
        badr: ["بدر", "Badr"],
      },
    },
    eastern: {
      names: ["المنطقة الشرقية", "Eastern Province", "الشرقية", "Eastern", "Ash-Sharqiyah"],
      cities: {
        dammam: ["الدمام", "Dammam", "Ad-Dammam"],
        khobar: ["الخبر", "Khobar", "Al-Khobar"],
        dhahran: ["الظهران", "Dhahran"],
        jubail: ["الجبيل", "Jubail", "Al-Jubail"],
        "al-ahsa": ["الأحساء", "Al-Ahsa", "Hofuf", "الهفوف"],
        qatif: ["القطيف", "Qatif"],
        "hafar-al-batin": ["حفر الباطن", "Hafar al-Batin"],
      },
    },
    qassim: {
      names: ["القصيم", "Qassim", "Al-Qassim"],
      cities: {
        buraydah: ["بريدة", "Buraydah", "Buraidah"],
        unaizah: ["عنيزة", "Unaizah", "Unayzah"],
        rass: ["الرس", "Rass", "Ar-Rass"],
      },
    },
    hail: {
      names: ["حائل", "Hail"],
      cities: {
        hail: ["حائل", "Hail"],
        baqaa: ["بقعاء", "Baqaa"],
        ghazalah: ["الغزالة", "Ghazalah"],
      },
    },
    tabuk: {
      names: ["تبوك", "Tabuk", "Tabouk"],
      cities: {
        tabuk: ["تبوك", "Tabuk"],
        duba: ["ضباء", "Duba"],
        "al-wajh": ["الوجه", "Al-Wajh"],
        neom: ["نيوم", "Neom"],
      },
    },
    "northern-borders": {
      names: ["الحدود الشمالية", "Northern Borders"],
      cities: { arar: ["عرعر", "Arar"], rafha: ["رفحاء", "Rafha"], turaif: ["طريف", "Turaif"] },
    },
    jouf: {
      names: ["الجوف", "Jouf", "Al-Jouf", "Al-Jawf"],
      cities: {
        sakaka: ["سكاكا", "Sakaka"],
        qurayyat: ["القريات", "Qurayyat", "Gurayat"],
        "dumat-al-jandal": ["دومة الجندل", "Dumat al-Jandal"],
      },
    },
    asir: {
      names: ["عسير", "Asir", "Aseer"],
      cities: {
        abha: ["أبها", "Abha"],
        "khamis-mushait": ["خميس مشيط", "Khamis Mushait"],
        bisha: ["بيشة", "Bisha"],
        muhayil: ["محايل عسير", "Muhayil", "محايل"],
      },
    },
    baha: {
      names: ["الباحة", "Baha", "Al-Baha", "Al-Bahah"],
      cities: {
        baha: ["الباحة", "Baha"],
        baljurashi: ["بلجرشي", "Baljurashi"],
        mikhwah: ["المخواة", "Mikhwah"],
      },
    },
    jazan: {
      names: ["جازان", "Jazan", "Jizan", "جيزان"],
      cities: {
        jazan: ["جازان", "Jazan"],
        sabya: ["صبيا", "Sabya"],
        "abu-arish": ["أبو عريش", "Abu Arish"],
        samtah: ["صامطة", "Samtah"],
      },
    },
    najran: {
      names: ["نجران", "Najran"],
      cities: {
        najran: ["نجران", "Najran"],
        sharurah: ["شرورة", "Sharurah"],
        habuna: ["حبونا", "Habuna"],
      },
    },
  },
};

export const uae: CountryRows = {
  names: [
    "الإمارات",
    "UAE",
    "الإمارات العربية المتحدة",
    "دولة الإمارات العربية المتحدة",
    "United Arab Emirates",
    "Emirates",
  ],
  flag: "🇦🇪",
  currency: "AED",
  provinces: {
    "abu-dhabi": {
      names: ["أبوظبي", "Abu Dhabi", "Abu Zaby"],
      cities: {
        "abu-dhabi": ["أبوظبي", "Abu Dhabi", "Abu Dhabi City"],
        "al-ain": ["العين", "Al Ain"],
        "al-dhafra": ["الظفرة", "Al Dhafra"],
        ruwais: ["الرويس", "Ruwais", "Al Ruwais"],
        mussafah: ["مصفح", "Mussafah", "Musaffah"],
      },
    },
    dubai: {
      names: ["دبي", "Dubai"],
      cities: {
        dubai: ["دبي", "Dubai", "Dubai City"],
        deira: ["ديرة", "Deira"],
        "bur-dubai": ["بر دبي", "Bur Dubai"],
        "jebel-ali": ["جبل علي", "Jebel Ali"],
        hatta: ["حتا", "Hatta"],
      },
    },
    sharjah: {
      names: ["الشارقة", "Sharjah", "Al-Shariqah"],
      cities: {
        sharjah: ["الشارقة", "Sharjah"],
        "khor-fakkan": ["خورفكان", "Khor Fakkan"],
        kalba: ["كلباء", "Kalba"],
        dhaid: ["الذيد", "Dhaid", "Al Dhaid"],
      },
    },
    ajman: {
      names: ["عجمان", "Ajman"],
      cities: { ajman: ["عجمان", "Ajman"], masfout: ["مصفوت", "Masfout"] },
    },
    "umm-al-quwain": {
      names: ["أم القيوين", "Umm Al Quwain", "Umm al-Qaiwain"],
      cities: {
        "umm-al-quwain": ["أم القيوين", "Umm Al Quwain"],
        "falaj-al-mualla": ["فلج المعلا", "Falaj Al Mualla"],
      },
    },
    "ras-al-khaimah": {
      names: ["رأس الخيمة", "Ras Al Khaimah", "RAK"],
      cities: {
        "ras-al-khaimah": ["رأس الخيمة", "Ras Al Khaimah"],
        "al-rams": ["الرمس", "Al Rams"],
        "al-jazirah-al-hamra": ["الجزيرة الحمراء", "Al Jazirah Al Hamra"],
      },
    },
    fujairah: {
      names: ["الفجيرة", "Fujairah", "Al Fujairah"],
      cities: {
        fujairah: ["الفجيرة", "Fujairah"],
        dibba: ["دبا الفجيرة", "Dibba", "Dibba Al Fujairah"],
        masafi: ["مسافي", "Masafi"],
      },
    },
  },
};

export const kuwait: CountryRows = {
  names: ["الكويت", "Kuwait", "دولة الكويت", "State of Kuwait"],
  flag: "🇰🇼",
  currency: "KWD",
  provinces: {
    "al-asimah": {
      names: ["العاصمة", "Al Asimah", "Capital"],
      cities: {
        "kuwait-city": ["مدينة الكويت", "Kuwait City", "الكويت", "Kuwait"],
        sharq: ["شرق", "Sharq"],
        shuwaikh: ["الشويخ", "Shuwaikh"],
      },
    },
    hawalli: {
      names: ["حولي", "Hawalli", "Hawally"],
      cities: {
        hawalli: ["حولي", "Hawalli"],
        salmiya: ["السالمية", "Salmiya", "Al Salmiya"],
        jabriya: ["الجابرية", "Jabriya"],
      },
    },
    farwaniya: {
      names: ["الفروانية", "Farwaniya", "Al Farwaniyah"],
      cities: {
        farwaniya: ["الفروانية", "Farwaniya"],
        khaitan: ["خيطان", "Khaitan"],
        "jleeb-al-shuyoukh": ["جليب الشيوخ", "Jleeb Al Shuyoukh", "Jleeb"],
      },
    },
    ahmadi: {
      names: ["الأحمدي", "Ahmadi", "Al Ahmadi"],
      cities: {
        ahmadi: ["الأحمدي", "Ahmadi"],
        fahaheel: ["الفحيحيل", "Fahaheel"],
        mangaf: ["المنقف", "Mangaf"],
        mahboula: ["المهبولة", "Mahboula"],
      },
    },
    jahra: {
      names: ["الجهراء", "Jahra", "Al Jahra"],
      cities: { jahra: ["الجهراء", "Jahra"], sulaibiya: ["الصليبية", "Sulaibiya"] },
    },
    "mubarak-al-kabeer": {
      names: ["مبارك الكبير", "Mubarak Al-Kabeer"],
      cities: {
        "mubarak-al-kabeer": ["مبارك الكبير", "Mubarak Al-Kabeer"],
        "sabah-al-salem": ["صباح السالم", "Sabah Al-Salem"],
        qurain: ["القرين", "Qurain"],
      },
    },
  },
};

export const qatar: CountryRows = {
  names: ["قطر", "Qatar", "دولة قطر", "State of Qatar"],
  flag: "🇶🇦",
  currency: "QAR",
  provinces: {
    doha: {
      names: ["الدوحة", "Doha", "Ad-Dawhah"],
      cities: {
        doha: ["الدوحة", "Doha", "Doha City"],
        "west-bay": ["الخليج الغربي", "West Bay"],
        "the-pearl": ["اللؤلؤة", "The Pearl"],
      },
    },
    "al-rayyan": {
      names: ["الريان", "Al Rayyan", "Rayyan"],
      cities: {
        "al-rayyan": ["الريان", "Al Rayyan"],
        muaither: ["معيذر", "Muaither"],
        "education-city": ["المدينة التعليمية", "Education City"],
      },
    },
    "al-wakrah": {
      names: ["الوكرة", "Al Wakrah", "Wakra", "Al Wakra"],
      cities: { "al-wakrah": ["الوكرة", "Al Wakrah"], mesaieed: ["مسيعيد", "Mesaieed"] },
    },
    "al-khor-and-al-thakhira": {
      names: ["الخور والذخيرة", "Al Khor and Al Thakhira", "الخور", "Al Khor"],
      cities: {
        "al-khor": ["الخور", "Al Khor"],
        "al-thakhira": ["الذخيرة", "Al Thakhira"],
        "ras-laffan": ["رأس لفان", "Ras Laffan"],
      },
    },
    "umm-salal": {
      names: ["أم صلال", "Umm Salal"],
      cities: {
        "umm-salal-muhammad": ["أم صلال محمد", "Umm Salal Muhammad"],
        "umm-salal-ali": ["أم صلال علي", "Umm Salal Ali"],
      },
    },
    "al-daayen": {
      names: ["الظعاين", "Al Daayen", "Al Dhaayen"],
      cities: { lusail: ["لوسيل", "Lusail"], simaisma: ["سميسمة", "Simaisma"] },
    },
    "al-shamal": {
      names: ["الشمال", "Al Shamal", "Madinat ash Shamal"],
      cities: {
        "madinat-al-shamal": ["مدينة الشمال", "Madinat Al Shamal"],
        ruwais: ["الرويس", "Al Ruwais"],
      },
    },
    "al-shahaniya": {
      names: ["الشيحانية", "Al Shahaniya", "Al Sheehaniya"],
      cities: { "al-shahaniya": ["الشيحانية", "Al Shahaniya"], dukhan: ["دخان", "Dukhan"] },
    },
  },
};

export const bahrain: CountryRows = {
  names: ["البحرين", "Bahrain", "مملكة البحرين", "Kingdom of Bahrain"],
  flag: "🇧🇭",
  currency: "BHD",
  provinces: {
    capital: {
      names: ["العاصمة", "Capital"],
      cities: {
        manama: ["المنامة", "Manama", "Al Manamah"],
        juffair: ["الجفير", "Juffair"],
        seef: ["السيف", "Seef"],
        sitra: ["سترة", "Sitra"],
      },
    },
    muharraq: {
      names: ["المحرق", "Muharraq", "Al Muharraq"],
      cities: {
        muharraq: ["المحرق", "Muharraq"],
        hidd: ["الحد", "Hidd", "Al Hidd"],
        busaiteen: ["البسيتين", "Busaiteen"],
      },
    },
    northern: {
      names: ["الشمالية", "Northern"],
      cities: {
        "hamad-town": ["مدينة حمد", "Hamad Town"],
        budaiya: ["البديع", "Budaiya"],
        saar: ["سار", "Saar"],
      },
    },
    southern: {
      names: ["الجنوبية", "Southern"],
      cities: {
        riffa: ["الرفاع", "Riffa"],
        "isa-town": ["مدينة عيسى", "Isa Town"],
        zallaq: ["الزلاق", "Zallaq"],
        awali: ["عوالي", "Awali"],
      },
    },
  },
};

export const oman: CountryRows = {
  names: ["عُمان", "Oman", "سلطنة عمان", "Sultanate of Oman"],
  flag: "🇴🇲",
  currency: "OMR",
  provinces: {
    muscat: {
      names: ["مسقط", "Muscat", "Masqat"],
      cities: {
        muscat: ["مسقط", "Muscat", "Muscat City"],
        seeb: ["السيب", "Seeb", "As Sib"],
        muttrah: ["مطرح", "Muttrah", "Matrah"],
        bawshar: ["بوشر", "Bawshar", "Bausher"],
      },
    },
    dhofar: {
      names: ["ظفار", "Dhofar", "Zufar"],
      cities: {
        salalah: ["صلالة", "Salalah"],
        taqah: ["طاقة", "Taqah"],
        mirbat: ["مرباط", "Mirbat"],
        thumrait: ["ثمريت", "Thumrait"],
      },
    },
    musandam: {
      names: ["مسندم", "Musandam"],
      cities: {
        khasab: ["خصب", "Khasab"],
        bukha: ["بخا", "Bukha"],
        dibba: ["دبا", "Dibba Al Baya", "Dibba"],
      },
    },
    "al-buraimi": {
      names: ["البريمي", "Al Buraimi", "Buraimi"],
      cities: { "al-buraimi": ["البريمي", "Al Buraimi"], mahdah: ["محضة", "Mahdah"] },
    },
    "ad-dakhiliyah": {
      names: ["الداخلية", "Ad Dakhiliyah", "Al Dakhiliyah"],
      cities: {
        nizwa: ["نزوى", "Nizwa"],
        bahla: ["بهلاء", "Bahla"],
        samail: ["سمائل", "Samail"],
        izki: ["إزكي", "Izki"],
      },
    },
    "al-batinah-north": {
      names: ["شمال الباطنة", "Al Batinah North", "North Al Batinah"],
      cities: {
        sohar: ["صحار", "Sohar", "Suhar"],
        shinas: ["شناص", "Shinas"],
        saham: ["صحم", "Saham"],
        suwaiq: ["السويق", "Suwaiq", "Al Suwaiq"],
      },
    },
    "al-batinah-south": {
      names: ["جنوب الباطنة", "Al Batinah South", "South Al Batinah"],
      cities: {
        rustaq: ["الرستاق", "Rustaq"],
        barka: ["بركاء", "Barka"],
        nakhal: ["نخل", "Nakhal"],
      },
    },
    "ash-sharqiyah-north": {
      names: ["شمال الشرقية", "Ash Sharqiyah North", "North Ash Sharqiyah"],
      cities: {
        ibra: ["إبراء", "Ibra"],
        bidiyah: ["بدية", "Bidiyah"],
        "al-mudhaibi": ["المضيبي", "Al Mudhaibi"],
      },
    },
    "ash-sharqiyah-south": {
      names: ["جنوب الشرقية", "Ash Sharqiyah South", "South Ash Sharqiyah"],
      cities: {
        sur: ["صور", "Sur"],
        masirah: ["مصيرة", "Masirah"],
        "jalan-bani-bu-ali": ["جعلان بني بو علي", "Jalan Bani Bu Ali"],
      },
    },
    "ad-dhahirah": {
      names: ["الظاهرة", "Ad Dhahirah", "Al Dhahirah"],
      cities: { ibri: ["عبري", "Ibri"], yanqul: ["ينقل", "Yanqul"], dhank: ["ضنك", "Dhank"] },
    },
    "al-wusta": {
      names: ["الوسطى", "Al Wusta"],
      cities: { haima: ["هيما", "Haima"], duqm: ["الدقم", "Duqm"], mahout: ["محوت", "Mahout"] },
    },
  },
};
