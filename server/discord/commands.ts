/** The commands of the app, as Discord wants to know them. */
import type {
  APIApplicationCommandBasicOption,
  RESTPutAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { LocalizedText } from '#contract/locales/locales.ts'

export interface CommandOption {
  readonly name: string
  readonly description: LocalizedText
  readonly isRequired?: true
  readonly choices?: readonly { readonly name: LocalizedText; readonly value: string }[]
  /** Of a text that is typed. */
  readonly maxLength?: number
  /** Suggested while it is typed. */
  readonly isSuggested?: true
}

interface Leaf {
  readonly name: string
  readonly description: LocalizedText
  readonly options?: readonly CommandOption[]
}

export interface AppCommand extends Leaf {
  readonly subcommands?: readonly Leaf[]
}

const text = 3
const subcommand = 1

const described = ({ en, de }: LocalizedText) => ({ description: en, description_localizations: { de } })

const optionOf = ({
  name,
  description,
  isRequired,
  choices,
  isSuggested,
  maxLength,
}: CommandOption): APIApplicationCommandBasicOption => {
  const option = {
    type: text,
    name,
    ...described(description),
    required: isRequired === true,
    ...(maxLength !== undefined && { max_length: maxLength }),
  } as const
  if (isSuggested) return { ...option, autocomplete: true }
  return choices
    ? {
        ...option,
        choices: choices.map(({ name: { en, de }, value }) => ({
          name: en,
          name_localizations: { de },
          value,
        })),
      }
    : option
}

const leafOf = ({ name, description, options = [] }: Leaf) => ({
  name,
  ...described(description),
  options: options.map(optionOf),
})

/** For installing the app in a server, and for servers alone: its cards are in channels. */
const inServers = { integration_types: [0], contexts: [0] }

export const commandsOf = (commands: readonly AppCommand[]): RESTPutAPIApplicationCommandsJSONBody =>
  commands.map(({ subcommands, ...command }) => ({
    type: 1,
    ...inServers,
    ...leafOf(command),
    ...(subcommands && {
      options: subcommands.map((each) => ({ type: subcommand, ...leafOf(each) })),
    }),
  }))
