import { m } from '#texts'
import { readBoard, type StoredBoard, type StoredCrew } from '#web/features/crews/board/stored-board.ts'
import { activityHue } from '#web/features/crews/card/activity-hue.ts'
import { activityLabel, statusLabel } from '#web/features/crews/crew-texts.ts'
import clockStyles from '#web/features/crews/time/ClockTime.module.css'
import { dayLabel, daysAway, shortDate } from '#web/features/crews/time/day-texts.ts'
import { formatTime } from '#web/i18n/format.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { classNames } from '#web/ui/class-names.ts'
import { element } from './element.ts'

const seenText = (seenAt: Date, now: Date, zone: string): string => {
  const time = formatTime(seenAt, zone)
  return daysAway(seenAt, now, zone) === 0
    ? m.app_last_seen_at({ time })
    : m.app_last_seen_on({ date: shortDate(seenAt, zone), time })
}

/** As the board draws it: ClockTime.tsx. */
const clockOf = (time: string): HTMLElement => {
  const [hours = '', minutes = ''] = time.split(':')
  return element(
    'span',
    { className: classNames('clock', clockStyles.time) },
    hours,
    element('span', { className: clockStyles.colon ?? '' }, ':'),
    minutes,
  )
}

const startOf = ({ start }: StoredCrew, now: Date, zone: string): HTMLElement => {
  if (start === null) return element('div', { className: 'start' }, m.crews_no_start())
  const moment = new Date(start)
  return element(
    'div',
    { className: 'start' },
    clockOf(formatTime(moment, zone)),
    element('span', {}, dayLabel(moment, now, zone)),
  )
}

const seatsOf = ({ currentCrewSize: taken, maxCrewSize: total }: StoredCrew): HTMLElement =>
  element('div', { className: 'seats' }, m.crews_seats_taken_label({ taken, total }))

const rowOf = (crew: StoredCrew, now: Date, zone: string): HTMLElement => {
  const status = crew.displayStatus === 'open' ? [] : [` · ${statusLabel(crew.displayStatus)}`]
  const activity = element('span', { className: 'activity' }, activityLabel(crew.activity))
  activity.dataset.act = activityHue(crew.activity)
  return element(
    'li',
    { className: 'row' },
    startOf(crew, now, zone),
    element(
      'div',
      { className: 'mission' },
      element('h3', { lang: crew.primaryLanguage, dir: 'auto' }, crew.title),
      element('p', {}, activity, ...status),
    ),
    seatsOf(crew),
  )
}

const partsOf = ({ seenAt, zone: stored, crews }: StoredBoard, now: Date): HTMLElement[] => {
  const zone = zoneOrBrowserZone(stored)
  return [
    element('h2', { id: 'board-title' }, m.app_last_board()),
    element('p', { className: 'seen' }, seenText(new Date(seenAt), now, zone)),
    element('ul', { className: 'rows' }, ...crews.map((crew) => rowOf(crew, now, zone))),
  ]
}

const emptyParts = (): HTMLElement[] => [
  element('h2', { id: 'board-title' }, m.app_no_board_title()),
  element('p', { className: 'seen' }, m.app_no_board()),
]

/** The last board seen, or that there is none. */
export const boardParts = (now: Date): HTMLElement[] => {
  const board = readBoard()
  return board ? partsOf(board, now) : emptyParts()
}
