/** Mentions while they are typed: "@kes" before the caret is the beginning of a name. */
import { typedMention } from '#contract/discussions/mentions.ts'

/** A player aboard. */
export interface Mentionable {
  readonly id: number
  readonly username: string
  readonly displayName: string
}

interface TypedMention {
  /** Where its `@` is. */
  readonly from: number
  readonly beginning: string
}

export const mentionBefore = (text: string, caret: number): TypedMention | undefined => {
  const found = typedMention.exec(text.slice(0, caret))
  return found ? { from: found.index, beginning: found[1] ?? '' } : undefined
}

const mostShown = 5

/** Whose username or name begins like this. */
export const findMentionable = (people: readonly Mentionable[], beginning: string): Mentionable[] => {
  const wanted = beginning.toLowerCase()
  return people
    .filter(({ username, displayName }) =>
      [username, displayName].some((name) => name.toLowerCase().startsWith(wanted)),
    )
    .slice(0, mostShown)
}

/** The text with the whole name, and where the caret belongs then. */
export const completeMention = (
  text: string,
  caret: number,
  { from }: TypedMention,
  { username }: Mentionable,
): { text: string; caret: number } => {
  const rest = text.slice(caret).replace(/^[A-Za-z0-9_-]+/, '')
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + rest.replace(/^ /, ''), caret: before.length }
}
