import { m } from '#texts'
import type { Fit } from './game-day.ts'

const within = {
  morning: m.crews_fit_in_morning,
  afternoon: m.crews_fit_in_afternoon,
  evening: m.crews_fit_in_evening,
  night: m.crews_fit_in_night,
}

const reaching = {
  morning: m.crews_fit_reaches_morning,
  afternoon: m.crews_fit_reaches_afternoon,
  evening: m.crews_fit_reaches_evening,
  night: m.crews_fit_reaches_night,
}

export const fitText = (fit: Fit): string => {
  if (fit.kind === 'outside') return m.crews_fit_outside()
  return fit.kind === 'in' ? within[fit.quarter]() : reaching[fit.quarter]()
}
