import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
import { useSuggestions } from '#web/features/suggestions/suggestions.queries.ts'
import { readPostedCrew, removePostedCrew } from './posted-crew.ts'

// Loaded on demand: only who has just posted sees it.
const importPanel = async () => (await import('./PostedPanel.tsx')).PostedPanel

/** The panel about a crew that was posted in this tab, while it is the viewer's and looks for players. */
export function JustPosted() {
  const { Part: PostedPanel, load } = useOnDemand(importPanel)
  const [isClosed, setClosed] = useState(false)
  const postedId = useHydrated() && !isClosed ? readPostedCrew() : undefined
  const { data: crew } = useCrew(postedId)
  const isShown = crew?.viewer?.isAuthor === true && crew.viewer.canEdit
  // The panel comes in one piece, so that the board moves down only once.
  const { data: players, error } = useSuggestions(postedId ?? 0, { enabled: isShown })
  const loadPanel = useEffectEvent(() => void load())
  useEffect(() => {
    if (postedId !== undefined) loadPanel()
  }, [postedId])
  const close = () => {
    removePostedCrew()
    setClosed(true)
  }
  if (!isShown || !PostedPanel || !(players || error)) return null
  return <PostedPanel crew={crew} players={players ?? []} onClose={close} />
}
