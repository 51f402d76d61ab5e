/**
 * Start and duration are typed into two fields each and kept as one text, as they are typed: "2026-11-20T" is a day
 * without a time, ":30" a duration without hours. So half a start is refused, whatever the browser makes of its fields.
 */
import { parseWholeNumber } from '#web/forms/whole-number.ts'

interface TypedStart {
  readonly day: string
  readonly time: string
}

export const splitStart = (text: string): TypedStart => {
  const [day = '', time = ''] = text.split('T')
  return { day, time }
}

export const joinStart = (day: string, time: string): string => `${day}T${time}`

const clock = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?\s*(am|pm|uhr)?$/i

/** 20:00 for what stands for it: 20, 2000, 20.00, 8 pm. Anything else stays as it is. */
export const readTime = (typed: string): string => {
  const [, hours = '', minutes = '00', half = ''] = clock.exec(typed.trim()) ?? []
  const isHalf = /^[ap]m$/i.test(half)
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours)
  const exists = hours !== '' && hour < 24 && !(isHalf && Number(hours) > 12)
  return exists ? `${String(hour).padStart(2, '0')}:${minutes}` : typed
}

/** The start as a clock of the post's zone shows it. */
export const startText = (text: string): string => {
  if (text === '') return ''
  const { day, time } = splitStart(text)
  return joinStart(day, readTime(time))
}

/** Whether only one of day and time is there. */
export const isHalfStart = (text: string): boolean => {
  const { day, time } = splitStart(text)
  return text !== '' && (day === '' || time.trim() === '')
}

export const splitDuration = (text: string): { readonly hours: string; readonly minutes: string } => {
  const [hours = '', minutes = ''] = text.split(':')
  return { hours, minutes }
}

export const joinDuration = (hours: string, minutes: string): string =>
  hours === '' && minutes === '' ? '' : `${hours}:${minutes}`

/** Null for an empty text, NaN for what is not a duration. */
export const parseDuration = (text: string): number | null => {
  const { hours, minutes } = splitDuration(text)
  const [whole, rest] = [parseWholeNumber(hours), parseWholeNumber(minutes)]
  if (whole === null && rest === null) return null
  // A minus would shorten the other part.
  if ((whole ?? 0) < 0 || (rest ?? 0) < 0) return Number.NaN
  return (whole ?? 0) * 60 + (rest ?? 0)
}

export const durationText = (total: number | null): string =>
  total === null ? '' : joinDuration(String(Math.floor(total / 60)), String(total % 60))
