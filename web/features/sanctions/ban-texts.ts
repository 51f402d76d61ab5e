import type { AppealStatus } from '#contract/wire/appeal-statuses.ts'
import { m } from '#texts'
import { formatDateTime } from '#web/i18n/format.ts'
import { browserTimezone } from '#web/i18n/known-zones.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'

/** Until when a ban holds, in the zone of the browser: there is no session whose profile could name one. */
export const banEndText = (until: string | null | undefined): string => {
  if (!until) return m.sanctions_banned_permanently()
  const zone = browserTimezone()
  return m.sanctions_banned_until({
    when: formatDateTime(new Date(until), zone),
    zone: zoneCity(zone),
  })
}

export const appealStateTexts: Readonly<Record<AppealStatus, () => string>> = {
  pending: m.sanctions_appeal_pending,
  granted: m.sanctions_appeal_granted,
  denied: m.sanctions_appeal_denied,
}
