/** Turns drawings into pictures, off the event loop, and keeps the latest. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { previewSize } from '#contract/preview-version.ts'
import { createTurns } from '#server/http/turns.ts'
import { fontFiles } from './previews.fonts.ts'

/** About 5 MB. */
const maxKept = 100

const turns = createTurns(2, 30)

/** Only our fonts, so that pictures are the same on every machine. */
const options = { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Preview Text' } }

/** Takes about 35 ms, most of it in other threads: resvg would encode the picture on the event loop, so sharp does it. */
const paint = (drawing: string): Promise<Buffer> =>
  turns.run(async () => {
    const { pixels } = await renderAsync(drawing, options)
    const raw = { ...previewSize, channels: 4 } as const
    return sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
  })

/** By key, the most recently used last. Whoever asks for a picture that is being painted waits for the same one. */
const pictures = new Map<string, Promise<Buffer>>()

export const paintOnce = (key: string, draw: () => string): Promise<Buffer> => {
  const known = pictures.get(key)
  const picture = known ?? paint(draw())
  pictures.delete(key)
  pictures.set(key, picture)
  if (!known) {
    picture.catch(() => {
      if (pictures.get(key) === picture) pictures.delete(key)
    })
    const [oldest] = pictures.keys()
    if (oldest !== undefined && pictures.size > maxKept) pictures.delete(oldest)
  }
  return picture
}
