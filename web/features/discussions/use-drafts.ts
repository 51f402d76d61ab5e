import { useEffect, useState } from 'react'
import type { CommentChannel } from '#contract/discussions.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'

type Drafts = Readonly<Record<CommentChannel, string>>

const noDrafts: Drafts = { public: '', crew: '' }

/** What the player has typed in each channel and not sent, saved in this tab: the end of the session does not lose it. */
export const useDrafts = (crewId: number, userId: number | undefined) => {
  const key = `comments-${crewId}`
  const [drafts, setDrafts] = useState<Drafts>(
    () => (userId === undefined ? undefined : loadInput(key, userId, noDrafts)) ?? noDrafts,
  )
  const setDraft = (channel: CommentChannel, text: string) =>
    setDrafts((current) => ({ ...current, [channel]: text }))
  useEffect(() => {
    if (userId === undefined) return
    if (drafts.public === '' && drafts.crew === '') deleteInput(key)
    else saveInput(key, userId, drafts)
  }, [key, userId, drafts])
  return [drafts, setDraft] as const
}
