/** Makes new pictures from uploads. The uploaded bytes themselves are never stored. */
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { logLimits } from '#contract/logs/limits.ts'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { getPicture } from '#contract/pictures/pictures.ts'
import { AppError } from '#server/errors.ts'
import { createWorkQueue } from '#server/http/limits/work-queue.ts'

// Only these formats are decoded, whatever format a file claims: others, such as SVG and PDF, can load further files or
// run for a long time.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// It would keep decoded pictures in memory, and no picture is decoded twice.
sharp.cache(false)
// Within one picture; several pictures are decoded concurrently.
sharp.concurrency(1)

/** Decoding the largest picture takes about 100 MB. */
const queue = createWorkQueue(2, 6)
const maxSeconds = 10

/** Long enough that no one finds another picture with the same hash. */
const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('base64url').slice(0, 22)

const addressOf = (hash: string) => `/api${getPicture.path.replace(':hash', hash)}`

/** Without metadata, which sharp drops by default. */
const encode = (image: Sharp) => image.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true })

/** Rotated upright, and refused if it is larger than the limit of uploads. */
const open = async (bytes: Uint8Array): Promise<Sharp> => {
  const { width, height, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (width * height > pictureLimits.pixels || decodedBytes > pictureLimits.decodedBytes)
    throw new AppError('too_many_pixels')
  return sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .timeout({ seconds: maxSeconds })
}

/** Only the first frame of an animation is kept. */
const convert = <T>(bytes: Uint8Array, make: (image: Sharp) => Promise<T>): Promise<T> =>
  queue.run(async () => {
    try {
      return await make(await open(bytes))
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('not_a_picture')
    }
  })

export interface Picture {
  readonly address: string
  readonly hash: string
  readonly data: Buffer
}

export const encodePicture = async (image: Sharp): Promise<Picture> => {
  const { data } = await encode(image)
  const hash = hashOf(data)
  return { data, hash, address: addressOf(hash) }
}

/** The square picture of a player. */
export const convertToSquare = (bytes: Uint8Array): Promise<Picture> => {
  const { side } = pictureLimits
  return convert(bytes, (image) => encodePicture(image.resize(side, side, { fit: 'cover' })))
}

/** A whole picture, and a small copy of it for lists. */
export interface FittedPicture {
  /** Of both together. */
  readonly hash: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly small_data: Buffer
}

const inside = (image: Sharp, side: number) =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true })

export const fitPicture = async (image: Sharp): Promise<FittedPicture> => {
  const { data, info } = await encode(inside(image, logLimits.side))
  const { data: small_data } = await encode(inside(sharp(data), logLimits.smallSide))
  const hash = hashOf(Buffer.concat([data, small_data]))
  return { hash, data, width: info.width, height: info.height, small_data }
}

export const convertToFit = (bytes: Uint8Array): Promise<FittedPicture> => convert(bytes, fitPicture)
