import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { useCrew } from '#web/features/crews/crews.queries.ts'
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
  const loadPanel = useEffectEvent(() => void load())
  useEffect(() => {
    if (isShown) loadPanel()
  }, [isShown])
  const close = () => {
    removePostedCrew()
    setClosed(true)
  }
  return isShown && PostedPanel ? <PostedPanel crew={crew} onClose={close} /> : null
}
