import type { CrewDetails } from '#contract/crews/crews.ts'
import { discordStamp, escapeForDiscord } from '#contract/wire/discord.ts'
import { m } from '#texts'
import { freeSeats, isOver, locationText } from '#web/features/crews/crew-facts.ts'
import { serverNames } from '#web/features/crews/crew-texts.ts'
import { missionEnd, type TimedMission } from '#web/features/crews/time/mission-time.ts'

type SharedCrew = TimedMission &
  Pick<
    CrewDetails,
    | 'title'
    | 'shipName'
    | 'currentCrewSize'
    | 'maxCrewSize'
    | 'location'
    | 'startLocation'
    | 'endLocation'
    | 'region'
    | 'gameVersion'
  >

/** When it starts; for a mission that is over, that it is, and since when. */
const timeLines = (crew: SharedCrew): string[] => {
  if (!isOver(crew)) {
    if (!crew.scheduledTime) return []
    const start = new Date(crew.scheduledTime)
    return [`${discordStamp(start, 'F')} (${discordStamp(start, 'R')})`]
  }
  const end = missionEnd(crew)
  const text = crew.displayStatus === 'completed' ? m.crews_mission_completed() : m.crews_mission_cancelled()
  return [end ? `${text}, ${discordStamp(end, 'D')}` : text]
}

/** A post for Discord. Its time stamps show in the time zone and language of their reader. */
export const discordText = (crew: SharedCrew, link: string): string => {
  const place = locationText(crew)
  const server = serverNames(crew).join(', ')
  const lines = [
    `**${escapeForDiscord(crew.title)}**`,
    ...timeLines(crew),
    ...(place ? [m.crew_page_share_place({ place: escapeForDiscord(place) })] : []),
    ...(server ? [m.regions_server({ server })] : []),
    ...(crew.shipName ? [m.crews_ship({ name: escapeForDiscord(crew.shipName) })] : []),
    ...(isOver(crew) ? [] : [m.crews_free({ free: freeSeats(crew), total: crew.maxCrewSize })]),
    link,
  ]
  return lines.join('\n')
}
