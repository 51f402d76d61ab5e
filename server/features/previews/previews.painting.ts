/** Turns drawings into pictures, off the event loop, and caches the latest. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { previewSize } from '#contract/previews/version.ts'
import { createCache } from '#server/http/caching/cache.ts'
import { createWorkQueue } from '#server/http/limits/work-queue.ts'
import { fontFiles } from './previews.fonts.ts'

/** About 5 MB. */
const maxPictures = 100

const queue = createWorkQueue(2, 30)

/** Only our fonts, so that pictures are the same on every machine. */
const options = { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Preview Text' } }

/** Takes about 35 ms, mostly in other threads: resvg would encode the picture on the event loop, so sharp does it. */
const paint = (drawing: string): Promise<Buffer> =>
  queue.run(async () => {
    const { pixels } = await renderAsync(drawing, options)
    const raw = { ...previewSize, channels: 4 } as const
    return sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
  })

const pictures = createCache<Buffer>({ max: maxPictures })

/** The key has everything that the drawing shows. */
export const paintOnce = (key: string, draw: () => Promise<string>): Promise<Buffer> =>
  pictures.get(key, async () => paint(await draw()))

/** For a picture inside of a drawing: small, and in a format that resvg reads. */
export const toPng = (picture: Buffer, size: number): Promise<Buffer> =>
  sharp(picture).resize(size, size).png().toBuffer()
