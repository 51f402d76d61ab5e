/** The commands that players find in Discord. */
import { activityNames } from '#contract/crews/activity-names.ts'
import { activities, crewLimits, startWindows } from '#contract/crews/fields.ts'
import { linkedSeats, linkedStarts } from '#contract/crews/post-link.ts'
import { seatKinds } from '#contract/crews/seats.ts'
import type { Locale, LocalizedText } from '#contract/locales/locales.ts'
import { languages } from '#contract/wire/languages.ts'
import type { AppCommand, CommandOption } from '#server/discord/commands.ts'
import { languageText } from '#server/discord/language-text.ts'
import { m } from '#texts'
import { linkedStartText, seatKindText, startText } from './discord-app.texts.ts'

type Text = (inputs: object, options: { readonly locale: Locale }) => string

const both = (text: Text): LocalizedText => ({
  en: text({}, { locale: 'en' }),
  de: text({}, { locale: 'de' }),
})

const choicesOf = <Value extends string>(
  values: readonly Value[],
  text: (value: Value, locale: Locale) => string,
): NonNullable<CommandOption['choices']> =>
  values.map((value) => ({ name: { en: text(value, 'en'), de: text(value, 'de') }, value }))

const activity: CommandOption = {
  name: 'activity',
  description: both(m.discord_app_option_activity),
  choices: choicesOf(activities, (value, locale) => activityNames[value][locale]),
}

const language: CommandOption = {
  name: 'language',
  description: both(m.discord_app_option_language),
  choices: choicesOf(languages, languageText),
}

const filters: readonly CommandOption[] = [
  {
    name: 'seat',
    description: both(m.discord_app_option_seat),
    choices: choicesOf(seatKinds, seatKindText),
  },
  activity,
  {
    name: 'when',
    description: both(m.discord_app_option_when),
    choices: choicesOf(startWindows, startText),
  },
  language,
]

const postFields: readonly CommandOption[] = [
  {
    name: 'title',
    description: both(m.discord_app_option_title),
    maxLength: crewLimits.titleLength,
  },
  activity,
  {
    name: 'seat',
    description: both(m.discord_app_option_seat),
    choices: choicesOf(linkedSeats, seatKindText),
  },
  {
    name: 'when',
    description: both(m.discord_app_option_when),
    choices: choicesOf(linkedStarts, linkedStartText),
  },
  language,
]

const beaconMinutes = [30, 60, 120, 180, 240, 360]

export const appCommands: readonly AppCommand[] = [
  {
    name: 'crew',
    description: both(m.discord_app_command_crew),
    subcommands: [
      { name: 'find', description: both(m.discord_app_command_find), options: filters },
      {
        name: 'show',
        description: both(m.discord_app_command_show),
        options: [
          {
            name: 'crew',
            description: both(m.discord_app_option_crew),
            isRequired: true,
            isSuggested: true,
          },
        ],
      },
      { name: 'post', description: both(m.discord_app_command_post), options: postFields },
      {
        name: 'follow',
        description: both(m.discord_app_command_follow),
        options: filters.filter(({ name }) => name !== 'when'),
      },
      {
        name: 'unfollow',
        description: both(m.discord_app_command_unfollow),
        options: [
          {
            name: 'search',
            description: both(m.discord_app_option_search),
            isRequired: true,
            isSuggested: true,
          },
        ],
      },
      { name: 'mine', description: both(m.discord_app_command_mine) },
    ],
  },
  {
    name: 'beacon',
    description: both(m.discord_app_command_beacon),
    options: [
      {
        name: 'minutes',
        description: both(m.discord_app_option_minutes),
        choices: beaconMinutes.map((minutes) => ({
          name: { en: String(minutes), de: String(minutes) },
          value: String(minutes),
        })),
      },
    ],
  },
]
