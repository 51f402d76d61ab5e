/** Pictures of the demo: one for most players, drawn from their name, and those in the log of a mission. */
import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { pictureLimits } from '#contract/pictures/limits.ts'
import { encodePicture, fitPicture, type Picture } from '#server/features/pictures/pictures.conversion.ts'
import { demoPlayers } from './players.ts'

interface Drawing {
  readonly width: number
  readonly height: number
  readonly sky: readonly [top: string, bottom: string]
  readonly content: string
}

/** Always in the same places. */
const starsOf = ({ width, height }: Drawing): string =>
  Array.from({ length: 60 }, (_, i) => {
    const [x, y, radius] = [(i * 433) % width, (i * 271) % (height * 0.6), 1 + (i % 3) * 0.5]
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity="${0.3 + (i % 5) * 0.12}"/>`
  }).join('')

const paint = async (drawing: Drawing): Promise<Sharp> => {
  const { width, height, sky, content } = drawing
  const { pixels } = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/>
      </linearGradient>
      <rect width="${width}" height="${height}" fill="url(#sky)"/>${starsOf(drawing)}${content}
    </svg>`,
    { font: { loadSystemFonts: false } },
  )
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
}

/** Of the sky, of the main shape, and of what shines. */
type Palette = readonly [top: string, bottom: string, main: string, light: string]
const palettes: readonly [Palette, ...Palette[]] = [
  ['#101830', '#3e366e', '#ec943e', '#ffdd96'],
  ['#08242c', '#166062', '#78d2b2', '#ecfadc'],
  ['#260e2c', '#822a54', '#f47660', '#ffd6aa'],
  ['#0c1428', '#204e8c', '#68b0f0', '#e2f2ff'],
  ['#1c1e22', '#544e46', '#ceaa6e', '#faeccc'],
  ['#180c38', '#5432a0', '#b084f6', '#f4e2ff'],
  ['#0e2214', '#3a6834', '#bece54', '#f8face'],
]

/** On a square of 100; `at` moves them a little from player to player. */
type Motif = (main: string, light: string, dark: string, at: number) => string
const motifs: readonly [Motif, ...Motif[]] = [
  // A planet with its shadow and a ring in front.
  (main, light, dark, at) => `
    <circle cx="${42 + at}" cy="50" r="26" fill="${main}"/>
    <path d="M${42 + at} 24a26 26 0 0 1 0 52 40 40 0 0 0 0-52" fill="${dark}" opacity="0.6"/>
    <path d="M${6 + at} 50a36 11 0 0 0 72 0" fill="none" stroke="${light}" stroke-width="4"/>`,
  // A sun over two ridges.
  (main, light, dark, at) => `
    <circle cx="${35 + 2 * at}" cy="42" r="22" fill="${light}"/>
    <path d="M0 ${60 + at}q25-18 50 0t50 0v60H0z" fill="${main}"/><path d="M0 84q20-${10 + at} 45 0t55-4v40H0z" fill="${dark}"/>`,
  // A ship in front of a disc.
  (main, light, dark, at) => `
    <circle cx="50" cy="50" r="39" fill="${main}"/><circle cx="${30 + 2 * at}" cy="36" r="14" fill="${light}"/>
    <path d="M50 ${16 + at}l28 62-28-16-28 16z" fill="${dark}"/>`,
  // A signal that spreads from a corner.
  (main, light, _dark, at) => `
    <g fill="none" stroke="${main}" stroke-width="7">
      <circle cx="84" cy="84" r="${72 + at}"/><circle cx="84" cy="84" r="${52 + at}"/><circle cx="84" cy="84" r="${32 + at}"/>
    </g>
    <circle cx="84" cy="84" r="15" fill="${light}"/>`,
]

const pick = <T>(list: readonly [T, ...T[]], choice: number): T => list[choice % list.length] ?? list[0]

const { side } = pictureLimits

const drawPlayer = async (name: string): Promise<Picture> => {
  const [palette = 0, motif = 0, offset = 0] = createHash('sha256').update(name).digest()
  const [top, bottom, main, light] = pick(palettes, palette)
  const content = `<g transform="scale(${side / 100})">${pick(motifs, motif)(main, light, top, offset / 21)}</g>`
  return encodePicture(await paint({ width: side, height: side, sky: [top, bottom], content }))
}

/** By name. One in six keeps the initial letter. */
export const drawPlayers = async (): Promise<ReadonlyMap<string, Picture>> => {
  const names = Object.keys(demoPlayers).filter((_, index) => index % 6 !== 5)
  return new Map(await Promise.all(names.map(async (name) => [name, await drawPlayer(name)] as const)))
}

const logDrawings = {
  /** A ship that mines a rock, in front of a planet. */
  rock: {
    sky: ['#0a1226', '#2b2146'],
    content: `<circle cx="980" cy="210" r="170" fill="#d9772f"/>
      <path d="M760 690 700 560l70-110 130-30 140 60 60 130-70 110-190 20z" fill="#4d443f"/>
      <path d="m770 450 130-30 20 120-110 60-110-40z" fill="#6e6158"/>
      <path d="m920 540 120-60 60 130-110 40z" fill="#5b504a"/>
      <path d="M390 352 800 520l-6 16L386 362z" fill="#9ff5ff" opacity="0.7"/>
      <path d="m150 300 190-40 70 50 30 50-90 40-210-20z" fill="#c98b2b"/>
      <path d="m340 260 70 50-40 20-90-20z" fill="#20262d"/>
      <path d="m130 380 220 20-30 30-170-10z" fill="#7d5418"/>`,
  },
  /** A landing pad in the evening. */
  pad: {
    sky: ['#1b1030', '#f08a4b'],
    content: `<circle cx="360" cy="470" r="120" fill="#ffe0a8"/>
      <path d="M0 560 180 470l150 70 190-120 220 140 180-80 360 110v170H0z" fill="#47233d"/>
      <path d="M0 640 260 590l300 50 340-60 380 70v70H0z" fill="#21121f"/>
      <path d="M700 600h420l40 40H660z" fill="#3a3f47"/>
      <path d="m780 540 130-60 150 20 70 50-40 40H810z" fill="#12161b"/>
      <path d="m910 480 60-46 40 4-20 62z" fill="#12161b"/>
      <path d="M820 590v20m250-20v20" stroke="#12161b" stroke-width="10"/>
      <circle cx="700" cy="596" r="6" fill="#ffb323"/><circle cx="1120" cy="596" r="6" fill="#ffb323"/>`,
  },
} as const

export const drawForLog = async (name: keyof typeof logDrawings) =>
  fitPicture(await paint({ width: 1280, height: 720, ...logDrawings[name] }))
