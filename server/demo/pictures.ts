/** Pictures for the demo players: planets, sunrises, ships and signals, drawn from the name. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { encodePicture, type Picture } from '#server/features/pictures/pictures.conversion.ts'
import { demoPlayers } from './players.ts'

/** Drawn smaller than shown: enlarging it costs less than drawing, and softens the edges. */
const side = 96

type Colour = readonly [red: number, green: number, blue: number]
/** How far inside the shape a point is; negative outside. Both coordinates run from -1 to 1, downwards. */
type Shape = (x: number, y: number) => number
interface Layer {
  readonly shape: Shape
  readonly colour: Colour
}

/** Sky above, sky below, main colour, highlight. */
const palettes: readonly (readonly [Colour, Colour, Colour, Colour])[] = [
  [
    [16, 24, 48],
    [62, 54, 110],
    [236, 148, 62],
    [255, 221, 150],
  ],
  [
    [8, 36, 44],
    [22, 96, 98],
    [120, 210, 178],
    [236, 250, 220],
  ],
  [
    [38, 14, 44],
    [130, 42, 84],
    [244, 118, 96],
    [255, 214, 170],
  ],
  [
    [12, 20, 40],
    [32, 78, 140],
    [104, 176, 240],
    [226, 242, 255],
  ],
  [
    [28, 30, 34],
    [84, 78, 70],
    [206, 170, 110],
    [250, 236, 204],
  ],
  [
    [24, 12, 56],
    [84, 50, 160],
    [176, 132, 246],
    [244, 226, 255],
  ],
  [
    [14, 34, 20],
    [58, 104, 52],
    [190, 206, 84],
    [248, 250, 206],
  ],
  [
    [44, 16, 12],
    [136, 58, 30],
    [232, 188, 132],
    [255, 240, 222],
  ],
]

/** Math.hypot is exact at any size, and several times slower. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    radius - length(x - cx, y - cy)
const ring =
  (cx: number, cy: number, radius: number, width: number, flatness = 1): Shape =>
  (x, y) =>
    width / 2 - Math.abs(radius - length(x - cx, (y - cy) * flatness))
const ridge =
  (height: number, wave: number, phase: number): Shape =>
  (x, y) =>
    y - height - 0.14 * Math.sin(wave * x + phase) - 0.06 * Math.sin(2.7 * wave * x + phase)
/** An arrowhead that points up. */
const ship =
  (cy: number, size: number): Shape =>
  (x, y) => {
    const fromTop = (y - cy) / size + 1
    const outer = 0.5 * fromTop - Math.abs(x) / size
    const notch = 1.9 - fromTop - 0.9 * (0.5 - Math.abs(x) / size)
    return Math.min(outer, notch) * size
  }
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.min(one(x, y), other(x, y))
const without =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.min(one(x, y), -other(x, y))

/** A number from 0 to 1 for each position, the same for the same name. */
const choicesFor = (name: string): ((position: number) => number) => {
  const bytes = createHash('sha256').update(name).digest()
  return (position) => (bytes[position] ?? 0) / 255
}

type Motif = (choose: (position: number) => number, main: Colour, light: Colour, dark: Colour) => Layer[]

const motifs: readonly Motif[] = [
  // A planet with its shadow and a ring in front.
  (choose, main, light, dark) => {
    const [cx, cy, radius] = [choose(4) * 0.5 - 0.25, choose(5) * 0.4 - 0.2, 0.42 + choose(6) * 0.2]
    const planet = disc(cx, cy, radius)
    const belt = ring(cx, cy, radius * 1.5, 0.09, 3.2)
    return [
      { shape: planet, colour: main },
      { shape: without(planet, disc(cx - radius * 0.45, cy - radius * 0.4, radius * 1.1)), colour: dark },
      {
        shape: without(
          belt,
          both(planet, (_x, y) => cy - y),
        ),
        colour: light,
      },
    ]
  },
  // A sun over two ridges.
  (choose, main, light, dark) => [
    { shape: disc(choose(4) - 0.5, -0.15 + choose(5) * 0.2, 0.38 + choose(6) * 0.14), colour: light },
    { shape: ridge(0.22, 2 + choose(7) * 2, choose(8) * 6), colour: main },
    { shape: ridge(0.56, 3 + choose(9) * 2, choose(10) * 6), colour: dark },
  ],
  // A ship in front of a disc.
  (choose, main, light, dark) => [
    { shape: disc(0, 0, 0.78), colour: main },
    { shape: disc(choose(4) - 0.5, choose(5) * 0.6 - 0.3, 0.3), colour: light },
    { shape: ship(0.05, 0.62 + choose(6) * 0.16), colour: dark },
  ],
  // A signal that spreads from a corner.
  (choose, main, light, dark) => {
    const [cx, cy] = [choose(4) > 0.5 ? 0.7 : -0.7, 0.7]
    return [
      ...[1.5, 1.1, 0.7].map((radius, i) => ({
        shape: ring(cx, cy, radius + choose(5 + i) * 0.1, 0.13),
        colour: main,
      })),
      { shape: disc(cx, cy, 0.32), colour: light },
      { shape: disc(cx, cy, 0.13), colour: dark },
    ]
  },
]

const pick = <T>(list: readonly T[], choice: number): T =>
  list[Math.min(list.length - 1, Math.floor(choice * list.length))] as T

/** Layer by layer in one array: 9,000 pixels with a new colour each would keep the garbage collector busy. */
const paint = (pixels: Float32Array, shape: Shape, [red, green, blue]: Colour): void => {
  for (let row = 0, at = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 3) {
      const inside = shape((column / side) * 2 - 1, (row / side) * 2 - 1)
      const cover = Math.min(1, 0.5 + (inside * side) / 2)
      if (cover <= 0) continue
      pixels[at] = (pixels[at] ?? 0) * (1 - cover) + red * cover
      pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - cover) + green * cover
      pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - cover) + blue * cover
    }
  }
}

/** Covers nothing at the top and everything at the bottom. */
const fade: Shape = (_x, y) => y / side

const draw = (name: string): Uint8Array => {
  const choose = choicesFor(name)
  const [top, bottom, main, light] = pick(palettes, choose(0))
  const stars = [20, 22, 24, 26, 28].map((at) =>
    disc(choose(at) * 2 - 1, choose(at + 1) * 1.4 - 1, 0.02 + choose(at - 8) * 0.02),
  )
  const pixels = new Float32Array(side * side * 3)
  paint(pixels, () => 1, top)
  paint(pixels, fade, bottom)
  for (const star of stars) paint(pixels, star, light)
  for (const { shape, colour } of pick(motifs, choose(1))(choose, main, light, top))
    paint(pixels, shape, colour)
  return Uint8Array.from(pixels)
}

/** One in six keeps the initial letter. */
const hasPicture = (index: number) => index % 6 !== 5

const drawPicture = (name: string): Promise<Picture> =>
  encodePicture(
    sharp(draw(name), { raw: { width: side, height: side, channels: 3 } }).resize(pictureLimits.side),
  )

/** By name. */
export const drawPictures = async (): Promise<ReadonlyMap<string, Picture>> => {
  const names = demoPlayers.filter((_, index) => hasPicture(index)).map(({ username }) => username)
  return new Map(await Promise.all(names.map(async (name) => [name, await drawPicture(name)] as const)))
}
