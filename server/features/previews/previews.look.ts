/** Colours and shapes that all pictures share: the dark look of web/ui/tokens.css. */
import type { Activity, PostType } from '#contract/crews/fields.ts'
import { widthOf } from './previews.fonts.ts'
import { type IconName, iconShapes } from './previews.icons.ts'
import { drawText } from './previews.lettering.ts'

export const colors = {
  background: '#0a0d11',
  surface: '#101419',
  well: '#0c1014',
  flap: '#1e242b',
  line: '#242b32',
  text1: '#edf0f4',
  text2: '#b4bbc3',
  text3: '#8d959e',
  beacon: '#ffb323',
  open: '#6ad895',
  openSoft: '#12261c',
  live: '#6fc8ff',
  liveSoft: '#10242f',
  full: '#b4bbc3',
  fullSoft: '#232a31',
  danger: '#ff9492',
  dangerSoft: '#301a1c',
  seatFill: '#c7cdd4',
  onSeat: '#12181e',
  seatFree: '#646d77',
} as const

export const activityLooks: Readonly<Record<Activity | PostType, { color: string; icon: IconName }>> = {
  mining: { color: '#eaa672', icon: 'pickaxe' },
  cargo: { color: '#d3b465', icon: 'container' },
  combat: { color: '#f8989b', icon: 'crosshair' },
  exploration: { color: '#5dcfaf', icon: 'compass' },
  racing: { color: '#ec99c8', icon: 'gauge' },
  social: { color: '#c0a7f8', icon: 'martini' },
  trading: { color: '#a2c674', icon: 'arrowLeftRight' },
  salvage: { color: '#46ccda', icon: 'recycle' },
  transport: { color: '#8fb7ff', icon: 'route' },
  rescue: { color: '#f79d81', icon: 'lifeBuoy' },
  escort: { color: '#66c3f6', icon: 'shield' },
  crew_search: { color: '#b4bbc3', icon: 'users' },
  mission: { color: '#b4bbc3', icon: 'users' },
}

/** The colour of a player without a picture, as on the page. */
export const hueOf = (name: string): string => {
  const hues = Object.values(activityLooks).slice(0, 11)
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length]?.color ?? colors.text2
}

export const drawIcon = (
  name: IconName,
  x: number,
  y: number,
  size: number,
  color: string,
  width = 1.75,
): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${color}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round">${iconShapes[name]}</g>`

/** The icon of an activity on its tinted square. */
export const drawTile = (activity: Activity | PostType, x: number, y: number, size: number): string => {
  const { color, icon } = activityLooks[activity]
  const inset = size * 0.22
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.25}" fill="${color}" fill-opacity=".14"/>` +
    drawIcon(icon, x + inset, y + inset, size - 2 * inset, color)
  )
}

const name = 'CrewBeacon'

/** The mark and the name, from the left. */
export const drawLogo = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 26})" fill="none" stroke-width="2.4" stroke-linecap="round">` +
  `<path d="M20.4 5.6A10.5 10.5 0 1 0 20.4 20.4" stroke="${colors.text1}"/>` +
  `<path d="M16.9 9.1a5.5 5.5 0 1 0 0 7.8" stroke="${colors.text1}" opacity=".55"/>` +
  `<circle cx="13" cy="13" r="2.4" fill="${colors.beacon}"/><circle cx="22.6" cy="13" r="2" fill="${colors.beacon}"/></g>` +
  drawText(x + size * 1.24, y + size * 0.76, name, { face: 'title', size: size * 0.72, color: colors.text1 })

export const logoWidth = (size: number): number => size * 1.24 + widthOf('title', size * 0.72, name)

export const drawPanel = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="20" fill="${fill}" ` +
  `stroke="${colors.line}" stroke-width="2"/>`

const drawFlap = (digit: string, x: number, y: number, size: number, color: string): string => {
  const [width, height] = [size * 0.72, size * 1.22]
  const look = { face: 'data', size, color, anchor: 'middle' } as const
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${size * 0.1}" fill="${colors.flap}"/>` +
    drawText(x + width / 2, y + height * 0.715, digit, look) +
    `<path d="M${x} ${y + height / 2}h${width}" stroke="${colors.background}" stroke-width="2" opacity=".5"/>`
  )
}

/** A time on split flaps, one for each digit. */
export const drawFlaps = (time: string, x: number, y: number, size: number, color: string): string => {
  const [flap, gap, colon] = [size * 0.72, size * 0.06, size * 0.3]
  let left = x
  return [...time]
    .map((character) => {
      const at = left
      left += (character === ':' ? colon : flap) + gap
      if (character !== ':') return drawFlap(character, at, y, size, color)
      const [middle, radius] = [at + colon / 2, size * 0.065]
      return [0.4, 0.82]
        .map((share) => `<circle cx="${middle}" cy="${y + size * share}" r="${radius}" fill="${color}"/>`)
        .join('')
    })
    .join('')
}

/** How wide `drawFlaps` draws `20:30`. */
export const flapsWidth = (size: number): number => size * (4 * 0.72 + 0.3 + 4 * 0.06)
