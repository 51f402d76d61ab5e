/** Hours that are painted and not saved yet, stored in this tab. */
import { hoursInWeek } from '#contract/users/week-hours.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'

const key = 'painted-hours'

export const loadPaintedHours = (userId: number): boolean[] | undefined => {
  const hours = loadInput<{ hours: unknown[] }>(key, userId, { hours: [] })?.hours
  return hours?.length === hoursInWeek ? hours.map((isPlayed) => isPlayed === true) : undefined
}

export const storePaintedHours = (userId: number, hours: boolean[] | undefined): void => {
  if (hours) saveInput(key, userId, { hours })
  else deleteInput(key)
}
