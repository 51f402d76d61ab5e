/** Advertising in texts of players. In a file of its own: forms without such texts do not load it. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'

const endings =
  'ai|app|at|be|biz|ch|cc|click|club|co|com|de|dev|eu|fr|fun|gg|gift|gl|info|io|it|link|live|lol|ly|me|mov|net|nl|online|org|pro|ru|sh|shop|site|store|top|tv|uk|us|win|xyz|zip'
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

const isAdvertising = (address: string): boolean => link.test(address) || referralCode.test(address)

/** For names, which are public and may have a full stop in them: no advertising. */
export const noLinks = () =>
  z.refine<string>((value) => !isAdvertising(asAddress(value)), issue('link_not_allowed'))

/** There are more than a thousand endings, and new ones every year: whatever has the form of a host. */
const host = /(?<![\p{L}\d-])([\p{L}\d-]+(?:\.[\p{L}\d-]+)*)\.([a-z]{2,})(?![\p{L}\d])/giu
const abbreviations = new Set(
  'bzw ca capt cmdr col dr evtl exkl ggf gen inkl lt max min mr mrs ms nr no prof sgt st vs'.split(' '),
)
const versions = new Set(['eptu', 'ptu'])
/** Of the game: `Pyro.Nyx`. */
const systems = new Set(['nyx', 'pyro', 'stanton'])
/** `3.Versuch` and `15.Nov`. */
const ordinal = /^\d{1,2}$/

const isHost = ([, before = '', ending = '']: RegExpMatchArray): boolean =>
  !ordinal.test(before) &&
  !systems.has(ending.toLowerCase()) &&
  !before.split('.').every((label) => abbreviations.has(label.toLowerCase())) &&
  !(versions.has(ending.toLowerCase()) && /^[\d.]+$/.test(before))

/** For titles, which have a space after a full stop: no advertising, and nothing that looks like an address. */
export const noHosts = () =>
  z.refine<string>((value) => {
    const address = asAddress(value)
    return !isAdvertising(address) && ![...address.matchAll(host)].some(isHost)
  }, issue('link_not_allowed'))

/** For longer texts that others see: links are fine, referral rewards for their writer are not. */
export const noReferralCodes = () =>
  z.refine<string>((value) => !referralCode.test(asAddress(value)), issue('referral_not_allowed'))
