/** Texts of players for the head of a page: one line, of bounded length, without characters that cannot be seen. */

// Controls, halves of surrogate pairs, private and unassigned characters.
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
// They turn the reading direction or hide text. Joiners stay: emoji and some scripts need them.
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

/** Code points take at most two units; nothing beyond is even looked at. */
const bounded = (text: string, max: number): string => text.slice(0, 4 * max + 200)

const clean = (text: string): string =>
  text.replace(unreadable, ' ').replace(invisible, '').replace(/\s+/gu, ' ').trim()

// A joiner at the end would join the ellipsis.
const danglingEnd = /(?:[\s,.;:–-]|\u200c|\u200d|\ufe0f)+$/u

/** At most `max` code points. What is longer is cut after a word, if one ends near, and gets an ellipsis. */
export const plainText = (text: string, max: number): string => {
  const characters = [...clean(bounded(text, max))]
  if (characters.length <= max) return characters.join('')
  const kept = characters.slice(0, max - 1).join('')
  const space = kept.lastIndexOf(' ')
  const atWord = space > kept.length / 2 ? kept.slice(0, space) : kept
  return `${atWord.replace(danglingEnd, '')}…`
}

/** Sentences in one line; empty ones are left out. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')
