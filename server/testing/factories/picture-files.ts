/** Pictures for tests, good and hostile ones. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import sharp from 'sharp'

export const photo = (width = 300, height = 200, background = '#ff8800') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Where it was taken, and which way it is to be turned. */
export const photoWithPosition = (): Promise<Buffer> =>
  photo()
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    // By itself: `withExif` writes the orientation as upright, whatever it is given.
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** In the background: a server whose event loop is blocked for long refuses requests. */
const compressed = promisify(deflate)

/** A black PNG whose header can say something else than its data. */
const png = async (width: number, height: number, dataBytes: number, ...extra: Buffer[]): Promise<Buffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', await compressed(Buffer.alloc(dataBytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 14,000 × 14,000 pixels in 24 KB. */
export const pngBomb = () => png(14_000, 14_000, 14_000 * 1_751)

/** Twice the memory of a photo of that size, and all of it at the same time. */
export const deepPng = () =>
  photo(5_000, 4_000).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer()

/** One pixel wide, with little data. */
export const thinPng = () => png(1, 20_000_000, 1_000)

/** A small picture by its header, with data for 3,200 megapixels. */
export const lyingPng = () => png(100, 100, 400_000_000)

/** A text in the metadata that grows to 400 MB. */
export const pngWithTextBomb = async () => {
  const text = await compressed(Buffer.alloc(400_000_000))
  return png(100, 100, 100 * 14, chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text])))
}

/** Its frames hold one pixel of data each, whatever size they claim. */
export const gif = (width: number, height: number, frames: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const frame = Buffer.concat([bytes(',\0\0\0\0'), size, bytes('\0\x02\x02D\x01\0')])
  return Buffer.concat([
    bytes('GIF89a'),
    size,
    bytes('\x80\0\0\0\0\0\xff\xff\xff'),
    ...Array<Buffer>(frames).fill(frame),
    bytes(';'),
  ])
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' +
    '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script><text>&x;</text></svg>',
)
