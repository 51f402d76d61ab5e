/**
 * How a way to Discord and back ended, in the address of the page that it leads to: `discord` of the sign-in page or the
 * settings. Of `banned` the page asks for the rest.
 */
import { choiceOf } from '../wire/choice-of.ts'

const discordOutcomes = [
  'denied',
  'expired',
  'unavailable',
  'busy',
  'incomplete',
  'banned',
  'linked',
  'taken',
  'linked_before',
] as const
export type DiscordOutcome = (typeof discordOutcomes)[number]

export const readDiscordOutcome = (value: unknown): DiscordOutcome | undefined =>
  choiceOf(discordOutcomes, value)
