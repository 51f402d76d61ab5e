import { useEffect, useLayoutEffect, useState } from 'react'
import type { CommentChannel } from '#contract/wire/channels.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'

type Drafts = Readonly<Record<CommentChannel, string>> & {
  /** By the id of the comment that is answered. */
  readonly replies: Readonly<Record<string, string>>
}

const noDrafts: Drafts = { public: '', crew: '', replies: {} }

const textsOf = (saved: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(saved).filter(([, text]) => typeof text === 'string'))

const load = (key: string, userId: number): Drafts => {
  const saved = loadInput(key, userId, noDrafts) ?? noDrafts
  return { ...saved, replies: textsOf(saved.replies) }
}

const isEmpty = (drafts: Drafts): boolean =>
  drafts.public === '' && drafts.crew === '' && Object.keys(drafts.replies).length === 0

/** What the player has typed and not sent, saved in this tab: the end of the session does not lose it. */
export const useDrafts = (crewId: number, userId: number | undefined) => {
  const key = `comments-${crewId}`
  const [drafts, setDrafts] = useState(noDrafts)
  const [isLoaded, setLoaded] = useState(false)
  // The server does not know them, so they come after hydration, unless something was typed meanwhile.
  useLayoutEffect(() => {
    if (userId === undefined) return
    setDrafts((typed) => (isEmpty(typed) ? load(key, userId) : typed))
    setLoaded(true)
  }, [key, userId])
  const setComment = (channel: CommentChannel, text: string) =>
    setDrafts((current) => ({ ...current, [channel]: text }))
  const setReply = (parentId: number, text: string) =>
    setDrafts((current) => {
      const { [parentId]: _, ...others } = current.replies
      return { ...current, replies: text === '' ? others : { ...others, [parentId]: text } }
    })
  useEffect(() => {
    if (userId === undefined || !isLoaded) return
    if (isEmpty(drafts)) deleteInput(key)
    else saveInput(key, userId, drafts)
  }, [key, userId, drafts, isLoaded])
  return { drafts, setComment, setReply }
}
