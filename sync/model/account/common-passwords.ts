import { foldPassword } from './password.ts';

/** The passwords that attackers try first, of at least six characters, without those of one pattern (see below). */
const common: ReadonlySet<string> = new Set(
  `
  123123 123321 121212 112233 123654 147258 159753 159357 147852 131313 101010 102030 010203 110110 123qwe 123abc
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 qazwsx qazwsxedc wsxedc q1w2e3
  q1w2e3r4 q1w2e3r4t5 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qwertyui qwert123 asdfgh
  asdfghjkl asdf1234 asdfasdf asdzxc zxcvbn zxcvbnm zxcvbnm123 qweasd qweasdzxc qwe123 qweqwe poiuyt lkjhgf 123456a
  123456aa 1234567a a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 abc123 abc1234 abc12345 abcd123 abcd1234
  123456789a 12345a 12345qwert 1234qwer 1234abcd 12qwaszx 123456q q123456 12341234 12344321 123123123 11223344
  111222 111222333 222333 987654 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword
  pass123 pass1234 password! passwort motdepasse contrasena senha123 secret secret123 letmein letmein1 welcome welcome1
  welcome123 changeme default master access admin1 admin12 admin123 admin1234 administrator root123 toor123 guest1
  guest123 user123 user1234 test123 test1234 test12345 testtest testing demo123 sample login123 iloveyou iloveyou1
  iloveu loveyou lovely lovelove princess sunshine sunshine1 shadow monkey monkey123 dragon dragon123 football baseball
  baseball1 basketball soccer hockey tennis superman batman spiderman pokemon pikachu doraemon naruto onepiece totoro
  starwars trustno1 whatever freedom hello123 hello1 hellohello charlie jordan jordan23 michael michelle jessica ashley
  daniel thomas robert george andrew joshua matthew anthony william nicole hannah maggie buster hunter killer ranger
  harley summer winter spring autumn flower cookie pepper ginger cheese banana orange purple yellow chocolate chicken
  computer internet samsung google facebook instagram twitter youtube microsoft windows iphone android nintendo
  playstation minecraft mustang ferrari porsche mercedes yamaha suzuki subaru toyota mazda123 nissan honda123 liverpool
  chelsea arsenal barcelona jesus1 jesuschrist blessed angel1 angels family friends friend forever diamond silver
  golden money1 lucky1 lucky7 lucky777 777777a 5201314 woaini 1314520 zhang123 666888 888999 xxxxxx1 secret12 mypass
  mypassword newpassword oldpassword nopassword pa55word pa55w0rd pass@123 p@ssw0rd1 admin@123 abc@123 qwerty! 1234567q
  asd123 asd12345 zxc123 zxcasdqwe qwaszx azerty azerty123 azertyuiop 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abcabc
  sakura sakura1 sakura123 sakurasakura himawari tanpopo momiji ayumi1 hikari hikaru takashi takahiro hiroshi kazuki
  daisuke yamato yamada tanaka suzuki1 satou1 watanabe kobayashi nakamura takahashi keisuke naoki1 yuki123 yukiyuki
  hanako taroutarou tarotaro taro123 nihon1 nippon nippon1 japan1 japan123 japanjapan tokyo1 tokyo123 tokyo2020 osaka1
  kyoto1 hokkaido okinawa fujisan samurai ninja1 ninja123 bushido kawaii aishiteru daisuki daisuki1 arashi arashi1
  arashi5 jpjpjp kirakira dokidoki tomodachi arigato arigatou konnichiwa ohayou sayonara yoroshiku gundam gundam1
  anpanman kitty1 hellokitty keiko1 keiko123 keikokeiko keiko2026 karate karate1 aikido kendo1 ai1234 ai12345 aiueo
  aiueo1 aiueo123 aiueoaiueo kakikukeko iroha1 irohanihoheto 1192tsukurou pasuwado pasuwaado あいうえお
  `
    .trim()
    .split(/\s+/),
);

/** Characters in the order of an alphabet, of digits, or of a keyboard's rows. */
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'あいうえおかきくけこさしすせそ',
];

/** Whether attackers try the password among the first: a known one, one repeated character, or a row of characters. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password);
  const reversed = [...folded].reverse().join('');
  return (
    new Set(folded).size <= 1 ||
    common.has(folded) ||
    sequences.some((sequence) => sequence.includes(folded) || sequence.includes(reversed))
  );
}
