/** The picture of a crew: what it is about, when it starts, and which seats are free. */
import type { DisplayStatus } from '#contract/crews/crews.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { type PreviewedCrew, previewLocale, previewSize } from '#contract/previews/version.ts'
import { dateText, timeText } from '#contract/wire/date-texts.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { zoneCityIn, zoneOffsetText } from '#contract/wire/zone-cities.ts'
import { m } from '#texts'
import { activityName } from './previews.activities.ts'
import { widthOf } from './previews.fonts.ts'
import { cleanText, drawText, fitLine, fitText, readableText } from './previews.lettering.ts'
import {
  activityLooks,
  colors,
  drawFlaps,
  drawLogo,
  drawPanel,
  drawTile,
  flapsWidth,
  logoWidth,
} from './previews.look.ts'
import { barFrom, drawSeats, isOver } from './previews.seats.ts'

const { width, height } = previewSize
const margin = 64
const inner = width - 2 * margin

const placeText = (crew: PreviewedCrew, locale: Locale): string => {
  const [place, from, to] = [crew.location, crew.startLocation, crew.endLocation].map((text) =>
    readableText('text', text),
  )
  if (place) return place
  return from && to ? m.crews_route({ from, to }, { locale }) : (from ?? to ?? '')
}

const statusLooks: Record<DisplayStatus, { text: typeof m.crews_status_open; color: string; soft: string }> =
  {
    open: { text: m.crews_status_open, color: colors.open, soft: colors.openSoft },
    in_progress: { text: m.crews_status_in_progress, color: colors.live, soft: colors.liveSoft },
    full: { text: m.crews_status_full, color: colors.full, soft: colors.fullSoft },
    completed: { text: m.crews_status_completed, color: colors.text3, soft: colors.fullSoft },
    cancelled: { text: m.crews_status_cancelled, color: colors.danger, soft: colors.dangerSoft },
  }

const drawStatus = (crew: PreviewedCrew, x: number, y: number, locale: Locale): string => {
  const { text, color, soft } = statusLooks[crew.displayStatus]
  const words = crew.expired ? m.crews_post_expired({}, { locale }) : text({}, { locale })
  const size = 26
  return (
    `<rect x="${x}" y="${y}" width="${widthOf('strong', size, words) + 36}" height="44" rx="10" fill="${soft}"/>` +
    drawText(x + 18, y + 31, words, { face: 'strong', size, color })
  )
}

/** Activity and status at the left, the logo of the site at the right. */
const drawHead = (crew: PreviewedCrew, locale: Locale): string => {
  const name = activityName(crew.activity, locale)
  const size = 32
  return [
    drawTile(crew.activity, margin, 52, 64),
    drawText(margin + 84, 96, name, { face: 'strong', size, color: activityLooks[crew.activity].color }),
    drawStatus(crew, margin + 84 + widthOf('strong', size, name) + 24, 62, locale),
    drawLogo(width - margin - logoWidth(46), 61, 46),
  ].join('')
}

const titleSizes = [
  { size: 64, lines: 2 },
  { size: 54, lines: 3 },
  { size: 48, lines: 3 },
]

/** A title that cannot be drawn is replaced by the activity and the place of the mission. */
const headline = (crew: PreviewedCrew, place: string, locale: Locale): string => {
  const title = readableText('title', crew.title)
  if (title) return title
  const name = activityName(crew.activity, locale)
  const where = place && cleanText('title', place)
  return where ? `${name}: ${where}` : name
}

/** The server, if it is not the usual one. */
const serverText = ({ region, gameVersion }: PreviewedCrew, locale: Locale): string => {
  const names = [
    ...(region ? [m.crews_region_name({ region }, { locale })] : []),
    ...(gameVersion === 'live' ? [] : [m.crews_game_version_name({ version: gameVersion }, { locale })]),
  ]
  return names.length > 0 ? m.regions_server({ server: names.join(', ') }, { locale }) : ''
}

/** The title, and in one line the place, the ship and the server; both in the middle of their part of the picture. */
const drawTitle = (crew: PreviewedCrew, locale: Locale): string => {
  const place = placeText(crew, locale)
  const text = headline(crew, place, locale)
  const { size, lines } = fitText('title', text, inner, titleSizes)
  const ship = readableText('text', crew.shipName ?? '')
  const facts = [text.endsWith(place) ? '' : place, ship, serverText(crew, locale)]
    .filter(Boolean)
    .join(' · ')
  const lineHeight = size * 1.14
  const used = lines.length * lineHeight + (facts ? 58 : 0)
  const top = 132 + (268 - used) / 2
  return [
    ...lines.map((line, i) =>
      drawText(margin, top + size * 0.86 + i * lineHeight, line, {
        face: 'title',
        size,
        color: colors.text1,
      }),
    ),
    drawText(margin, top + lines.length * lineHeight + 44, fitLine('text', 32, facts, inner), {
      face: 'text',
      size: 32,
      color: colors.text2,
    }),
  ].join('')
}

/** In UTC, if this machine does not know the zone. */
const startOf = (scheduledTime: string, zone: string, locale: Locale) => {
  const moment = new Date(scheduledTime)
  const shown = timezoneName(zone) ?? 'UTC'
  return {
    time: timeText(moment, shown),
    date: dateText(moment, { locale, zone: shown }, { weekday: 'short', year: true }),
    zone:
      shown === 'UTC'
        ? shown
        : m.crew_page_city_and_offset(
            { city: zoneCityIn(shown, locale), offset: zoneOffsetText(moment, shown) },
            { locale },
          ),
  }
}

const panel = { top: 408, height: 166, time: 528, seats: 520, padding: 28 } as const

const drawTime = (crew: PreviewedCrew, locale: Locale): string => {
  const { top, padding } = panel
  const box = drawPanel(margin, top, panel.time, panel.height, colors.well)
  if (!crew.scheduledTime) {
    const text = m.crews_no_start({}, { locale })
    const middle = top + panel.height / 2 + 11
    return box + drawText(margin + padding, middle, text, { face: 'strong', size: 32, color: colors.text2 })
  }
  const { time, date, zone } = startOf(crew.scheduledTime, crew.timezone, locale)
  const flaps = 62
  const left = margin + padding + flapsWidth(flaps) + 26
  const room = margin + panel.time - padding - left
  const where = fitText('text', cleanText('text', zone), room, [
    { size: 26, lines: 1 },
    { size: 22, lines: 1 },
    { size: 19, lines: 1 },
  ])
  return [
    box,
    drawFlaps(time, margin + padding, top + (panel.height - flaps * 1.22) / 2, flaps, colors.text1),
    drawText(left, top + 77, date, { face: 'strong', size: 30, color: colors.text1 }),
    drawText(left, top + 115, where.lines[0] ?? '', {
      face: 'text',
      size: where.size,
      color: colors.text3,
    }),
  ].join('')
}

const seatsText = (crew: PreviewedCrew, locale: Locale): string => {
  const total = crew.maxCrewSize
  const free = Math.max(0, total - crew.currentCrewSize)
  if (isOver(crew)) return m.crews_crew_of({ total }, { locale })
  return free > 0 ? m.previews_free({ free, total }, { locale }) : m.crews_crew_full({}, { locale })
}

const drawCrew = (crew: PreviewedCrew, locale: Locale): string => {
  const x = width - margin - panel.seats
  const left = x + panel.padding
  const right = width - margin - panel.padding
  const baseline = panel.top + panel.height - 28
  const taken = m.crews_seats_taken({ taken: crew.currentCrewSize, total: crew.maxCrewSize }, { locale })
  return [
    drawPanel(x, panel.top, panel.seats, panel.height, colors.surface),
    drawSeats(crew, { x: left, y: panel.top + 20, width: right - left, height: 92, largest: 62 }),
    drawText(left, baseline, seatsText(crew, locale), { face: 'strong', size: 28, color: colors.text1 }),
    crew.maxCrewSize >= barFrom
      ? drawText(right, baseline, taken, { face: 'text', size: 26, color: colors.text3, anchor: 'end' })
      : '',
  ].join('')
}

export const crewDrawing = (crew: PreviewedCrew): string => {
  const locale = previewLocale(crew)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    drawHead(crew, locale),
    drawTitle(crew, locale),
    drawTime(crew, locale),
    drawCrew(crew, locale),
    '</svg>',
  ].join('')
}
