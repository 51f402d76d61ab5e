/** Files made to harm the server or anyone who looks at the picture. */
import * as files from '#server/testing/factories/picture-files.ts'

const noise = () =>
  files.photo(400, 400).composite([
    {
      input: {
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      },
    },
  ])
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** What each is, and the error that it is refused with. */
export const refusedPictures: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['a picture of 14,000 × 14,000 pixels', files.pngBomb, 'too_many_pixels'],
  ['20 megapixels of 16 bits, interlaced', files.deepPng, 'too_many_pixels'],
  ['a GIF of 60,000 × 60,000 pixels', () => files.gif(60_000, 60_000, 1), 'too_many_pixels'],
  ['an SVG with a script and an entity', () => files.svg, 'not_a_picture'],
  ['half a JPEG', async () => half(await noise().jpeg().toBuffer()), 'not_a_picture'],
  ['half a PNG', async () => half(await noise().png().toBuffer()), 'not_a_picture'],
  ['half a WebP', async () => half(await noise().webp().toBuffer()), 'not_a_picture'],
  ['the first bytes of a PNG', async () => (await files.thinPng()).subarray(0, 8), 'not_a_picture'],
  ['a TIFF', () => files.photo().tiff().toBuffer(), 'not_a_picture'],
  ['an AVIF', () => files.photo(32, 32).avif().toBuffer(), 'not_a_picture'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'not_a_picture'],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'not_a_picture'],
  ['an empty file', () => Buffer.alloc(0), 'not_a_picture'],
  ['a line of 20 million pixels', files.thinPng, 'not_a_picture'],
]

/** Where a script can be in a picture that is shown without it. */
export const scriptsIn: readonly (readonly [string, (picture: Buffer) => Buffer])[] = [
  ['after its end', (picture) => Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])],
  [
    'in a comment',
    (picture) =>
      Buffer.concat([
        picture.subarray(0, 2),
        Buffer.from('\xff\xfe\x00\x1b<script>alert(1)</script>', 'latin1'),
        picture.subarray(2),
      ]),
  ],
]
