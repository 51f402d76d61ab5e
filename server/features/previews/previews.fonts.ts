/** The fonts of the pictures: where their files are, which characters they have, and how wide they are. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The bundle of the server has the same folder beside it.
const fileOf = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

// If a font lacks a character, the first of these that has it is used.
export const fontFiles = ['title', 'strong', 'text', 'data'].map(fileOf)

/** Advance widths of characters, as shares of the font size. */
type Widths = ReadonlyMap<number, number>

/** The tables of a TrueType file by name. */
const tablesOf = (font: Buffer): Map<string, Buffer> => {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = 12 + 16 * i
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

/** The glyphs of the characters, from the format that covers all that fit in two bytes. */
const glyphsOf = (cmap: Buffer): Map<number, number> => {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4))
  const start = records.find((at) => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font has no table of characters that we can read')
  const table = cmap.subarray(start)
  const double = table.readUInt16BE(6)
  const [ends, starts, deltas, ranges] = [14, 16 + double, 16 + 2 * double, 16 + 3 * double] as const
  const glyphs = new Map<number, number>()
  for (let i = 0; i < double; i += 2) {
    const range = table.readUInt16BE(ranges + i)
    for (let code = table.readUInt16BE(starts + i); code <= table.readUInt16BE(ends + i); code += 1) {
      if (code === 0xffff) break
      const at = ranges + i + range + 2 * (code - table.readUInt16BE(starts + i))
      const found = range === 0 ? code : table.readUInt16BE(at)
      const glyph = found === 0 ? 0 : (found + table.readUInt16BE(deltas + i)) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

const readWidths = (name: string): Widths => {
  const tables = tablesOf(readFileSync(fileOf(name)))
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font ${name} has no table ${tag}`)
    return found
  }
  const unitsPerEm = table('head').readUInt16BE(18)
  const lastMetric = table('hhea').readUInt16BE(34) - 1
  const metrics = table('hmtx')
  return new Map(
    [...glyphsOf(table('cmap'))].map(([code, glyph]) => [
      code,
      metrics.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm,
    ]),
  )
}

/** A face is a font with its fallbacks for characters that it lacks. */
export const faces = {
  title: { family: 'Preview Title, Preview Strong', fonts: ['title', 'strong'] },
  text: { family: 'Preview Text', fonts: ['text'] },
  strong: { family: 'Preview Strong', fonts: ['strong'] },
  data: { family: 'Preview Data', fonts: ['data'] },
} as const
export type Face = keyof typeof faces

const known = new Map<string, Widths>()

const widthsOf = (font: string): Widths => {
  const widths = known.get(font) ?? readWidths(font)
  known.set(font, widths)
  return widths
}

/** Undefined if the face cannot draw the character. */
const widthOfCharacter = (face: Face, character: string): number | undefined => {
  const code = character.codePointAt(0) ?? 0
  for (const font of faces[face].fonts) {
    const width = widthsOf(font).get(code)
    if (width !== undefined) return width
  }
  return undefined
}

export const canDraw = (face: Face, character: string): boolean =>
  widthOfCharacter(face, character) !== undefined

/** In pixels. */
export const widthOf = (face: Face, size: number, text: string): number =>
  size * [...text].reduce((sum, character) => sum + (widthOfCharacter(face, character) ?? 0), 0)
