import { momentText, nearMomentText } from '#contract/wire/date-texts.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import type { Reader } from './reader.ts'

/** Tonight 19:15, Wed 18 Nov, 19:15. As text: as it is stored with a notice. */
export const momentFor = (moment: Date | string, { locale, zone, now, isReadLater }: Reader): string => {
  const reader = { locale, zone: timezoneName(zone) ?? 'UTC' }
  return (isReadLater ? momentText : nearMomentText)(new Date(moment), now, reader)
}
