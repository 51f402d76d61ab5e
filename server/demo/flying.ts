/** When crews flew in the last weeks, as if the site had been busy: evenings and weekends, mostly in Europe. */
import type { Insertable } from 'kysely'
import { flyingLimits } from '#contract/flying/fields.ts'
import { startOfDay } from '#contract/wire/zoned-time.ts'
import type { FlyingDaysTable } from '#server/db/tables/flying.ts'
import { bySlot, type DayFigures, waitingTimes } from '#server/features/flying/flying.figures.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** In UTC, where an evening in Europe is an hour or two earlier. */
const startsAt = (hour: number, isWeekend: boolean): number => {
  const distance = Math.abs(hour - 19)
  const evening = Math.max(0, 5 - distance)
  const night = hour < 4 ? 1 : 0
  return evening + night + (isWeekend && hour > 11 && hour < 19 ? 2 : 0)
}

const dayFigures = (day: Date): DayFigures => {
  const isWeekend = [0, 6].includes(day.getUTCDay())
  const rows = hours.map((hour) => ({ slot: 2 * hour, count: startsAt(hour, isWeekend) }))
  const missions = rows.reduce((sum, { count }) => sum + count, 0)
  const waits = rows.flatMap(({ slot, count }) =>
    Array.from({ length: count }, (_, i) => ({ slot, minutes: 8 + Math.abs(19 - slot / 2) * 9 + i * 7 })),
  )
  const share = (part: number) => Math.round(missions * part)
  return {
    starts: bySlot(rows),
    firstSeat: waitingTimes(waits),
    seats: {
      combat: { missions: share(0.5), offered: share(1.2), wanted: share(1) },
      medical: { missions: share(0.3), offered: share(0.4), wanted: share(0.2) },
      mining: { missions: share(0.3), offered: share(0.6), wanted: share(0.7) },
      transport: { missions: share(0.2), offered: share(0.3), wanted: share(0.3) },
    },
    languages: { en: share(0.6), de: share(0.3), fr: share(0.1) },
    regions: { eu: share(0.6), us: share(0.2) },
  }
}

export const flyingRows = (now: Date): Insertable<FlyingDaysTable>[] =>
  Array.from({ length: flyingLimits.weeks * 7 }, (_, i) => {
    const day = startOfDay(now, 'UTC', -1 - i)
    return { day, figures: JSON.stringify(dayFigures(day)) }
  })
