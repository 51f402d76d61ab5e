/** Two pictures in the log of a mission of the demo, one of which everybody sees: drawn here, and small. */
import { renderAsync } from '@resvg/resvg-js'
import type { Insertable } from 'kysely'
import sharp from 'sharp'
import type { MissionPicturesTable } from '#server/db/tables/logs.ts'
import { type FittedPicture, fitPicture } from '#server/features/pictures/pictures.conversion.ts'
import { type Ids, idOf, momentsOf, type PlannedPost } from './rows.ts'

const [width, height] = [1280, 720]
const title = 'Tuesday MOLE, Aaron Halo, no. 7'
const hourMs = 60 * 60_000

/** Always in the same places. */
const stars = Array.from({ length: 70 }, (_, i) => {
  const [x, y] = [(i * 433) % width, (i * 271) % 460]
  return `<circle cx="${x}" cy="${y}" r="${1 + (i % 3) * 0.5}" fill="#fff" opacity="${0.3 + (i % 5) * 0.12}"/>`
}).join('')

const drawing = (sky: readonly [string, string], content: string): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/>
      </linearGradient>
      <radialGradient id="planet" cx="0.3" cy="0.3" r="0.8">
        <stop offset="0" stop-color="#ffd9a0"/><stop offset="0.55" stop-color="#d9772f"/><stop offset="1" stop-color="#3b1a1c"/>
      </radialGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#9ff5ff"/><stop offset="1" stop-color="#9ff5ff" stop-opacity="0.2"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${stars}
    ${content}
  </svg>`

/** A ship that mines a rock, in front of a planet. */
const rock = drawing(
  ['#0a1226', '#2b2146'],
  `<circle cx="980" cy="210" r="170" fill="url(#planet)"/>
  <path d="M760 690 700 560l70-110 130-30 140 60 60 130-70 110-190 20z" fill="#4d443f"/>
  <path d="m770 450 130-30 20 120-110 60-110-40z" fill="#6e6158"/>
  <path d="m920 540 120-60 60 130-110 40z" fill="#5b504a"/>
  <path d="M390 352 800 520l-6 16L386 362z" fill="url(#beam)"/>
  <path d="m150 300 190-40 70 50 30 50-90 40-210-20z" fill="#c98b2b"/>
  <path d="m340 260 70 50-40 20-90-20z" fill="#20262d"/>
  <path d="m130 380 220 20-30 30-170-10z" fill="#7d5418"/>`,
)

/** A landing pad in the evening. */
const pad = drawing(
  ['#1b1030', '#f08a4b'],
  `<circle cx="360" cy="470" r="120" fill="#ffe0a8"/>
  <path d="M0 560 180 470l150 70 190-120 220 140 180-80 360 110v170H0z" fill="#47233d"/>
  <path d="M0 640 260 590l300 50 340-60 380 70v70H0z" fill="#21121f"/>
  <path d="M700 600h420l40 40H660z" fill="#3a3f47"/>
  <path d="m780 540 130-60 150 20 70 50-40 40H810z" fill="#12161b"/>
  <path d="m910 480 60-46 40 4-20 62z" fill="#12161b"/>
  <path d="M820 590v20m250-20v20" stroke="#12161b" stroke-width="10"/>
  <circle cx="700" cy="596" r="6" fill="#ffb323"/><circle cx="1120" cy="596" r="6" fill="#ffb323"/>`,
)

const paint = async (svg: string): Promise<FittedPicture> => {
  const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return fitPicture(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha())
}

const pictures = [
  {
    author: 'Kestrel_77',
    svg: rock,
    line: 'The last rock of the evening, just before it cracked',
    isPublic: true,
  },
  { author: 'Marlin_Voss', svg: pad, line: 'Home before midnight, as promised', isPublic: false },
]

export const missionPictureRows = (
  plans: readonly PlannedPost[],
  userIds: Ids,
  crewIds: Ids,
  now: Date,
): Promise<Insertable<MissionPicturesTable>[]> => {
  const plan = plans.find(({ post }) => post.title === title)
  const completed = (plan && momentsOf(plan).completed_at) ?? now
  return Promise.all(
    pictures.map(async ({ author, svg, line, isPublic }, index) => ({
      ...(await paint(svg)),
      crew_id: idOf(crewIds, title),
      author_id: idOf(userIds, author),
      line,
      is_public: isPublic,
      created_at: new Date(completed.getTime() + (index + 1) * hourMs),
    })),
  )
}
