/** A crew as a message of Discord. Its time stamps are shown in each reader's time zone. */
import { activityNames } from '#contract/crews/activity-names.ts'
import type { CrewSummary, DisplayStatus } from '#contract/crews/crews.ts'
import type { Activity, PostType } from '#contract/crews/fields.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { localRoleName } from '#contract/roles/names.ts'
import { discordStamp, escapeForDiscord } from '#contract/wire/discord.ts'
import { m } from '#texts'
import { languageText } from './language-text.ts'

/** The limits as Discord counts them; `embeds` is for all of a message together. */
const longest = { embeds: 6_000, title: 256, field: 1024, roleName: 100, place: 200 } as const

interface Field {
  readonly name: string
  readonly value: string
  readonly inline: boolean
}

export interface Embed {
  readonly title: string
  readonly url?: string
  readonly description: string
  readonly color: number
  readonly fields: readonly Field[]
}

interface DiscordMessage {
  readonly embeds: readonly Embed[]
  /** No one is notified, whatever the texts contain. */
  readonly allowed_mentions: { readonly parse: readonly never[] }
}

interface Setting {
  readonly locale: Locale
  readonly link: string
}

const statuses = {
  open: { text: m.crews_status_open, color: 0x2f9e5f },
  full: { text: m.crews_status_full, color: 0x8d959e },
  in_progress: { text: m.crews_status_in_progress, color: 0x2f8fd0 },
  completed: { text: m.crews_status_completed, color: 0x646d77 },
  cancelled: { text: m.crews_status_cancelled, color: 0xd05a58 },
} as const satisfies Record<DisplayStatus, { text: unknown; color: number }>

const postTypes = {
  crew_search: m.crews_post_crew_search,
  mission: m.crews_post_mission,
  transport: m.crews_post_transport,
}

const activityText = (activity: Activity | PostType, locale: Locale): string =>
  activity in activityNames
    ? activityNames[activity as Activity][locale]
    : postTypes[activity as PostType]({}, { locale })

const placeText = (crew: CrewSummary, locale: Locale): string => {
  const [place = '', from = '', to = ''] = [crew.location, crew.startLocation, crew.endLocation].map((text) =>
    escapeForDiscord(text, longest.place),
  )
  if (place) return place
  return from && to ? m.crews_route({ from, to }, { locale }) : from || to
}

/** The server, if it is not the usual one. */
const serverText = ({ region, gameVersion }: CrewSummary, locale: Locale): string =>
  [
    ...(region ? [m.crews_region_name({ region }, { locale })] : []),
    ...(gameVersion === 'live' ? [] : [m.crews_game_version_name({ version: gameVersion }, { locale })]),
  ].join(', ')

const isOver = ({ displayStatus }: CrewSummary): boolean =>
  displayStatus === 'completed' || displayStatus === 'cancelled'

/** When the mission starts, since when it has been running, or when it ended. */
const momentText = (crew: CrewSummary, locale: Locale): string => {
  const at = (moment: string | null, style: 'R' | 'D'): string =>
    moment === null ? '' : discordStamp(new Date(moment), style)
  if (isOver(crew)) return at(crew.completedAt ?? crew.cancelledAt, 'D')
  if (crew.displayStatus === 'in_progress') return at(crew.startedAt, 'R')
  if (crew.scheduledTime === null) return m.crews_no_start({}, { locale })
  const start = new Date(crew.scheduledTime)
  return `${discordStamp(start, 'F')} (${discordStamp(start, 'R')})`
}

const statusText = (crew: CrewSummary, locale: Locale): string =>
  crew.expired ? m.crews_post_expired({}, { locale }) : statuses[crew.displayStatus].text({}, { locale })

/** As many as fit; the link leads to the rest. */
const fittingLines = (lines: readonly string[], limit: number): string => {
  let text = ''
  for (const line of lines) {
    if (text.length + line.length + 2 > limit) return `${text}\n…`
    text = text ? `${text}\n${line}` : line
  }
  return text
}

const seatsText = (
  { currentCrewSize, maxCrewSize, roles }: CrewSummary,
  locale: Locale,
  limit: number,
): string => {
  const free = Math.max(0, maxCrewSize - currentCrewSize)
  const lines = roles.map(({ roleName, slotsFilled, slotsNeeded }) => {
    const name = escapeForDiscord(localRoleName(roleName, locale), longest.roleName)
    return `${slotsFilled}/${slotsNeeded} ${name}`
  })
  return fittingLines([m.crews_free({ free, total: maxCrewSize }, { locale }), ...lines], limit)
}

const lengthOf = ({ name, value }: Omit<Field, 'inline'>): number => name.length + value.length

/** Less would leave no room for how many seats are free. */
const seatsRoom = 100

/** In a list of long posts, the facts that fit beside the free seats, and then the roles that fit. */
const fieldsOf = (crew: CrewSummary, locale: Locale, limit: number): Field[] => {
  const facts = [
    { name: m.crews_activity({}, { locale }), value: activityText(crew.activity, locale) },
    { name: m.crews_location({}, { locale }), value: placeText(crew, locale) },
    {
      name: m.crew_page_ship_name({}, { locale }),
      value: escapeForDiscord(crew.shipName ?? '', longest.place),
    },
    { name: m.webhooks_server({}, { locale }), value: serverText(crew, locale) },
    { name: m.webhooks_language({}, { locale }), value: languageText(crew.primaryLanguage, locale) },
  ].filter(({ value }) => value)
  let room = limit - seatsRoom
  const shown = facts.filter((fact) => {
    if (lengthOf(fact) > room) return false
    room -= lengthOf(fact)
    return true
  })
  const name = m.webhooks_seats({}, { locale })
  const seats = seatsText(crew, locale, Math.min(room + seatsRoom - name.length, longest.field))
  return [
    ...(isOver(crew) ? [] : [{ name, value: seats, inline: false }]),
    ...shown.map((fact) => ({ ...fact, inline: true })),
  ]
}

const messageOf = (embed: Embed): DiscordMessage => ({
  embeds: [embed],
  allowed_mentions: { parse: [] },
})

/** `among`: how many there are in the message. */
export const crewEmbed = (crew: CrewSummary, { locale, link }: Setting, among = 1): Embed => {
  const moment = momentText(crew, locale)
  const status = `**${statusText(crew, locale)}**`
  const title = escapeForDiscord(crew.title, longest.title)
  const description = moment ? `${status}\n${moment}` : status
  const room = Math.floor(longest.embeds / among) - title.length - description.length
  return {
    title,
    url: link,
    description,
    color: statuses[crew.displayStatus].color,
    fields: fieldsOf(crew, locale, room),
  }
}

export const crewMessage = (crew: CrewSummary, setting: Setting): DiscordMessage =>
  messageOf(crewEmbed(crew, setting))

/** For a post that is hidden or deleted: none of its content stays in the channel. */
export const hiddenEmbed = (locale: Locale): Embed => ({
  title: m.webhooks_hidden_title({}, { locale }),
  description: m.webhooks_hidden_text({}, { locale }),
  color: statuses.completed.color,
  fields: [],
})

export const hiddenMessage = (locale: Locale): DiscordMessage => messageOf(hiddenEmbed(locale))
