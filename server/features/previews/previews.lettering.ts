/** Prepares texts of players for a picture: only what our fonts can draw, in lines that fit. */
import { canDraw, type Face, faces, widthOf } from './previews.fonts.ts'

/** Longer than every text that is shown; the rest is ignored. */
const maxLength = 500

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
const letters = /[\p{L}\p{N}]/gu

const countLetters = (text: string): number => text.match(letters)?.length ?? 0

/** Leaves out characters that the face lacks, with the marks that belong to them. */
const drawable = (face: Face, text: string): string => {
  let isDrawn = true
  return [...text]
    .filter((character) => {
      isDrawn = canDraw(face, character) && (isDrawn || !/\p{M}/u.test(character))
      return isDrawn
    })
    .join('')
}

/** One line of what can be drawn of a text. */
export const cleanText = (face: Face, text: string): string =>
  drawable(face, text.slice(0, maxLength).normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, ''))
    .replace(/\s+/gu, ' ')
    .trim()

/** The text as far as it can be drawn; undefined if too little of it would be left to make sense. */
export const readableText = (face: Face, text: string): string | undefined => {
  const clean = cleanText(face, text)
  const left = countLetters(clean)
  return left > 0 && left >= 0.6 * countLetters(text.slice(0, maxLength)) ? clean : undefined
}

const xmlCharacters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => xmlCharacters[character] ?? '')

/** The longest beginning that fits, and the rest. */
const breakAt = (face: Face, size: number, text: string, width: number): [string, string] => {
  const characters = [...text]
  let used = 0
  let end = characters.findIndex((character) => {
    used += widthOf(face, size, character)
    return used > width
  })
  if (end < 0) end = characters.length
  end = Math.max(1, end)
  return [characters.slice(0, end).join(''), characters.slice(end).join('')]
}

/** Words that are wider than a line are broken. */
const linesOf = (face: Face, size: number, text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(face, size, longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    let rest = word
    while (widthOf(face, size, rest) > width) {
      const [start, end] = breakAt(face, size, rest, width)
      lines.push(start)
      rest = end
    }
    line = rest
  }
  return line ? [...lines, line] : lines
}

/** Cut with an ellipsis, if it is too wide. */
export const fitLine = (face: Face, size: number, text: string, width: number): string => {
  if (widthOf(face, size, text) <= width) return text
  const [start] = breakAt(face, size, text, width - widthOf(face, size, '…'))
  return `${start.replace(/[\s,.:;–-]+$/u, '')}…`
}

export interface Lettering {
  readonly size: number
  readonly lines: readonly string[]
}

/** In the largest size that fits in the lines that each size has; at the smallest size the rest is cut. */
export const fitText = (
  face: Face,
  text: string,
  width: number,
  sizes: readonly { readonly size: number; readonly lines: number }[],
): Lettering => {
  for (const { size, lines } of sizes) {
    const all = linesOf(face, size, text, width)
    if (all.length <= lines) return { size, lines: all }
  }
  const { size, lines } = sizes.at(-1) ?? { size: 1, lines: 1 }
  const all = linesOf(face, size, text, width)
  const last = fitLine(face, size, all.slice(lines - 1).join(' '), width)
  return { size, lines: [...all.slice(0, lines - 1), last] }
}

interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly color: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** At the baseline. */
export const drawText = (x: number, y: number, text: string, style: TextStyle): string =>
  `<text x="${x}" y="${y}" font-family="${faces[style.face].family}" font-size="${style.size}" fill="${style.color}" ` +
  `text-anchor="${style.anchor ?? 'start'}">${escapeXml(text)}</text>`
