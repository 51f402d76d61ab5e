const megabyte = 1024 * 1024
/** What can be uploaded as a picture, and the side of the square that is made of it, in pixels. */
export const pictureLimits = {
  megabytes: 5,
  bytes: 5 * megabyte,
  megapixels: 20,
  pixels: 20_000_000,
  /** Once decoded: 20 megapixels in three colours of 8 bits, as a camera takes them. */
  decodedBytes: 64 * megabyte,
  side: 256,
} as const
