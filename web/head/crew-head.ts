/** The head of a crew's page: what people read of it where its link is shared. */
import type { CrewDetails } from '#contract/crews/crews.ts'
import { previewPath } from '#contract/previews/version.ts'
import { dateText, timeText } from '#contract/wire/date-texts.ts'
import { m } from '#texts'
import { freeSeats, locationText } from '#web/features/crews/crew-facts.ts'
import { activityLabel } from '#web/features/crews/crew-texts.ts'
import { cityAndOffset } from '#web/features/crews/time/zone-texts.ts'
import { isKnownZone } from '#web/i18n/known-zones.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { limits, type PageHead, pageTitle, siteImage } from './page-head.ts'
import { plainText, sentences } from './plain-text.ts'

/** "Sat 14 Nov 2026, 20:30", in the zone of the post. */
const startText = (start: Date, zone: string): string => {
  const date = dateText(start, { locale: currentLocale(), zone }, { weekday: 'short', year: true })
  return `${date}, ${timeText(start, zone)}`
}

const zoneOf = ({ timezone }: CrewDetails): string => (isKnownZone(timezone) ? timezone : 'UTC')

const startOf = ({ scheduledTime }: CrewDetails): Date | undefined =>
  scheduledTime ? new Date(scheduledTime) : undefined

const whenText = (crew: CrewDetails): string | undefined => {
  const [start, zone] = [startOf(crew), zoneOf(crew)]
  if (!start) return undefined
  return `${m.head_crew_start({ start: startText(start, zone), zone: cityAndOffset(start, zone) })}.`
}

const stateText = (crew: CrewDetails): string => {
  if (crew.expired) return m.head_crew_expired()
  if (crew.displayStatus === 'cancelled') return m.head_crew_cancelled()
  if (crew.displayStatus === 'completed') return m.head_crew_completed()
  const free = freeSeats(crew)
  const seats = free > 0 ? m.head_crew_free({ free, total: crew.maxCrewSize }) : m.head_crew_full()
  return crew.displayStatus === 'in_progress' ? sentences(m.head_crew_under_way(), seats) : seats
}

const whereText = (crew: CrewDetails): string => {
  const activity = activityLabel(crew.activity)
  const place = plainText(locationText(crew), 80)
  return place ? m.head_crew_place({ activity, place }) : m.head_crew_activity({ activity })
}

const minuteMs = 60_000

const endOf = (start: Date, { estimatedDuration }: CrewDetails): Date | undefined =>
  estimatedDuration ? new Date(start.getTime() + estimatedDuration * minuteMs) : undefined

/** An event has a start; a post without one is none. */
const eventOf = (crew: CrewDetails, publicUrl: string): object | undefined => {
  const start = startOf(crew)
  if (!start) return undefined
  const url = `${publicUrl}/crew/${crew.id}`
  const place = plainText(locationText(crew), limits.title)
  const status = crew.displayStatus === 'cancelled' ? 'EventCancelled' : 'EventScheduled'
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: plainText(crew.title, limits.title),
    description: plainText(
      sentences(whereText(crew), stateText(crew), crew.description),
      limits.longDescription,
    ),
    startDate: start.toISOString(),
    endDate: endOf(start, crew)?.toISOString(),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url, ...(place && { name: place }) },
    organizer: {
      '@type': 'Person',
      name: plainText(crew.authorName, limits.title),
      url: `${publicUrl}/profile/${crew.authorId}`,
    },
    maximumAttendeeCapacity: crew.maxCrewSize,
    remainingAttendeeCapacity: freeSeats(crew),
    image: `${publicUrl}${previewPath(crew)}`,
    url,
    inLanguage: crew.primaryLanguage,
    isAccessibleForFree: true,
  }
}

export const crewHead = (crew: CrewDetails, { publicUrl }: { readonly publicUrl: string }): PageHead => {
  const start = startOf(crew)
  const title = plainText(crew.title, 120)
  const text = sentences(whenText(crew), stateText(crew), whereText(crew), crew.description)
  const shared = {
    title: plainText(pageTitle(crew.title), limits.title),
    shareTitle: start ? `${title} · ${startText(start, zoneOf(crew))}` : title,
    description: plainText(text, limits.description),
    type: 'article',
  } as const
  // No search engine lists it, and no preview quotes it, until the moderators have decided.
  if (crew.isHidden) return { ...shared, image: siteImage() }
  const event = eventOf(crew, publicUrl)
  return {
    ...shared,
    canonicalPath: `/crew/${crew.id}`,
    image: { path: previewPath(crew), alt: m.head_crew_picture({ title }) },
    ...(event && { jsonLd: event }),
  }
}
