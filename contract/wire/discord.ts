/** Text of players for Discord, which reads some characters as formatting. */

const formatting = /[\\*_~`|<>[\]]/
/** Headings and lists. */
const formattingAtStart = /[#-]/
/** `@everyone` or `<@1234>` would notify people. */
const harmlessAt = '@\u200b'
const ellipsis = '…'

const escapeCharacter = (character: string, isFirst: boolean): string => {
  if (character === '@') return harmlessAt
  return formatting.test(character) || (isFirst && formattingAtStart.test(character))
    ? `\\${character}`
    : character
}

/** At most `limit` characters of JavaScript, of which Discord never counts more. No escaped character is cut in two. */
export const escapeForDiscord = (text: string, limit = Number.POSITIVE_INFINITY): string => {
  let escaped = ''
  let shortened = ''
  for (const character of text) {
    escaped += escapeCharacter(character, escaped.trim() === '')
    if (escaped.length > limit) return shortened + ellipsis
    if (escaped.length <= limit - ellipsis.length) shortened = escaped
  }
  return escaped
}

/** A moment in the zone and language of its reader: in full, how long until then, or the date. */
export const discordStamp = (moment: Date, style: 'F' | 'R' | 'D'): string =>
  `<t:${Math.floor(moment.getTime() / 1000)}:${style}>`
