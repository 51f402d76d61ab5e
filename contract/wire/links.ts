/** Advertising in texts of players. In a file of its own: forms without such texts do not load it. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'

const endings =
  'app|at|be|biz|ch|cc|co|com|de|dev|eu|fr|gg|gl|info|io|it|link|live|ly|me|mov|net|nl|org|ru|shop|site|tv|uk|us|xyz|zip'
// Endings in other alphabets, and how they are spelt in ASCII.
const foreignEndings =
  'xn--[a-z\\d-]+|рф|рус|укр|бел|бг|срб|ею|мкд|қаз|мон|ком|орг|сайт|онлайн|дети|москва|ελ|ευ|中国|中國|公司|网络|網絡|网址|网站|在线|游戏|集团|香港|台湾|台灣|世界|商城|コム|みんな|한국|닷컴|भारत|ไทย|קום|ישראל|السعودية|امارات|مصر|ایران|شبكة|موقع'
const link = new RegExp(
  `://|\\bwww\\.|[\\p{L}\\d-]\\.(?:${endings}|${foreignEndings})(?![\\p{L}\\d])|(?<![\\d.])(?:\\d{1,3}\\.){3}\\d{1,3}(?![\\d.]*\\d)`,
  'iu',
)
/** With the characters that browsers read as those of an address: full-width ones, and full stops of other scripts. */
const asAddress = (value: string): string => value.normalize('NFKC').replace(/[\u3002\uff61\u2024]/g, '.')
/** Of the game: who registers with one earns its owner a reward. */
const referralCode = /(?<![\p{L}\d])STAR\p{Pd}[A-Z0-9]{4}\p{Pd}[A-Z0-9]{4}(?![\p{L}\d])/iu

/** For names and titles, which are public: no advertising. */
export const noLinks = () =>
  z.refine<string>((value) => {
    const address = asAddress(value)
    return !link.test(address) && !referralCode.test(address)
  }, issue('link_not_allowed'))

/** For longer texts that others see: links are fine, referral rewards for their writer are not. */
export const noReferralCodes = () =>
  z.refine<string>((value) => !referralCode.test(asAddress(value)), issue('referral_not_allowed'))
