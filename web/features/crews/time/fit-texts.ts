import type { HoursFit } from '#contract/profiles/week-hours.ts'
import { m } from '#texts'

const texts: Readonly<Record<HoursFit, () => string>> = {
  inside: m.crews_fit_inside,
  partly: m.crews_fit_partly,
  outside: m.crews_fit_outside,
}

export const fitText = (fit: HoursFit): string => texts[fit]()
