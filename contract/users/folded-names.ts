/** What two names have in common that a reader could take for each other. */
import { readLetterSymbols } from '../wire/letter-symbols.ts'

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map(([letter = '', latin = '']) => [letter, latin]))

// Letters of other alphabets, and rare Latin ones, each with the letter that it looks like. Capitals first: the small
// form of one may look like something else.
const capitals = pairs(
  'АA ВB СC ԌG ЕE НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ѴV ԜW ХX УY ҮY ЗE ИN ЯR ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΛA ՕO ՍU ᎪA ᏴB ᏟC ᎠD ᎬE ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᏃZ',
)
const smallLetters = pairs(
  'аa вb ьb сc ԁd еe эe ԍg гr һh нh іi ӏl јj кk мm оo пn рp ԛq ѕs тt цu ѵv ԝw шw хx уy үy зe иn яr αa βb εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw γy օo ոn սu հh ցg զq ɑa ɐa ƅb ɓb ƈc đd ɖd ɗd ǝe əe ' +
    'ɛe ɡg ɠg ħh ɦh ıi ɩi ɨi ʝj ƙk łl ɫl ƚl ɱm ƞn ɲn øo ɵo ƥp ʀr ɍr ʂs ŧt ƭt ʉu ʋv ʏy ɣy ƶz ʐz ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz',
)
// Read in place of letters: `@dm1n`.
const symbols = pairs('@a 4a €e 3e $s 5s 7t !i |i ¡i')

const replace = (text: string, letters: ReadonlyMap<string, string>): string =>
  text.replace(/[^\0-\x7f]/gu, (letter) => letters.get(letter) ?? letter)

/** Latin letters in place of those that look like them; words, case and punctuation stay. */
const latinized = (name: string): string =>
  replace(replace(readLetterSymbols(name).normalize('NFKD').replace(/\p{M}/gu, ''), capitals), smallLetters)

const withSymbolsAsLetters = (name: string): string =>
  name.replace(/[@€$!|¡3457]/g, (symbol) => symbols.get(symbol) ?? symbol)

/**
 * Without case, spaces and punctuation, with letters that look the same made equal. The index `users_folded_name` does the
 * same in SQL with usernames, which are ASCII.
 */
const fold = (latin: string): string =>
  replace(latin.toLowerCase(), smallLetters)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** The name as it is, and with symbols read as letters. */
const readings = (name: string): string[] => {
  const latin = latinized(name)
  return [latin, withSymbolsAsLetters(latin)]
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => name !== '')

/** Two names that share one of these could be taken for each other. */
export const foldName = (name: string): string[] => unique(readings(name).map(fold))

const singleLetters = /(?<![^ ])[^ ](?: [^ ])+(?![^ ])/gu

/** The words of a name, folded one by one: `ModTeam`, `mod_team`, `m.o.d Team 7`. */
export const foldWords = (name: string): string[] =>
  unique(
    readings(name).flatMap((reading) => {
      const line = reading
        .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      const words = line.replace(singleLetters, (run) => run.replaceAll(' ', '')).split(' ')
      return words.flatMap((word) => [fold(word), fold(word.replace(/^\d+|\d+$/g, ''))])
    }),
  )
