/**
 * Common words of passwords, alone or with digits and signs around them, that the library's list
 * lacks: names and words used in Syria in both languages. Lower case, with digits that stand for
 * letters already replaced.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
passw passe motdepasse contrasena senha wachtwoord login administrator root sample example salam
linux android iphone twitter whatsapp instagram telegram yahoo hotmail gmail huawei xiaomi lenovo
wifi website email koala volleyball messi neymar mbappe tokyo spain egypt lebanon iraq kuwait dubai
qatar saudi yemen libya sudan morocco algeria tunisia palestine gaza jerusalem quds syria damascus
aleppo homs hama latakia tartus idlib daraa deraa raqqa hasaka hasakah qamishli sweida suwayda
quneitra palmyra tadmor azaz afrin jableh baniyas sham cham alsham shaam halab dimashq lazkia souria
suria syrian arab arabic islam quran koran allah allahuakbar akbar bismilah alhamdulillah
hamdulillah mashallah inshallah subhanallah yarab yarabb rabbi nabi rasool makkah mecca ramadan eid
haram kaaba habibti habibty hayati hayaty omri omry rouhi roohi albi galbi alby bahebak bahebbak
ahebak ahbak loveforever lily yasmeen ward warda nour noor qamar amar shams najma hulk fortnite pubg
roblox gta elsa leo max mohamad mohamd muhamad mohd mhmd hamoudi hamoodi hamada hammoud ahmad ahmed
mahmoud mahmud hamid hamed hammad abdullah abdallah abdulla abood aboud aboodi abdo abdu abdelrahman
abdulrahman abdurrahman rahman abdulaziz aziz abdelkader abdulkader karim kareem rahim omer umar
osman othman ali alia aliali hussein husein hussain husain hasan haydar haidar khaled khalid walid
waleed rashid rasheed majed majid majd mazen mazin nasser naser naif nayef nawaf fahad fahd faisal
faysal turki bandar saad saif sayf seif yaser yasser yasir yasin yaseen youssef yousef yusuf yosef
ebrahim ismael adham ayham ayman anas amer amir ameer amjad basel bassel bassam bashar bader badr
bilal belal eyad iyad fadi fady fares faris firas feras ghaith ghassan habib hadi hafez haitham
haytham hani hany hazem hisham hesham hosam hussam imad emad issa jaber jamal jameel jamil jawad
jihad jehad kamal kenan kinan laith layth louay loay maher malek malik marwan moaz muath moein mouaz
moustafa mostafa mustapha munir muneer nabil nabeel nader nadim nidal nizar obada odai oday osama
usama rabee rabih rafat rami ramy ramez rayan rayyan riad riyad sabri sadek saeed said saleh salih
salim samer samir sami sameer shadi sharif tarek tariq tareq taher wael waseem wassim wissam yahya
yazan zaid zayd zain zakaria ziad ziyad zuhair aisha aysha aya ayat alaa amal amani ameera amira
asma batoul batool bayan danya doaa duaa douaa eman iman fatema fatma ghada ghina hadeel hala hanan
haneen hiba heba huda hoda inas israa jana joudi joud khadija lama lamia layan leen lina layla laila
leila lujain lubna maha mais maysa malak manal manar maryam marwa maya mayar mona muna nada nagham
najwa nawal nermin nesreen nisreen nura noura nouran ola raghad rahaf rama ranim rana rania rasha
razan reem rima riham roaa rola ruba safa sahar salma samar samah sana sawsan shahd shaimaa sidra
siham sondos suha suzan tala taghreed wafaa walaa yara zahra zainab zeinab mama baba mamababa
bestfriend shop jobs furas foras fursa opportunity career employer employee cv rihanna fairuz
fairouz harleydavidson bmw lamborghini bugatti kia everyone sex damn gray wednesday yesterday
onetwothree abc abcd abcde abcdef qwe qwer qwertz asd zxc zxcv zxcvb qaz wsx xyz aaa bbb xxx zzz aa
qq ww virgo libra nasa nikon puma gucci prada benji rex agnes aidan ben brock byron caleb clara
debra dominique dora edith edmund edwin eli ella ellis eva faye fiona francesca francisco gabriella
gavin glen greta guillermo guy gwen hazel hugh ian ignacio iris jacqueline jan jay joan jodie johan
johnathan jon jordi josephine karl karla ken kim lars leah lee liam lois luigi lydia mackenzie
mauricio mia mikhail moises myra naomi nathaniel neil nigel noah nora norma omari paige pam pat
percy priscilla ramon raul ray rene rob robyn ron rosa rosalie roy ruben ruth sam saul serge seth
shaun sonya sue tania ted terence tessa theo tim tom toni tonya verna vicente vicki vicky vince
viola wade wanda wilfred wilma zoe carpenter cox evans hayes henderson hernandez myers perez price
reed richardson rodriguez adventure albatross arcade avalanche baltimore bedroom billabong blink
bread britain canal challenge charming cheer chemistry color colts concept daffy deepblue deliver
discovery dota doughnut echo embrace epson excel export film fox gamer gentle godisgood greeneye
hackers heavenly hero honest hotgirl hunters infinite interactive jeans jesuschrist jigsaw joyful
jumanji kayak knockout kristal lavender legends leprechaun letitbe lighthouse lime loves lunatic
macintosh manman mash mastermind memories millennium mindless minister minnesota motocross musician
necklace neutron nocturne ohio olympic orphan papa parade pathfinder peaceful persian peru present
product producer professor quicksilver rally realtor regent reunion reward riverside romania rome
rosebush router salsa sanctuary satellite saxophone scorpions scrooge septembr seventy shining
shooting silverado skull skunk slipper slow smiling snowflake snowy sorrow southside spiders
starlight strat submarine sugarbear swan swiss symphony teachers tecktonik teenager thunderbird
timberland toasty tobacco total touchdown transport treehouse true uncle union unity unlimited
upgrade upload vixen watermelon westlife whale wildlife witch worldcup worship wwe wwf xbox xmas
rasdzv ncc thx hahaha lalala lol lolo kikiki mimimi nanana dudu sosodede damas dimashqi halabi
halaby homsi shami lattakia latakya tartous deirezzor ghouta barada qasioun kassioun sabah mahaba
hurriya houriya thawra karama wazifa wazeefa shoghl jannah sabr shukran marhaba ahlan sahlan tfaddal
zaytoun zaitoun falafel shawarma tabbouleh argileh umayyad suriya souriya idleb rojava kobani qahwa
كلمة كلمةالمرور كلمةالسر المرور باسورد السر سري مرحبا اهلا سلام السلام فرص فرصة وظيفة وظائف عمل الله
اللهاكبر بسمالله الحمدلله ماشاءالله انشاءالله سبحانالله يارب ربي محمد محمود احمد عبدالله عبدالرحمن
عبدو علي عمر عثمان حسن حسين خالد وليد يوسف ابراهيم مصطفى سامر فاطمة مريم زينب نور سارة ليلى حبيبي
حبيبتي حياتي عمري روحي قلبي بحبك احبك امي ابي ماما بابا سوريا سورية الشام شام دمشق حلب حمص حماة
اللاذقية طرطوس ادلب درعا الرقة دير القدس فلسطين الاسلام القران رمضان قمر شمس ورد وردة ياسمين حب الحب
ملك ملكة اميرة امير
`
    .trim()
    .split(/\s+/),
);
