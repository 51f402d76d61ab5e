import type { CrewSummary } from '#contract/crews.ts'
import { m } from '#texts'
import type { Layout } from '#web/features/crews/board/live/steady-list.ts'
import { isOver } from '#web/features/crews/crew-facts.ts'
import { dayLabel, daysAway, shortDate } from '#web/features/crews/time/day-texts.ts'

export interface TimeGroup {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly crews: readonly CrewSummary[]
}

interface Place {
  readonly key: string
  readonly title: () => string
  readonly note: () => string
  /** Groups come in this order. */
  readonly order: number
}

const nothing = () => ''
const happening: Place = { key: 'now', title: m.board_group_now, note: m.board_group_now_note, order: -1 }
const unplanned: Place = { key: 'none', title: m.board_group_none, note: nothing, order: 1e15 }
const earlierToday: Place = {
  key: 'earlier-today',
  title: m.board_group_earlier_today,
  note: nothing,
  order: 2e15,
}
const earlier: Place = { key: 'earlier', title: m.board_group_earlier, note: nothing, order: 3e15 }

/** The place is of the moment the list was laid out, the day's name of now. */
const placeOf = (crew: CrewSummary, placedAt: Date, now: Date, zone: string): Place => {
  const start = crew.scheduledTime ? new Date(crew.scheduledTime) : undefined
  if (isOver(crew) && (!start || start <= placedAt)) {
    return start && daysAway(start, placedAt, zone) === 0 ? earlierToday : earlier
  }
  if (crew.displayStatus === 'in_progress' || (start && start <= placedAt)) return happening
  if (!start) return unplanned
  const key = dayLabel(start, placedAt, zone)
  const title = dayLabel(start, now, zone)
  const date = shortDate(start, zone)
  const order = start.getTime()
  return { key, title: () => title, note: () => (title === date ? '' : date), order }
}

const startOf = ({ scheduledTime }: CrewSummary): number => (scheduledTime ? Date.parse(scheduledTime) : 0)

/** The board as departures: what is under way, then day by day, then what has no time, then what is over. */
export const groupByTime = ({ shown, placed, placedAt }: Layout, now: Date, zone: string): TimeGroup[] => {
  const fresh = new Map(shown.map((crew) => [crew.id, crew]))
  const groups = new Map<string, { place: Place; crews: CrewSummary[] }>()
  for (const crew of placed) {
    const place = placeOf(crew, placedAt, now, zone)
    const group = groups.get(place.key)
    if (group) group.crews.push(crew)
    else groups.set(place.key, { place, crews: [crew] })
  }
  return [...groups.values()]
    .map(({ place, crews: members }) => {
      const sorted = members.toSorted((one, other) => startOf(one) - startOf(other))
      // What is over is read from its end.
      return { place, crews: place.order > unplanned.order ? sorted.reverse() : sorted }
    })
    .sort((one, other) => one.place.order - other.place.order)
    .map(({ place, crews: members }) => ({
      key: place.key,
      title: place.title(),
      note: place.note(),
      crews: members.map((crew) => fresh.get(crew.id) ?? crew),
    }))
}
