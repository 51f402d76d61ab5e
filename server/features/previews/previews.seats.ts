/** The seat map of a crew: taken seats solid, free ones dashed, closed ones faint, grouped by role. */

import { countSeats, type SeatCount } from '#contract/crews/seats.ts'
import type { PreviewedCrew } from '#contract/previews/version.ts'
import { roleGlyphOf } from '#contract/roles/glyphs.ts'
import type { IconName } from './previews.icons.ts'
import { colors, drawIcon } from './previews.look.ts'

/** The area for the seats, and the largest size of a seat. */
interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly largest: number
}

type SeatState = 'taken' | 'free' | 'closed'

interface Seat {
  readonly state: SeatState
  readonly glyph: IconName
}

/** From this many seats on they are drawn as one bar. */
export const barFrom = 25

export const isOver = ({ displayStatus }: Pick<PreviewedCrew, 'displayStatus'>): boolean =>
  displayStatus === 'completed' || displayStatus === 'cancelled'

/** The leader first, then the roles in the order of the post, then the seats without a role. */
const groupsOf = (crew: PreviewedCrew): Seat[][] => {
  const seats = countSeats(crew)
  const group = ({ taken, free, closed }: SeatCount, glyph: IconName): Seat[] => [
    ...Array.from({ length: taken }, () => ({ state: 'taken', glyph }) as const),
    ...Array.from({ length: free }, () => ({ state: isOver(crew) ? 'closed' : 'free', glyph }) as const),
    ...Array.from({ length: closed }, () => ({ state: 'closed', glyph }) as const),
  ]
  return [
    group({ taken: 1, free: 0, closed: 0 }, 'crown'),
    ...crew.roles.map((role, i) =>
      group(
        seats.roles[i] ?? { taken: 0, free: 0, closed: 0 },
        roleGlyphOf(role.roleName, role.roleCategory),
      ),
    ),
    group(seats.any, 'user'),
  ].filter((seats) => seats.length > 0)
}

const drawSeat = ({ state, glyph }: Seat, x: number, y: number, size: number): string => {
  const height = size * 0.9
  const line = Math.max(2, size * 0.05)
  const isTaken = state === 'taken'
  const shape = isTaken
    ? `<rect x="${x}" y="${y}" width="${size}" height="${height}" rx="${size * 0.24}" fill="${colors.seatFill}"/>`
    : `<rect x="${x + line / 2}" y="${y + line / 2}" width="${size - line}" height="${height - line}" rx="${size * 0.22}" ` +
      `fill="none" stroke="${colors.seatFree}" stroke-width="${line}"${state === 'free' ? ` stroke-dasharray="${size * 0.12} ${size * 0.1}"` : ''}/>`
  const back = `<rect x="${x + 1}" y="${y + height + size * 0.09}" width="${size - 2}" height="${size * 0.1}" rx="${size * 0.05}" fill="${isTaken ? colors.seatFill : colors.seatFree}"/>`
  const inset = size * 0.24
  const icon = drawIcon(
    glyph,
    x + inset,
    y + (height - (size - 2 * inset)) / 2,
    size - 2 * inset,
    isTaken ? colors.onSeat : colors.seatFree,
    2,
  )
  return `<g${state === 'closed' ? ' opacity=".4"' : ''}>${shape}${back}${icon}</g>`
}

interface Placed {
  readonly seat: Seat
  readonly x: number
  readonly row: number
}

/** In rows of equal length. */
const place = (groups: readonly (readonly Seat[])[], size: number, rows: number): Placed[] => {
  const perRow = Math.ceil(groups.flat().length / rows)
  const placed: Placed[] = []
  let x = 0
  for (const group of groups) {
    for (const seat of group) {
      if (placed.length > 0 && placed.length % perRow === 0) x = 0
      placed.push({ seat, x, row: Math.floor(placed.length / perRow) })
      x += size * 1.14
    }
    x += size * 0.22
  }
  return placed
}

/** The largest come first. */
const layouts = [
  ...[62, 54, 46, 40, 36, 32, 30].map((size) => ({ size, rows: 1 })),
  ...[30, 28, 26, 24].map((size) => ({ size, rows: 2 })),
]
const rowHeight = 1.34

/** As large as all seats fit, up to the largest size; vertically centred. */
const drawMap = (crew: PreviewedCrew, { x, y, width, height, largest }: Room): string => {
  const groups = groupsOf(crew)
  const endOf = (layout: (typeof layouts)[number]) =>
    Math.max(...place(groups, layout.size, layout.rows).map((seat) => seat.x)) + layout.size
  const allowed = layouts.filter(({ size }) => size <= largest)
  const { size, rows } = allowed.find((layout) => endOf(layout) <= width) ?? { size: 22, rows: 2 }
  const top = y + (height - rows * size * rowHeight + size * 0.2) / 2
  return place(groups, size, rows)
    .map((each) => drawSeat(each.seat, x + each.x, top + each.row * size * rowHeight, size))
    .join('')
}

const drawBar = (crew: PreviewedCrew, { x, y, width, height }: Room): string => {
  const middle = y + height / 2
  const share = Math.min(1, crew.currentCrewSize / crew.maxCrewSize)
  return (
    `<rect x="${x}" y="${middle - 14}" width="${width * share}" height="28" rx="8" fill="${colors.seatFill}"/>` +
    `<rect x="${x + 1}" y="${middle - 13}" width="${width - 2}" height="26" rx="7" fill="none" stroke="${colors.seatFree}" stroke-width="2"/>`
  )
}

export const drawSeats = (crew: PreviewedCrew, room: Room): string =>
  (crew.maxCrewSize >= barFrom ? drawBar : drawMap)(crew, room)
