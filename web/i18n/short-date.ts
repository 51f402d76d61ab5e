import { currentLocale } from './language.ts'
import { rememberResults } from './remember-results.ts'

const dateFormat = rememberResults(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
)

const partsOf = (moment: Date, zone: string) =>
  new Map(
    dateFormat(currentLocale() === 'de' ? 'de' : 'en-GB', zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value.replace('.', '')]),
  )

/** Sun, So */
export const shortWeekday = (moment: Date, zone: string): string => partsOf(moment, zone).get('weekday') ?? ''

/** Sun 15 Nov, So 15. Nov */
export const shortDate = (moment: Date, zone: string): string => {
  const parts = partsOf(moment, zone)
  const day = currentLocale() === 'de' ? `${parts.get('day')}.` : parts.get('day')
  return `${parts.get('weekday')} ${day} ${parts.get('month')}`
}
