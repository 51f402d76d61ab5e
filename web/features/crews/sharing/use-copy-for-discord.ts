import type { CrewDetails } from '#contract/crews/crews.ts'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import { discordText } from './discord-text.ts'

export const crewLink = (id: number): string => `${window.location.origin}/crew/${id}`

/** Copies a post for Discord. */
export const useCopyForDiscord = (crew: CrewDetails) => {
  const copy = useCopy()
  return () => copy(discordText(crew, crewLink(crew.id)))
}
