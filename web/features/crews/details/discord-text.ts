import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { freeSeats, isOver, locationText } from '#web/features/crews/crew-facts.ts'

type SharedCrew = Pick<
  CrewDetails,
  | 'title'
  | 'shipName'
  | 'scheduledTime'
  | 'displayStatus'
  | 'currentCrewSize'
  | 'maxCrewSize'
  | 'location'
  | 'startLocation'
  | 'endLocation'
>

/**
 * Discord would read these characters of a title as formatting, and `@everyone` or `<@1234>` would notify people: a
 * zero-width space after the @ prevents that.
 */
const escapeForDiscord = (text: string): string =>
  text.replace(/[\\*_~`|<>[\]]/g, '\\$&').replaceAll('@', '@\u200b')

/** A post for Discord. Its time stamps show in the time zone and language of whoever reads them. */
export const discordText = (crew: SharedCrew, link: string): string => {
  const seconds = crew.scheduledTime ? Math.floor(Date.parse(crew.scheduledTime) / 1000) : undefined
  const place = locationText(crew)
  const lines = [
    `**${escapeForDiscord(crew.title)}**`,
    ...(seconds === undefined ? [] : [`<t:${seconds}:F> (<t:${seconds}:R>)`]),
    ...(place ? [m.crew_page_share_place({ place: escapeForDiscord(place) })] : []),
    ...(crew.shipName ? [m.crews_ship({ name: escapeForDiscord(crew.shipName) })] : []),
    ...(isOver(crew) ? [] : [m.crews_free({ free: freeSeats(crew), total: crew.maxCrewSize })]),
    link,
  ]
  return lines.join('\n')
}
