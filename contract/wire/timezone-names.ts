/** Zones that go by two names: runtimes differ in which of them they know, list and answer with. */

const namesOfToday: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/

/** What the runtime calls the zone, whatever its letters' case; undefined for one it does not know. */
const runtimeName = (zone: string): string | undefined => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The one name of a zone that the runtime calls so. An older runtime may not know the name of today. */
export const nameOfToday = (name: string): string => {
  const today = namesOfToday[name]
  return today && runtimeName(today) ? today : name
}

/** The one name of a zone; undefined for one that the runtime does not know. */
export const timezoneName = (zone: string): string | undefined => {
  // Intl also takes bare offsets such as +01:00, which know no daylight saving: the pattern refuses them.
  const name = zoneName.test(zone) ? runtimeName(zone) : undefined
  return name && nameOfToday(name)
}
