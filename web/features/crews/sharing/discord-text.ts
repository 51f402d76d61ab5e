import type { CrewDetails } from '#contract/crews/crews.ts'
import { countSeats } from '#contract/crews/seats.ts'
import { discordStamp, escapeForDiscord } from '#contract/wire/discord.ts'
import { m } from '#texts'
import { freeSeats, isOver, languagesOf, locationText } from '#web/features/crews/crew-facts.ts'
import { formatReward } from '#web/features/crews/crew-formats.ts'
import { experienceLabel, serverNames } from '#web/features/crews/crew-texts.ts'
import { missionEnd, type TimedMission } from '#web/features/crews/time/mission-time.ts'
import { languageName } from '#web/i18n/format.ts'
import { payText, roleNameText } from '#web/i18n/role-labels.ts'

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
    | 'roles'
    | 'rewardUec'
    | 'experienceLevel'
    | 'primaryLanguage'
    | 'requiredLanguages'
    | 'authorName'
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

const times = (count: number): string => (count > 1 ? `${count} × ` : '')

/** The free seats by name, each with what it earns. */
const seatsLines = (crew: SharedCrew): string[] => {
  const { any, roles } = countSeats(crew)
  const named = crew.roles.flatMap((role, i) => {
    const free = roles[i]?.free ?? 0
    return free > 0
      ? [`${times(free)}${escapeForDiscord(roleNameText(role.roleName))} (${payText(role)})`]
      : []
  })
  if (any.free > 0) named.push(`${times(any.free)}${m.crews_any_seat()}`)
  return crew.roles.length > 0 && named.length > 0
    ? [m.crew_page_share_seats({ seats: named.join(', ') })]
    : []
}

const levelText = ({ experienceLevel }: SharedCrew): string => {
  if (experienceLevel === null) return m.crew_page_share_any_level()
  return experienceLevel === 'beginner'
    ? m.crew_page_share_beginners()
    : m.crew_page_share_experience({ level: experienceLabel(experienceLevel) })
}

/** What decides whether a reader can come: free seats, pay, languages and level. */
const offerLines = (crew: SharedCrew): string[] =>
  isOver(crew)
    ? []
    : [
        m.crews_free({ free: freeSeats(crew), total: crew.maxCrewSize }),
        ...seatsLines(crew),
        ...(crew.rewardUec ? [m.crew_page_share_pay({ pay: formatReward(crew.rewardUec) })] : []),
        `${m.crew_page_share_languages({ languages: languagesOf(crew).map(languageName).join(', ') })} · ${levelText(crew)}`,
      ]

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
    ...offerLines(crew),
    ...(crew.authorName ? [m.crew_page_share_leader({ name: escapeForDiscord(crew.authorName) })] : []),
    link,
  ]
  return lines.join('\n')
}
