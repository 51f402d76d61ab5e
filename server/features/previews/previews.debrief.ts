/** The picture of a mission that was flown, to be shown elsewhere: who flew, how long, and what it was. No amounts. */
import type { Locale } from '#contract/locales/locales.ts'
import { type PreviewedCrew, previewLocale, previewSize } from '#contract/previews/version.ts'
import { m } from '#texts'
import { activityName } from './previews.activities.ts'
import { widthOf } from './previews.fonts.ts'
import { cleanText, drawText, fitText } from './previews.lettering.ts'
import { activityLooks, colors, drawIcon, drawLogo, drawTile, hueOf, logoWidth } from './previews.look.ts'

const { width, height } = previewSize
const margin = 64

export interface FlownMission
  extends Pick<PreviewedCrew, 'title' | 'activity' | 'primaryLanguage' | 'timezone'> {
  readonly startedAt: Date
  readonly completedAt: Date
  /** The leader first. */
  readonly aboard: readonly { readonly name: string; readonly face: Buffer | undefined }[]
}

/** Planets and their orbits, behind everything. */
const sky =
  '<circle cx="1010" cy="420" r="250" fill="#15222b"/>' +
  '<path d="M820 260a250 250 0 0 0 300 380A250 250 0 0 1 820 260Z" fill="#101a21"/>' +
  `<g fill="none" stroke="${colors.line}" stroke-width="2">` +
  '<circle cx="1010" cy="420" r="330"/><circle cx="1010" cy="420" r="420"/><circle cx="1010" cy="420" r="520"/></g>' +
  `<circle cx="690" cy="500" r="8" fill="${colors.beacon}"/>`

const face = { size: 96, gap: 16, top: 440, most: 7 } as const

const drawFace = ({ name, face: picture }: FlownMission['aboard'][number], i: number): string => {
  const { size, gap, top } = face
  const x = margin + i * (size + gap)
  const [initial] = cleanText('strong', name)
  const frame = `<rect x="${x}" y="${top}" width="${size}" height="${size}" rx="24" fill="${colors.flap}"/>`
  const drawn = () => {
    if (picture) {
      return (
        `<clipPath id="face-${i}"><rect x="${x}" y="${top}" width="${size}" height="${size}" rx="24"/></clipPath>` +
        `<image x="${x}" y="${top}" width="${size}" height="${size}" clip-path="url(#face-${i})" ` +
        `href="data:image/png;base64,${picture.toString('base64')}"/>`
      )
    }
    const color = hueOf(name)
    return initial
      ? drawText(x + size / 2, top + size * 0.65, initial.toUpperCase(), {
          face: 'strong',
          size: 46,
          color,
          anchor: 'middle',
        })
      : drawIcon('user', x + size * 0.25, top + size * 0.25, size / 2, color)
  }
  const seat = `<rect x="${x + 1}" y="${top + size + 9}" width="${size - 2}" height="9" rx="4.5" fill="${colors.seatFill}"/>`
  return frame + drawn() + seat
}

const drawFaces = ({ aboard }: FlownMission): string => {
  const { size, gap, top, most } = face
  const shown = aboard.length > most ? aboard.slice(0, most - 1) : aboard
  const left = aboard.length - shown.length
  const more = drawText(margin + shown.length * (size + gap) + 8, top + size * 0.65, `+${left}`, {
    face: 'strong',
    size: 42,
    color: colors.text2,
  })
  return shown.map(drawFace).join('') + (left > 0 ? more : '')
}

const durationText = ({ startedAt, completedAt }: FlownMission, locale: Locale): string => {
  const total = Math.max(1, Math.round((completedAt.getTime() - startedAt.getTime()) / 60_000))
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours === 0) return m.crews_minutes({ minutes }, { locale })
  return minutes === 0
    ? m.crews_hours({ hours }, { locale })
    : m.crews_hours_minutes({ hours, minutes }, { locale })
}

const dateText = ({ startedAt, timezone }: FlownMission, locale: Locale): string => {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone,
    }).format(startedAt)
  try {
    return format(timezone)
  } catch {
    // This machine does not know the zone.
    return format('UTC')
  }
}

const drawTitle = (mission: FlownMission, locale: Locale): string => {
  const title = cleanText('title', mission.title) || activityName(mission.activity, locale)
  const { size, lines } = fitText('title', title, width - 2 * margin, [
    { size: 64, lines: 2 },
    { size: 54, lines: 3 },
    { size: 46, lines: 4 },
  ])
  const lineHeight = size * 1.14
  const top = 140 + (280 - lines.length * lineHeight) / 2
  return lines
    .map((line, i) =>
      drawText(margin, top + size * 0.86 + i * lineHeight, line, {
        face: 'title',
        size,
        color: colors.text1,
      }),
    )
    .join('')
}

export const debriefDrawing = (mission: FlownMission): string => {
  const locale = previewLocale(mission)
  const { color } = activityLooks[mission.activity]
  const name = activityName(mission.activity, locale)
  const flown = m.previews_flown({ date: dateText(mission, locale) }, { locale })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    sky,
    drawTile(mission.activity, margin, 52, 64),
    drawText(margin + 84, 96, name, { face: 'strong', size: 32, color }),
    drawText(margin + 84 + widthOf('strong', 32, name) + 20, 96, flown, {
      face: 'text',
      size: 28,
      color: colors.text2,
    }),
    drawLogo(width - margin - logoWidth(46), 61, 46),
    drawTitle(mission, locale),
    drawFaces(mission),
    drawText(width - margin, face.top + face.size * 0.72, durationText(mission, locale), {
      face: 'data',
      size: 54,
      color: colors.text1,
      anchor: 'end',
    }),
    '</svg>',
  ].join('')
}
