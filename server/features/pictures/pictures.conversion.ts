/** Makes a small square picture of what a player uploads. The uploaded bytes themselves are never stored. */
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { getPicture } from '#contract/pictures/pictures.ts'
import { AppError } from '#server/errors.ts'
import { createWorkQueue } from '#server/http/work-queue.ts'

// Only these formats are decoded, whatever a file calls itself: others, such as SVG and PDF, can load further files or run
// for a long time.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// It would keep decoded pictures in memory, and no picture is decoded twice.
sharp.cache(false)
// Within one picture; several are decoded at once.
sharp.concurrency(1)

/** Decoding the largest picture takes about 100 MB. */
const queue = createWorkQueue(2, 6)
const maxSeconds = 10

export interface Picture {
  readonly address: string
  readonly hash: string
  readonly data: Buffer
}

/** Long enough that nobody finds another picture with the same hash. */
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('base64url').slice(0, 22)

const addressOf = (hash: string) => `/api${getPicture.path.replace(':hash', hash)}`

/** Without metadata, which sharp drops unless told otherwise. */
export const encodePicture = async (image: Sharp): Promise<Picture> => {
  const data = await image.webp({ quality: 82, effort: 2 }).toBuffer()
  const hash = hashOf(data)
  return { data, hash, address: addressOf(hash) }
}

const decode = async (bytes: Uint8Array): Promise<Picture> => {
  const { width, height, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (width * height > pictureLimits.pixels || decodedBytes > pictureLimits.decodedBytes)
    throw new AppError('too_many_pixels')
  const { side } = pictureLimits
  const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .timeout({ seconds: maxSeconds })
  return encodePicture(image)
}

/** Of an animation the first frame is kept. */
export const convertPicture = (bytes: Uint8Array): Promise<Picture> =>
  queue.run(async () => {
    try {
      return await decode(bytes)
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('not_a_picture')
    }
  })
