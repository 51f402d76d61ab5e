import type { CrewSummary } from '#contract/crews/crews.ts'
import { daysAway } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import type { Layout } from '#web/features/crews/board/live/steady-list.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { dayLabel } from '#web/features/crews/time/day-texts.ts'
import { missionTime } from '#web/features/crews/time/mission-time.ts'
import { shortDate } from '#web/i18n/short-date.ts'

export interface TimeGroup {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly crews: readonly CrewSummary[]
}

interface GroupHeading {
  readonly key: string
  readonly title: () => string
  readonly note: () => string
  /** Groups are sorted by it. */
  readonly order: number
}

const noNote = () => ''
const underWay: GroupHeading = {
  key: 'now',
  title: m.board_group_now,
  note: m.board_group_now_note,
  order: -1,
}
const unscheduled: GroupHeading = { key: 'none', title: m.board_group_none, note: noNote, order: 1e15 }
const earlierToday: GroupHeading = {
  key: 'earlier-today',
  title: m.board_group_earlier_today,
  note: noNote,
  order: 2e15,
}
const earlier: GroupHeading = { key: 'earlier', title: m.board_group_earlier, note: noNote, order: 3e15 }

/** The group depends on when the list was laid out, so that rows stay; the name of the day follows the clock. */
const headingOf = (crew: CrewSummary, placedAt: Date, now: Date, zone: string): GroupHeading => {
  const mission = missionTime(crew)
  // A cancelled mission stays on the day it was planned for.
  const start = (mission?.status === 'completed' ? mission.end : null) ?? mission?.start
  if (isOver(crew) && (!start || start <= placedAt)) {
    return start && daysAway(start, placedAt, zone) === 0 ? earlierToday : earlier
  }
  if (crew.displayStatus === 'in_progress' || (start && start <= placedAt)) return underWay
  if (!start) return unscheduled
  const key = dayLabel(start, placedAt, zone)
  const title = dayLabel(start, now, zone)
  const date = shortDate(start, zone)
  const order = start.getTime()
  return { key, title: () => title, note: () => (title === date ? '' : date), order }
}

const startOf = (crew: CrewSummary): number => missionTime(crew)?.start.getTime() ?? 0

/** Missions under way first, then day by day, then those without a start, then those that are over. */
export const groupByTime = ({ shown, placed, placedAt }: Layout, now: Date, zone: string): TimeGroup[] => {
  const fresh = new Map(shown.map((crew) => [crew.id, crew]))
  const groups = new Map<string, { heading: GroupHeading; crews: CrewSummary[] }>()
  for (const crew of placed) {
    const heading = headingOf(crew, placedAt, now, zone)
    const group = groups.get(heading.key)
    if (group) group.crews.push(crew)
    else groups.set(heading.key, { heading, crews: [crew] })
  }
  return [...groups.values()]
    .map(({ heading, crews }) => {
      const sorted = crews.toSorted((one, other) => startOf(one) - startOf(other))
      // Missions that are over: the latest first.
      return { heading, crews: heading.order > unscheduled.order ? sorted.reverse() : sorted }
    })
    .sort((one, other) => one.heading.order - other.heading.order)
    .map(({ heading, crews }) => ({
      key: heading.key,
      title: heading.title(),
      note: heading.note(),
      crews: crews.map((crew) => fresh.get(crew.id) ?? crew),
    }))
}

/** One group, in the order of the list. */
export const bestFirst = ({ shown }: Layout): TimeGroup[] => [
  { key: 'match', title: m.board_group_match(), note: '', crews: shown },
]

/** One group: what is called like the search comes before what only mentions it. */
export const foundFirst = ({ shown }: Layout): TimeGroup[] => [
  { key: 'found', title: m.board_group_found(), note: '', crews: shown },
]
