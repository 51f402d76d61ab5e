import * as z from 'zod/mini'
import { type IssueKey, issue } from '../issues/issues.ts'
import { accountLimits } from '../users/limits.ts'
import { codePoints } from '../wire/code-points.ts'

// The most common passwords of at least eight characters, and what fans of the game would try first.
const commonPasswords = new Set(
  `
    00000000 00000001 01234567 012345678 0123456789 0987654321 10203040 102030405060 11111111 11112222
    11223344 112233445566 1123581321 12121212 123123123 12341234 12344321 123454321 12345678 123456789
    1234567890 12345678910 123456789a 12345678a 1234567a 123456aa 123456ab 123456abc 12345abc 12345qwert
    12345qwerty 1234qwer 123654789 123abc123 123qwe123 123qweasd 13131313 14725836 147258369 159357258
    159753456 19841984 19901990 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 20002000 20202020
    22222222 31415926 3141592653 33333333 44444444 55555555 66666666 77777777 789456123 87654321
    88888888 987654321 99999999 a1234567 a12345678 a123456789 aa123456 aaaaaaaa aaaaaaaaa abababab
    abc12345 abc123456 abc123abc abcd1234 abcdefg1 abcdefgh abcdefgh1 abrakadabra access14 admin123
    admin1234 adminadmin administrator alexander alexander1 amanda123 andreas1 anthony1 arsenal1
    asd12345 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl ashley123 autumn2024 babygirl babygirl1
    barcelona baseball baseball1 basketball batman123 bayern123 benjamin berlin123 blink182 borussia
    butterfly butterfly1 changeme changeme1 changeme123 charlie1 charlie123 charlotte chelsea1 chocolate
    chrisroberts christian christina computer computer1 constellation1 cookie123
    correcthorsebatterystaple corvette counterstrike crewbeacon crewbeacon1 crewbeacon123 daniel123
    danielle december default1 demo1234 deutschland dortmund dragon123 elizabeth facebook facebook1
    ferrari1 flower123 football football1 fortnite fortnite1 freedom1 frühling123 fuckyou1 fuckyou123
    fussball fussball1 gamer123 gaming123 geheim123 geheimnis google123 guest123 hallo123 hallo1234
    hallohallo hallowelt hamburg1 hannah123 harley123 hello123 hello1234 hellohello helloworld helpme123
    ichliebedich ihavenoidea iloveyou iloveyou1 iloveyou2 internet internet1 iphone123 january1 jennifer
    jessica1 jonathan jordan23 katharina killer123 letmein1 letmein123 letmeinnow liverpool liverpool1
    login123 lovelove lovely123 madison1 master123 matthias mausi123 maximilian mercedes mercedes1
    michael1 michelle michelle1 minecraft minecraft1 monkey123 mustang1 mypassword mypassword1
    newpassword newpassword1 nicholas nicole123 nintendo nopassword nothing1 november1 openseame
    opensesame p@ssw0rd p@ssword pa$$word pa55word pass1234 pass12345 passpass passw0rd password
    password! password. password01 password1 password11 password12 password123 password1234
    password12345 password2 password2024 password2025 password2026 password3 password99 passwort
    passwort1 passwort12 passwort123 passwort1234 passwort2024 passwort2025 passwort2026 patricia
    playstation pokemon1 pokemon123 porsche911 princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc
    qweasdzxc qweqweqwe qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz123
    qwertzui qwertzuiop realmadrid roblox123 root1234 rootroot samantha samsung1 samsung123 schalke04
    schatz123 schatzi1 schmetterling sebastian secret12 secret123 shadow123 simsalabim sommer123
    sommer2024 sommer2025 sommer2026 spiderman spring2024 spring2025 spring2026 squadron42 star-citizen
    starcitizen starcitizen1 starcitizen123 starcitizen42 starcraft startrek starwars starwars1 stefanie
    stephanie sternchen summer123 summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1
    test1234 test12345 tester123 testing1 testing123 testtest thepassword thisisapassword thomas123
    toor1234 trustno1 user1234 veronica victoria1 warcraft welcome1 welcome123 whatever whatever1
    willkommen willkommen1 winter123 winter2023 winter2024 winter2025 winter2026 xbox360xbox yamaha123
    yourpassword yxcvbnm123 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxczxczxc
  `
    .trim()
    .split(/\s+/),
)

const { passwordMin, passwordMax } = accountLimits

/** A new password: 8 to 128 characters of any kind, and not one of the most common. */
export const newPassword = (required: IssueKey) =>
  z.string(issue(required)).check(
    z.minLength(1, { error: issue(required), abort: true }),
    z.refine((value: string) => codePoints(value) >= passwordMin, {
      error: issue('password_too_short', passwordMin),
      abort: true,
    }),
    z.refine((value: string) => codePoints(value) <= passwordMax, {
      error: issue('password_too_long', passwordMax),
      abort: true,
    }),
    z.refine(
      (value: string) => !commonPasswords.has(value.normalize('NFKC').toLowerCase()),
      issue('password_common'),
    ),
  )
