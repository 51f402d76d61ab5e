/** Wall-clock time in named zones. The zone of the runtime never matters. */

const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
type Part = (typeof parts)[number]

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (zone: string): Intl.DateTimeFormat => {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(zone, format)
  }
  return format
}

/** What a clock in the zone shows at this moment. */
export const wallClock = (moment: Date, zone: string): Record<Part, number> => {
  const shown = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Object.fromEntries(parts.map((part) => [part, shown.get(part) ?? 0])) as Record<Part, number>
}

const asUtc = (clock: Record<Part, number>): number =>
  Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second)

/** How far the zone's clocks are ahead of UTC, in milliseconds. The moment is a whole second. */
export const offsetAt = (moment: number, zone: string): number =>
  asUtc(wallClock(new Date(moment), zone)) - moment

const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/

const dayMs = 24 * 60 * 60_000

/**
 * The moment that a date-time text means. Text without an offset is wall-clock time in the zone. Undefined for dates and
 * times that do not exist; of an hour that comes twice, the first.
 */
export const momentOf = (text: string, zone: string): Date | undefined => {
  const match = local.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const clock = { year, month, day, hour, minute, second }
  const utc = asUtc(clock)
  const back = new Date(utc)
  const exists =
    back.getUTCFullYear() === year &&
    back.getUTCMonth() === month - 1 &&
    back.getUTCDate() === day &&
    back.getUTCHours() === hour &&
    back.getUTCMinutes() === minute
  if (!exists) return undefined
  if (match[7]) {
    const moment = new Date(text)
    // Invalid for an offset such as +99:99.
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }
  // If the offset changes near this time, the days before and after show both offsets.
  const candidates = [offsetAt(utc - dayMs, zone), offsetAt(utc + dayMs, zone)]
    .map((each) => utc - each)
    .filter((moment) => moment + offsetAt(moment, zone) === utc)
  return candidates.length > 0 ? new Date(Math.min(...candidates)) : undefined
}

const two = (n: number) => String(n).padStart(2, '0')

/** The value of a date-time field: wall-clock time in the zone, to the minute. */
export const localTextOf = (moment: Date, zone: string): string => {
  const { year, month, day, hour, minute } = wallClock(moment, zone)
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** When a day starts in the zone: the day of the moment, or `days` later. */
export const startOfDay = (moment: Date, zone: string, days = 0): Date => {
  const { year, month, day } = wallClock(moment, zone)
  const date = new Date(Date.UTC(year, month - 1, day + days))
  const text = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  // Where daylight saving time skips midnight, the day starts an hour later.
  return momentOf(`${text}T00:00`, zone) ?? momentOf(`${text}T01:00`, zone) ?? date
}

/** From Monday, 0, to Sunday, 6. */
export const weekdayIn = (moment: Date, zone: string): number => {
  const { year, month, day } = wallClock(moment, zone)
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
}
