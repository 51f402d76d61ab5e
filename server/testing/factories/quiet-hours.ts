import type { QuietHours } from '#contract/notices/quiet-hours-form.ts'
import { localTextOf } from '#contract/wire/zoned-time.ts'

const hourMs = 60 * 60_000

/** Quiet hours that have begun an hour ago and last another one. */
export const quietAround = (now: Date, zone: string, urgentPasses = false): QuietHours => {
  const clock = (hours: number) =>
    localTextOf(new Date(now.getTime() + hours * hourMs), zone).slice('yyyy-mm-ddT'.length)
  return { isOn: true, from: clock(-1), to: clock(1), urgentPasses }
}
