// `npm run icons`: draws the icons in web/public from favicon.svg. Run it when the logo has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { fromRoot } from './root.mjs'

const folder = fromRoot('web/public')
const rounded = readFileSync(`${folder}/favicon.svg`, 'utf8')
/** Fills the square: phones cut their own shape out of it. The mark lies within the circle that is never cut. */
const square = rounded.replace('rx="6"', '')
if (square === rounded) throw new Error('The background of favicon.svg has other corners now')

/** The density draws the 26 units of the logo at the size that is wanted, instead of enlarging a small picture. */
const draw = (/** @type {string} */ svg, /** @type {number} */ size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 26 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file is a list of pictures, which may be PNGs. */
const icoOf = (/** @type {{ size: number, png: Buffer }[]} */ pictures) => {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

mkdirSync(`${folder}/icons`, { recursive: true })
for (const size of [192, 512]) {
  writeFileSync(`${folder}/icons/${size}.png`, await draw(rounded, size))
  writeFileSync(`${folder}/icons/maskable-${size}.png`, await draw(square, size))
}
writeFileSync(`${folder}/apple-touch-icon.png`, await draw(square, 180))
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(rounded, size) })))
writeFileSync(`${folder}/favicon.ico`, icoOf(small))
