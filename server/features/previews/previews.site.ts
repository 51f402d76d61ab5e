/** The picture of the site itself: its name, what it is for, and a piece of the board. */
import type { Activity } from '#contract/crews/fields.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { type PreviewedCrew, previewSize } from '#contract/previews/version.ts'
import { m } from '#texts'
import { drawText, fitText } from './previews.lettering.ts'
import { colors, drawFlaps, drawLogo, drawPanel, drawTile, flapsWidth } from './previews.look.ts'
import { drawSeats } from './previews.seats.ts'

const { width, height } = previewSize
const margin = 64

/** Departures as on the board. They are not real posts, so they have no titles. */
const departures: readonly { time: string; activity: Activity; taken: number; total: number }[] = [
  { time: '19:00', activity: 'combat', taken: 3, total: 6 },
  { time: '19:30', activity: 'rescue', taken: 2, total: 4 },
  { time: '20:30', activity: 'mining', taken: 4, total: 6 },
  { time: '21:00', activity: 'exploration', taken: 1, total: 5 },
]

const seatsOf = (taken: number, total: number): PreviewedCrew => ({
  title: '',
  activity: 'mining',
  location: '',
  startLocation: '',
  endLocation: '',
  shipName: null,
  region: null,
  gameVersion: 'live',
  scheduledTime: null,
  timezone: 'UTC',
  displayStatus: 'open',
  expired: false,
  primaryLanguage: 'en',
  roles: [],
  currentCrewSize: taken,
  maxCrewSize: total,
})

const board = { x: 620, y: 150, width: width - margin - 620, row: 106 } as const

const drawBoard = (): string => {
  const rows = departures.map(({ time, activity, taken, total }, i) => {
    const top = board.y + i * board.row
    const flaps = 36
    const seats = board.x + 28 + flapsWidth(flaps) + 100
    return [
      i > 0 ? `<path d="M${board.x} ${top}h${board.width}" stroke="${colors.line}" stroke-width="2"/>` : '',
      drawFlaps(
        time,
        board.x + 28,
        top + (board.row - flaps * 1.22) / 2,
        flaps,
        i === 0 ? colors.beacon : colors.text1,
      ),
      drawTile(activity, board.x + 28 + flapsWidth(flaps) + 22, top + (board.row - 52) / 2, 52),
      drawSeats(seatsOf(taken, total), {
        x: seats,
        y: top,
        width: board.x + board.width - 20 - seats,
        height: board.row,
        largest: 32,
      }),
    ].join('')
  })
  const all = departures.length * board.row
  return drawPanel(board.x, board.y, board.width, all, colors.surface) + rows.join('')
}

export const siteDrawing = (locale: Locale): string => {
  const claim = fitText('title', m.previews_claim({}, { locale }), board.x - margin - 32, [
    { size: 60, lines: 2 },
    { size: 56, lines: 3 },
    { size: 48, lines: 4 },
  ])
  const about = fitText('text', m.previews_about({}, { locale }), board.x - margin - 48, [
    { size: 28, lines: 3 },
  ])
  const lineHeight = claim.size * 1.1
  const aboutTop = claim.lines.length * lineHeight + 20
  const top = board.y + (departures.length * board.row - aboutTop - about.lines.length * 40) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    drawLogo(margin, 58, 50),
    ...claim.lines.map((line, i) =>
      drawText(margin, top + claim.size * 0.86 + i * lineHeight, line, {
        face: 'title',
        size: claim.size,
        color: colors.text1,
      }),
    ),
    ...about.lines.map((line, i) =>
      drawText(margin, top + aboutTop + 28 + i * 40, line, { face: 'text', size: 28, color: colors.text2 }),
    ),
    drawBoard(),
    '</svg>',
  ].join('')
}
