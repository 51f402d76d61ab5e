import { useEffect } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { useCopy } from '#web/ui/overlays/use-copy.ts'

export const crewLink = (id: number): string => `${window.location.origin}/crew/${id}`

const importText = async () => (await import('./discord-text.ts')).discordText

/** Copies a post for Discord. */
export const useCopyForDiscord = (crew: CrewDetails) => {
  const copy = useCopy()
  // Not in the first view, but there before the button is pressed: a browser lets only a click copy, and not for long.
  useEffect(() => {
    importText().catch(() => undefined)
  }, [])
  return async () => {
    const discordText = await loadChunk(importText)
    await copy(discordText(crew, crewLink(crew.id)))
  }
}
