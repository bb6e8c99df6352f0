/**
 * Words that very many passwords are made of, alone or with digits and signs around them: what
 * published counts of leaked passwords have in common, and what is near at hand in Syria. In lower
 * case, as they are once digits that stand for letters are read as letters.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passwd passw pass passe motdepasse contrasena senha parola wachtwoord drowssap
secret private login letmein welcome admin administrator root user username guest master access
changeme default temp test tester testing sample demo example enter open hello hallo salam system
security internet computer laptop windows linux android iphone apple google facebook twitter
whatsapp instagram telegram youtube yahoo hotmail gmail amazon samsung nokia huawei xiaomi motorola
sony compaq dell lenovo microsoft intel cisco oracle server network wifi online website email
monkey dragon tiger lion eagle wolf falcon panther shark dolphin spider scorpion rabbit turtle
butterfly kitty kitten puppy doggie horse horses bird bear fish snake cobra phoenix elephant donkey
penguin cheetah leopard jaguar cougar panda koala badger beaver buffalo bulldog tigger snoopy
baseball football soccer basketball hockey tennis golf cricket volleyball swimming running fishing
hunter hunting racing boxing karate ronaldo messi neymar beckham zidane maradona mbappe barcelona
realmadrid madrid juventus arsenal chelsea liverpool manchester manutd milan bayern everton
yankees lakers cowboys raiders steelers eagles rangers redsox chicago dallas boston newyork london
paris berlin moscow tokyo texas florida america england france germany russia canada brazil spain
italy turkey egypt jordan lebanon iraq kuwait dubai qatar saudi yemen libya sudan morocco algeria
tunisia palestine gaza jerusalem quds syria damascus aleppo homs hama latakia tartus idlib daraa
deraa raqqa hasaka hasakah qamishli sweida suwayda quneitra palmyra tadmor azaz afrin jableh baniyas
sham cham alsham shaam halab dimashq lazkia souria suria syrian arab arabic islam muslim quran koran
allah allahuakbar akbar bismillah bismilah alhamdulillah hamdulillah mashallah inshallah subhanallah
yarab yarabb rabbi nabi rasool makkah mecca madina ramadan eid haram kaaba
habibi habibti habibty hayati hayaty omri omry rouhi roohi albi galbi alby bahebak bahebbak ahebak
ahbak love lovely lover loveme loveyou iloveyou iloveu ilove loveforever forever baby babygirl angel
angels princess prince queen king sweet sweety sweetheart honey sugar cookie candy chocolate heart
happy smile sunshine sunny summer winter spring autumn rainbow flower flowers rose roses lily
jasmine yasmin yasmeen ward warda nour noor qamar amar shams najma star stars moon heaven paradise
dream dreams dreamer hope faith peace freedom liberty justice victory victor winner champion success
money dollar power super superman batman spiderman ironman hulk thor naruto goku pokemon pikachu
mario sonic minecraft fortnite pubg roblox gta warcraft starwars startrek matrix gandalf hobbit
harry potter harrypotter simpsons mickey minnie donald disney barbie elsa hellokitty garfield
michael jordan jennifer robert thomas daniel david james john johnny joseph charles charlie george
william anthony andrew joshua matthew richard patrick justin brandon christian christopher chris
nicholas nicole ashley amanda jessica samantha michelle melissa elizabeth sarah rachel hannah
victoria natasha natalie andrea angela sandra maria marina martin martha monica diana sophie sophia
olivia emma emily anna alice alex alexander alexis oliver oscar leo lucas lucky max maxwell peter
paul mark steven simon kevin brian eric jack jackson jason ryan taylor tyler dylan austin thunder
mohamed mohammed muhammad mohammad mohamad mohamd muhamad mohd mhmd hamoudi hamoodi hamada hammoud
ahmad ahmed mahmoud mahmud hamid hamed hammad abdullah abdallah abdulla abood aboud aboodi abdo abdu
abdelrahman abdulrahman abdurrahman rahman abdulaziz aziz abdelkader abdulkader karim kareem rahim
omar omer umar osman othman ali alia aliali hussein husein hussain husain hasan hassan haydar haidar
khaled khalid walid waleed rashid rasheed majed majid majd mazen mazin nasser naser naif nayef nawaf
fahad fahd faisal faysal turki bandar sultan salman saad saif sayf seif yaser yasser yasir yasin
yaseen youssef yousef yusuf yosef ibrahim ebrahim ismail ismael adam adham ayham ayman anas amer
amir ameer amjad basel basil bassel bassam bashar bader badr bilal belal eyad iyad fadi fady fares
faris firas feras ghaith ghassan habib hadi hafez haitham haytham hani hany hazem hisham hesham
hosam hussam imad emad issa jaber jamal jameel jamil jawad jihad jehad kamal kenan kinan laith layth
louay loay maher malek malik marwan moaz muath moein mouaz moustafa mostafa mustafa mustapha
munir muneer nabil nabeel nader nadim nidal nizar obada odai oday osama usama rabee rabih rafat rami
ramy ramez rayan rayyan riad riyad sabri sadek saeed said saleh salih salem salim samer samir sami
sameer shadi sharif tarek tariq tareq taher wael waseem wassim wissam yahya yazan zaid zayd zain
zakaria ziad ziyad zuhair aisha aysha aya ayat alaa amal amani ameera amira asma batoul batool bayan
dana danya dima doaa duaa douaa eman iman fatima fatema fatma ghada ghina hadeel hala hanan haneen
hiba heba huda hoda inas israa jana joudi joud judy khadija lama lamia layan leen lina layla laila
leila lujain lubna maha mais maysa malak manal manar mariam maryam marwa maya mayar mona muna nada
nadia nagham najwa nawal nermin nesreen nisreen nura noura nouran ola raghad rahaf rama ranim rana
rania rasha razan reem rima riham rita roaa rola ruba safa sahar salma samar samah sana sara sawsan
shahd shaimaa sham sidra siham sondos suha suzan tala taghreed wafaa walaa yara zahra zainab zeinab
mama baba mamababa father mother daddy mommy brother sister family friend friends bestfriend
school student teacher doctor engineer police soldier captain general boss manager office company
work worker business market shop jobs furas foras fursa opportunity career employer employee cv
music guitar piano drummer rock rocknroll hiphop metallica nirvana eminem slipknot beatles elvis
shakira madonna rihanna fairuz fairouz
ferrari mercedes porsche mustang corvette camaro toyota honda nissan yamaha suzuki kawasaki harley
harleydavidson bmw audi ford chevy jaguar ducati hummer lamborghini bugatti kia hyundai
diamond silver gold golden crystal platinum copper pepper ginger orange banana apple cherry lemon
peaches peanut pumpkin coffee chicken cheese pizza cookies butter popcorn cocacola pepsi snickers
shadow killer sniper warrior knight ninja samurai ranger soldier hitman assassin slayer gunner
hacker hacked cracker legend monster demon devil satan vampire zombie ghost joker wizard merlin
pirate rebel outlaw maverick viking spartan trojan titan gladiator predator terminator rambo
whatever nothing something someone anything everyone nobody trustno please helpme fuck fucker
fuckyou fuckoff fuckme shit bitch asshole bastard bullshit pussy dick cock sexy sex porn porno
boobs tits horny naughty playboy hardcore damn stupid idiot loser sucker biteme blowme
black white green blue yellow purple violet indigo scarlet pink brown gray
january february march april june july august september october november december monday tuesday
wednesday thursday friday saturday sunday today tomorrow yesterday morning midnight night
onetwothree number
abc abcd abcde abcdef qwe qwer qwert qwerty qwertz azerty asd asdf zxc zxcv zxcvb zxcvbn qaz wsx
qazwsx qweasd qweasdzxc qazxsw zaqwsx asdqwe asdzxc xyz aaa bbb xxx zzz aa qq ww
chance destiny trinity genesis gemini scorpio taurus virgo libra apollo jupiter saturn mercury venus
mars galaxy universe cosmos eclipse comet rocket apollo voyager enterprise nasa
blazer bronco canon nikon casio rolex adidas nike puma reebok gucci prada chanel marlboro
buddy bubba buster bailey bandit barney benji boomer boomboom brutus casper chester cooper dakota
dexter duke fluffy gizmo jasper jake lucy maggie marley milo molly murphy oscar patches pookie
princes rascal rex rocky rusty sammy scooby scooter shelby simba smokey sparky spike teddy toby
tucker winston ziggy
كلمة كلمةالمرور كلمةالسر المرور باسورد السر سري مرحبا اهلا سلام السلام فرص فرصة وظيفة وظائف عمل
الله اللهاكبر بسمالله الحمدلله ماشاءالله انشاءالله سبحانالله يارب ربي محمد محمود احمد عبدالله
عبدالرحمن عبدو علي عمر عثمان حسن حسين خالد وليد يوسف ابراهيم مصطفى سامر فاطمة مريم زينب نور سارة
ليلى حبيبي حبيبتي حياتي عمري روحي قلبي بحبك احبك امي ابي ماما بابا سوريا سورية الشام شام دمشق حلب
حمص حماة اللاذقية طرطوس ادلب درعا الرقة دير القدس فلسطين الاسلام القران رمضان قمر شمس ورد وردة
ياسمين حب الحب ملك ملكة اميرة امير
`
    .trim()
    .split(/\s+/),
);
