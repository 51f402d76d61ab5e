import type { Locale } from '../locales/locales.ts'

/** Cities that name a time zone and are called otherwise in German. */
const germanCities: Readonly<Record<string, string>> = {
  Algiers: 'Algier',
  Athens: 'Athen',
  Belgrade: 'Belgrad',
  Brussels: 'Brüssel',
  Bucharest: 'Bukarest',
  Cairo: 'Kairo',
  Chisinau: 'Chișinău',
  Copenhagen: 'Kopenhagen',
  Damascus: 'Damaskus',
  Havana: 'Havanna',
  'Hong Kong': 'Hongkong',
  Kyiv: 'Kiew',
  Lisbon: 'Lissabon',
  Luxembourg: 'Luxemburg',
  'Mexico City': 'Mexiko-Stadt',
  Moscow: 'Moskau',
  Prague: 'Prag',
  Rome: 'Rom',
  'Sao Paulo': 'São Paulo',
  Shanghai: 'Schanghai',
  Singapore: 'Singapur',
  Tashkent: 'Taschkent',
  Tbilisi: 'Tiflis',
  Tehran: 'Teheran',
  Tokyo: 'Tokio',
  Vienna: 'Wien',
  Warsaw: 'Warschau',
  Zurich: 'Zürich',
}

/** The city a zone is named after: New York, London, UTC. */
export const zoneCityIn = (zone: string, locale: Locale): string => {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return locale === 'de' ? (germanCities[city] ?? city) : city
}

/** How far the zone is ahead of UTC at that moment: UTC+1, UTC+5:30. */
export const zoneOffsetText = (moment: Date, zone: string): string => {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name === 'GMT' ? 'UTC+0' : name.replace('GMT', 'UTC')
}
