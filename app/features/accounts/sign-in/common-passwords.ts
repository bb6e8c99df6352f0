/**
 * Words that very many passwords are made of, alone or with digits and signs around them: what
 * published counts of leaked passwords have in common, and what is near at hand in Syria. In lower
 * case, as they are once digits that stand for letters are read as letters.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passwort passwd passw pass passe motdepasse contrasena senha parola wachtwoord drowssap
secret private login letmein welcome admin administrator root user username guest master access
changeme default temp test tester testing sample demo example enter open hello hallo salam system
security internet computer laptop windows linux android iphone apple google facebook twitter
whatsapp instagram telegram youtube yahoo hotmail gmail amazon samsung nokia huawei xiaomi motorola
sony compaq dell lenovo microsoft intel cisco oracle server network wifi online website email monkey
dragon tiger lion eagle wolf falcon panther shark dolphin spider scorpion rabbit turtle butterfly
kitty kitten puppy doggie horse horses bird bear fish snake cobra phoenix elephant donkey penguin
cheetah leopard jaguar cougar panda koala badger beaver buffalo bulldog tigger snoopy baseball
football soccer basketball hockey tennis golf cricket volleyball swimming running fishing hunter
hunting racing boxing karate ronaldo messi neymar beckham zidane maradona mbappe barcelona
realmadrid madrid juventus arsenal chelsea liverpool manchester manutd milan bayern everton yankees
lakers cowboys raiders steelers eagles rangers redsox chicago dallas boston newyork london paris
berlin moscow tokyo texas florida america england france germany russia canada brazil spain italy
turkey egypt jordan lebanon iraq kuwait dubai qatar saudi yemen libya sudan morocco algeria tunisia
palestine gaza jerusalem quds syria damascus aleppo homs hama latakia tartus idlib daraa deraa raqqa
hasaka hasakah qamishli sweida suwayda quneitra palmyra tadmor azaz afrin jableh baniyas sham cham
alsham shaam halab dimashq lazkia souria suria syrian arab arabic islam muslim quran koran allah
allahuakbar akbar bismillah bismilah alhamdulillah hamdulillah mashallah inshallah subhanallah yarab
yarabb rabbi nabi rasool makkah mecca madina ramadan eid haram kaaba habibi habibti habibty hayati
hayaty omri omry rouhi roohi albi galbi alby bahebak bahebbak ahebak ahbak love lovely lover loveme
loveyou iloveyou iloveu ilove loveforever forever baby babygirl angel angels princess prince queen
king sweet sweety sweetheart honey sugar cookie candy chocolate heart happy smile sunshine sunny
summer winter spring autumn rainbow flower flowers rose roses lily jasmine yasmin yasmeen ward warda
nour noor qamar amar shams najma star stars moon heaven paradise dream dreams dreamer hope faith
peace freedom liberty justice victory victor winner champion success money dollar power super
superman batman spiderman ironman hulk thor naruto goku pokemon pikachu mario sonic minecraft
fortnite pubg roblox gta warcraft starwars startrek matrix gandalf hobbit harry potter harrypotter
simpsons mickey minnie donald disney barbie elsa hellokitty garfield michael jennifer robert thomas
daniel david james john johnny joseph charles charlie george william anthony andrew joshua matthew
richard patrick justin brandon christian christopher chris nicholas nicole ashley amanda jessica
samantha michelle melissa elizabeth sarah rachel hannah victoria natasha natalie andrea angela
sandra maria marina martin martha monica diana sophie sophia olivia emma emily anna alice alex
alexander alexis oliver oscar leo lucas lucky max maxwell peter paul mark steven simon kevin brian
eric jack jackson jason ryan taylor tyler dylan austin thunder mohamed mohammed muhammad mohammad
mohamad mohamd muhamad mohd mhmd hamoudi hamoodi hamada hammoud ahmad ahmed mahmoud mahmud hamid
hamed hammad abdullah abdallah abdulla abood aboud aboodi abdo abdu abdelrahman abdulrahman
abdurrahman rahman abdulaziz aziz abdelkader abdulkader karim kareem rahim omar omer umar osman
othman ali alia aliali hussein husein hussain husain hasan hassan haydar haidar khaled khalid walid
waleed rashid rasheed majed majid majd mazen mazin nasser naser naif nayef nawaf fahad fahd faisal
faysal turki bandar sultan salman saad saif sayf seif yaser yasser yasir yasin yaseen youssef yousef
yusuf yosef ibrahim ebrahim ismail ismael adam adham ayham ayman anas amer amir ameer amjad basel
basil bassel bassam bashar bader badr bilal belal eyad iyad fadi fady fares faris firas feras ghaith
ghassan habib hadi hafez haitham haytham hani hany hazem hisham hesham hosam hussam imad emad issa
jaber jamal jameel jamil jawad jihad jehad kamal kenan kinan laith layth louay loay maher malek
malik marwan moaz muath moein mouaz moustafa mostafa mustafa mustapha munir muneer nabil nabeel
nader nadim nidal nizar obada odai oday osama usama rabee rabih rafat rami ramy ramez rayan rayyan
riad riyad sabri sadek saeed said saleh salih salem salim samer samir sami sameer shadi sharif tarek
tariq tareq taher wael waseem wassim wissam yahya yazan zaid zayd zain zakaria ziad ziyad zuhair
aisha aysha aya ayat alaa amal amani ameera amira asma batoul batool bayan dana danya dima doaa duaa
douaa eman iman fatima fatema fatma ghada ghina hadeel hala hanan haneen hiba heba huda hoda inas
israa jana joudi joud judy khadija lama lamia layan leen lina layla laila leila lujain lubna maha
mais maysa malak manal manar mariam maryam marwa maya mayar mona muna nada nadia nagham najwa nawal
nermin nesreen nisreen nura noura nouran ola raghad rahaf rama ranim rana rania rasha razan reem
rima riham rita roaa rola ruba safa sahar salma samar samah sana sara sawsan shahd shaimaa sidra
siham sondos suha suzan tala taghreed wafaa walaa yara zahra zainab zeinab mama baba mamababa father
mother daddy mommy brother sister family friend friends bestfriend school student teacher doctor
engineer police soldier captain general boss manager office company work worker business market shop
jobs furas foras fursa opportunity career employer employee cv music guitar piano drummer rock
rocknroll hiphop metallica nirvana eminem slipknot beatles elvis shakira madonna rihanna fairuz
fairouz ferrari mercedes porsche mustang corvette camaro toyota honda nissan yamaha suzuki kawasaki
harley harleydavidson bmw audi ford chevy ducati hummer lamborghini bugatti kia hyundai diamond
silver gold golden crystal platinum copper pepper ginger orange banana cherry lemon peaches peanut
pumpkin coffee chicken cheese pizza cookies butter popcorn cocacola pepsi snickers shadow killer
sniper warrior knight ninja samurai ranger hitman assassin slayer gunner hacker hacked cracker
legend monster demon devil satan vampire zombie ghost joker wizard merlin pirate rebel outlaw
maverick viking spartan trojan titan gladiator predator terminator rambo whatever nothing something
someone anything everyone nobody trustno please helpme fuck fucker fuckyou fuckoff fuckme shit bitch
asshole bastard bullshit pussy dick cock sexy sex porn porno boobs tits horny naughty playboy
hardcore damn stupid idiot loser sucker biteme blowme black white green blue yellow purple violet
indigo scarlet pink brown gray january february march april june july august september october
november december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday
morning midnight night onetwothree number abc abcd abcde abcdef qwe qwer qwert qwerty qwertz azerty
asd asdf zxc zxcv zxcvb zxcvbn qaz wsx qazwsx qweasd qweasdzxc qazxsw zaqwsx asdqwe asdzxc xyz aaa
bbb xxx zzz aa qq ww chance destiny trinity genesis gemini scorpio taurus virgo libra apollo jupiter
saturn mercury venus mars galaxy universe cosmos eclipse comet rocket voyager enterprise nasa blazer
bronco canon nikon casio rolex adidas nike puma reebok gucci prada chanel marlboro buddy bubba
buster bailey bandit barney benji boomer boomboom brutus casper chester cooper dakota dexter duke
fluffy gizmo jasper jake lucy maggie marley milo molly murphy patches pookie princes rascal rex
rocky rusty sammy scooby scooter shelby simba smokey sparky spike teddy toby tucker winston ziggy
aaron abby abigail adrian agnes aidan alan albert alberto alejandro alexandra alexandre alfred
alicia alison allen allison alyssa amber amelia andre andreas andrei andrey andy angelica angelina
angelo angie anita anne annette annie antonio ariana ariel arnold arthur ashton audrey barbara
beatrice becky belinda bella ben benjamin bernard bertha beth betty beverly billy blake bobby bonnie
brad bradley brandy brenda brendan brett bridget britney brittany brock brooke bruce bruno bryan
byron caitlin caleb calvin cameron camila camille candice carina carl carla carlos carmen carol
carolina caroline carolyn carrie carter casey cassandra cassie catherine cathy cecilia cedric chad
chantal charlene charlotte cheryl chloe christina christine cindy claire clara clarence claude
claudia clayton clifford clinton cody colin colleen connie connor corey courtney craig cristian
cristina curtis cynthia daisy damian daniela danielle danny darlene darren darryl dave dawn deanna
debbie deborah debra denis denise dennis derek desiree diane dolores dominic dominique donna dora
doreen doris dorothy doug douglas drew duncan dustin dwayne dwight earl eddie edgar edith edmund
eduardo edward edwin eileen elaine eleanor elena eli elijah ella ellen elliot ellis emilia emilio
emmanuel enrique erica erika ernest esther ethan eugene eva evan evelyn faye felicia felipe felix
fernando fiona florence frances francesca francis francisco frank frankie franklin fred freddie
freddy frederic gabriel gabriela gabriella galina gareth gary gavin geoffrey gerald gilbert gina
giovanni gladys glen glenn gloria gordon grace graham grant greg gregory greta guillermo gustavo guy
gwen harold harrison harvey hayley hazel heather hector heidi helen helena henry herbert herman
hilary holly homer howard hugh hugo ian ignacio igor ingrid irene irina iris isaac isabel isabella
isabelle ivan jackie jacob jacqueline jaime jamie jan jane janet janice jared javier jay jean jeff
jeffrey jenna jenny jeremy jerome jerry jesse jessie jesus jill jimmy joan joanna joanne jodie joel
johan johanna johnathan johnson jon jonas jonathan jordi jorge jose josephine josh joyce juan
juanita judith julia julian juliana julie juliet julio justine karen karina karl karla kate
katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey ken kenneth kenny kerry kim
kimberly kirill kirk kirsten klaus kristen kristin kristina kristy kurt kyle lance larry lars laura
lauren laurence laurie lawrence leah lee leonard leonardo leslie lester lewis liam lillian linda
lindsay lisa logan lois lola lorenzo loretta lori lorraine louis louise luca lucia luigi luis luke
lydia lynn mackenzie madeline madison manuel marc marcel marcelo marcia marco marcos marcus margaret
margarita marianne marie marilyn marion marisa marjorie marlene marsha marshall martina marvin mary
maryjane mathew matilda matt maureen maurice mauricio megan melanie melinda melody meredith mia
michaela miguel mike mikhail mildred miles mindy miranda miriam mitch mitchell moises morgan morris
myra myrtle nancy naomi natalia nathan nathaniel neil nelson nick nicola nicolas nigel nikita nikki
nikolai nina noah noel nora norma norman oksana oleg olga omari orlando otto owen pablo paige pam
pamela pat patricia patty paula pauline pedro penelope penny percy perry phil philip phillip phyllis
polina preston priscilla quentin rachael ralph ramon ramona randall randy raquel raul ray raymond
rebecca regina reginald rene renee ricardo rick ricky rob robbie roberta roberto robin robyn rodney
rodrigo roger roland ron ronald ronnie rosa rosalie rosemary ross roy ruben ruby rudolf rudy ruslan
russell ruth sabrina sally sam samuel sandy santiago santos sasha saul savannah scott sean sebastian
serena serge sergei sergey sergio seth shane shannon sharon shaun shawn sheila shelley sherry
shirley sidney silvia simone sonia sonya spencer stacey stacy stan stanley stefan stella stephanie
stephen steve stuart sue susan susanna suzanne svetlana sydney sylvia tamara tammy tania tanya tara
tatiana ted terence teresa terry tessa thelma theo theodore theresa tiffany tim timothy tina todd
tom tommy toni tony tonya tracey tracy travis trevor trisha troy valentina valentin valerie vanessa
vera verna vernon veronica vicente vicki vicky vince vincent viola virginia vivian vlad vladimir
wade wallace walter wanda warren wayne wendy wesley whitney wilfred will willie wilma wilson xavier
yolanda yvette yvonne zachary zoe adams anderson baker bennett brooks butler campbell carpenter
clark collins cook cox davis edwards evans fisher foster garcia gonzalez griffin hall harris hayes
henderson hernandez hill hughes jenkins jones lopez martinez miller moore myers parker perez
peterson phillips powell price ramirez reed reynolds richardson rivera roberts robinson rodriguez
rogers sanchez sanders simmons smith stewart sullivan thompson torres turner walker watson williams
wood wright young action adventure airborne airplane alaska albatross alpha amateur amazing american
amigo anaconda animal antelope apples arcade archer arizona armani arrow artist asian atlanta
atlantis attack aurora avalanche avatar avalon awesome backup badass badboy balloon baltimore bamboo
bambam banker baron basket bassman battle beach beast beatle beauty beavis bedroom beer benfica
benny bermuda bigbird bigboy bigdaddy bigdick bigdog bigfoot bigred bigtits biker billabong bingo
biology bishop bismarck blackie blackjack blades blessed blessing blink blizzard blonde blossom
blowjob bluebird bluesky blues bollocks bond bonjour booboo booger boogie boricua bottle boxer
braves bravo bread bridge bristol britain broadway broncos brooklyn browns bruins bubbles buckeye
buddha budlight buffy bull bulldogs bullet bunny burger burton butch butthead button cactus caesar
california camel camera canadian canal cancer candle cannon canyon capital caramel caravan cardinal
cardinals carnage carrot cars cartman cartoon casino castle catdog catfish celtic celtics center
central challenge chaos charger charming cheater cheer chemical chemistry cherokee chevelle chicks
chief china chip chopper christ christmas cinema circle citizen city civic classic clipper cloud
clover cobalt coconut codered coldplay college color colorado colors colts comanche combat comedy
commander compass concept concord condor connect control coolcat coolguy corolla corona cosmo
cougars country coyote crash crazy cream creative crimson critter crusader cumshot cunt cupcake
curious custom cyber cyclone cypress daffy dancer dancing danger dark darkman darkness darkside
darling dead deadly death deepblue delete deliver delta deluxe denmark denver depeche desert design
desire destroy detroit deutsch diablo dickhead diesel digger digital dilbert dinner dino director
dirty disco discovery diver dodge dodgers doggy dogs dolphins domino doom dota doughnut dracula
dragonball dragons driver drums duck dundee earth easter eastside echo einstein electric electro
elements elite embrace emerald empire energy engine english enigma entrance epson erotic escape
eternal eternity europe evil excalibur excel exodus expert explorer export express extreme falcons
fallen fantasy farmer fatboy federal fender ferret fighter film finance finger fire fireball
firebird fireman firewall first flames flash flipper flyers flying focus forest formula fortune
forward fountain foxtrot fox freak freaky free freebird freeman freestyle french fresh friendly
friendster frog froggy frosty fucking funny funtime future gambit gamer games gamma gangster garage
garden gargoyle gasman gateway gators genius gentle ghetto giants gibson girl girls glacier glory
goblin goblue goddess godfather godisgood godzilla goforit golfer golfing goober goodboy goodgirl
goodluck goose gorilla gothic grandma grandpa graphics grateful gravity greenday greeneye gremlin
grizzly groovy guardian guinness gunners gymnast hackers halflife halloween hammer handsome handyman
happiness happyday hardrock harvard havana hawaii hawk hawkeye hawks head heavenly heineken hellfire
helper hendrix hercules heritage hermes hero heroes highland history hobbes holiday holland
hollywood home honest hooters horizon hornet horney hotboy hotdog hotgirl hotrod hotshot house
houston hudson hunters hurricane iceberg icecream iceman icecube iguana illusion imagine immortal
impact imperial indiana indians infantry infinite infinity insane inside inter interactive intrepid
ireland irish island jackass jackpot jaguars japan jeans jeepster jersey jester jesuschrist jets
jewel jewels jigsaw jokers journey joyful jumanji jungle junior juniper kansas karaoke katana kayak
kermit kicker kickass kidrock killme kingdom kingkong kings kingston kisses kissme kittycat knicks
knights knockout kodiak kristal labrador lacrosse ladies lakota lancer lantern laser lasvegas latin
lavender leader leather legacy legends legolas lemonade leprechaun letitbe lifehack light lighthouse
lightning lime lincoln lions little lizard lobster logitech lollipop lonely lonestar longhorn lotus
lovelife lovelove loverboy loverman loves lowrider lucifer luckydog lunatic machine macintosh maddog
madman madmax mafia magician magnet magnolia magnum majestic mamacita mandarin mango maniac manman
manson marathon marines mariner mariners marino marlin marshal martini marvel mash mastermind
matador mayhem meathead medical mega megaman megatron member memories memphis mental metal metallic
metroid mexican mexico miami michigan military millennium million mindless mine minister minnesota
miracle mirage mirror mission mister mobile model modern mohawk moneyman mongoose monkeys monsters
montana monty moonlight moose mortal mortgage motocross motor mountain mouse movie mozart muffin
muppet murder muscle musica musician mustangs mystery mystic naked nascar national native nature
nebraska necklace neptune neutron nevada newcastle newlife newpass newport newton nightmare nights
nimbus nintendo nocturne nomad normal norway notebook novell nursing nutmeg oakland oblivion ocean
octopus odyssey offshore ohio oilers oklahoma oldman olympic optimus orion orphan outback outkast
outside oxford oxygen packard packers paintball painter pakistan paladin palace palmer pancake
panties pantera pants papa paper papillon parade parrot passat passion pathfinder patience patriot
patriots pavilion payday peaceful peacock pebbles penis pentium people peppers perfect persian peru
phantom pharmacy philly phish physics pianoman picard pickle picture piglet pilot pimp pimping
pimpin pinnacle pioneer pirates pistol pitbull planet plasma plastic platypus playa player players
poetry poison poker poland polaris polo polopolo poohbear poontang poop pooper pooppoop popeye
porkchop portal portland portugal postal postman potato powers premier present president pretty
printer prodigy product producer professor program progress project promise property prophet prosper
protect prowler psycho public puddin puffy punisher punk punkrock puppies purdue pyramid python
qwaszx quality quantum quasar quest quick quicksilver racecar racer radiohead rafael raider rainbows
rainman raistlin rally rambler rampage random raptor rasta ratman raven ravens reader reading ready
realtor reality reddevil reddog redhat redhead redhot redneck redrose redrum redskins redwing
redwings reggae regent reload remember remote renegade reptile rescue resident respect retired
reunion revenge review revolution reward rhino richie richmond riders ringo ripper river riverside
road roadkill roadrunner robot robotech rocker rockets rocks rockstar rockwell rodeo rolltide
romance romania romano romantic rome rooster rosebud rosebush rotten router royal royals rugby rules
runescape runner sabres sailing sailor saint saints salmon salsa samson sanctuary sandman santana
sapphire satellite savage saxophone scania scarface science score scorpions scotland scout scrapper
scream scrooge seahawks search season seattle secure senior sentinel sephiroth septembr serenity
service sesame seven seventy sexsex sexual sexygirl shaggy sharks sheep sheriff shining shithead
shooter shooting shopping short shorty shotgun showtime sierra silence silent silverado simple
simpson sisters skate skateboard skater skeeter skiing skinny skipper skippy skittles skull skunk
skywalker skydive skyline sleeper sleepy slick slipper slow slugger slut slutty smiles smiley
smiling smoke smoker smoking smooth smurf snoop snoopdog snow snowball snowboard snowflake snowman
snowy socrates software softball solaris solomon solution someday sooners soprano sorrow soul
southpark southern southside space spaceman spanish spanky spanking spartans special spectre speed
speedo speedy spiders spirit splash splinter spoiled sponge spongebob spooky sport sports springs
spunky spurs squirrel squirt stalker standard stanford starbuck starcraft starfish stargate
starlight station stealth steel sticky stingray stinky stone stonecold stones storm stormy straight
stranger strat strawberry street strike striker strong studio stuff subaru sublime submarine suckit
suckme sucks sugarbear sunflower sunlight sunrise sunset supernova superstar support supreme surf
surfer surfing surprise survivor swan sweden sweetie sweetness sweetpea swimmer swinger swiss switch
swordfish sword symphony syracuse tabasco tacobell tango tardis target tarheels tattoo teachers
techno tecktonik teenager tempest temple tequila terrapin terror theatre theboss thebest theking
theman theone therock thirteen thumper thunderbird tigercat tigers timber timberland time titanic
titans titties toast toasty tobacco together tomato tomcat toolbox tootsie topcat topdog topgun
torino tornado toronto toshiba total touchdown tower towers town track tractor trailer train
training transfer transport traveler treasure treehouse trial triangle tribal trinidad tripod
triumph trombone tropical trouble truck trucker trucks true truelove trumpet truth tulips tundra
turbo tweety twilight twins twister twisted tyson ultimate ultra umbrella uncle underdog undertaker
unicorn union unique united unity universal unknown unlimited unreal upgrade upload usmarine utopia
vacation valencia valentine valhalla valley vampires vanilla vector vegas vegeta velocity velvet
venture verbatim veritas verizon vermont vertigo vette video vietnam viewsonic village vintage
violin vipers virgin vision vixen volcano volume volvo voodoo vulcan wanker wanted warhammer warlock
warriors washington wasser watch water waterloo watermelon wealth weather webmaster wedding weed
weezer westlife westside whale wheels whiskey whisper whitey wicked widget wildcard wildcat wildcats
wildfire wildman wildlife wildwood wilder willow windmill window windsurf wingman wings wireless
wisdom wishbone witch wizards wolfgang wolfman wolfpack wolverine wolves wombat women wonder
wonderful woodland woody wordpass working world worldcup worship wrangler wrestle wrestling wwe wwf
xbox xfiles xmas xtreme yankee yoda yogibear yourmom zeppelin zero zigzag cowboy marine lovers birdie maximus scotty spitfire zipper zodiac zxcasd
klaster gfhjkm ghbdtn vfhbyf fylhtq yfnfif rasdzv iwantu ncc thx rush liverpoo alexande christin
wolverin spiderma swordfis elizabet poopoo hahaha lalala lol lolo lolol kikiki mimimi nanana dudu
sosodede damas dimashqi halabi halaby homsi shami lattakia latakya tartous deirezzor ghouta barada
qasioun kassioun yasmin sabah mahaba hurriya houriya thawra karama wazifa wazeefa shoghl khaled khalid
jannah sabr shukran marhaba ahlan sahlan tfaddal zaytoun zaitoun falafel shawarma tabbouleh argileh
umayyad suriya souriya idleb rojava kobani qahwa trustme truelove
كلمة كلمةالمرور كلمةالسر المرور باسورد السر سري مرحبا اهلا سلام السلام فرص فرصة وظيفة وظائف
عمل الله اللهاكبر بسمالله الحمدلله ماشاءالله انشاءالله سبحانالله يارب ربي محمد محمود احمد عبدالله
عبدالرحمن عبدو علي عمر عثمان حسن حسين خالد وليد يوسف ابراهيم مصطفى سامر فاطمة مريم زينب نور سارة
ليلى حبيبي حبيبتي حياتي عمري روحي قلبي بحبك احبك امي ابي ماما بابا سوريا سورية الشام شام دمشق حلب
حمص حماة اللاذقية طرطوس ادلب درعا الرقة دير القدس فلسطين الاسلام القران رمضان قمر شمس ورد وردة
ياسمين حب الحب ملك ملكة اميرة امير
`
    .trim()
    .split(/\s+/),
);
