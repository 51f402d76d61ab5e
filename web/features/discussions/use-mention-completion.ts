import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { completeMention, findMentionable, type Mentionable, mentionBefore } from './chat-mentions.ts'

interface Options {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly people: readonly Mentionable[]
  readonly text: string
  readonly onTyped: (text: string) => void
}

/** Offers those aboard while a mention is typed. The arrow keys choose, Enter and Tab take, Escape closes. */
export const useMentionCompletion = ({ area, people, text, onTyped }: Options) => {
  const listId = useId()
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  const nextCaret = useRef<number>(undefined)
  const mention = caret === undefined ? undefined : mentionBefore(text, caret)
  const found = mention ? findMentionable(people, mention.beginning) : []
  const active = found[Math.min(chosen, found.length - 1)]
  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })
  const close = () => setCaret(undefined)
  const take = (person: Mentionable) => {
    if (!mention || caret === undefined) return
    const completed = completeMention(text, caret, mention, person)
    nextCaret.current = completed.caret
    onTyped(completed.text)
    close()
    area.current?.focus()
  }
  const optionId = ({ id }: Mentionable) => `${listId}-${id}`
  return {
    found,
    active,
    listId,
    optionId,
    take,
    close,
    /** After each change of the text. */
    follow: (element: HTMLTextAreaElement) => {
      setCaret(element.selectionStart)
      setChosen(0)
    },
    /** True if the key was for the list. */
    handleKey: (event: KeyboardEvent): boolean => {
      if (!active) return false
      const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: found.length - 1 }
      const step = steps[event.key]
      if (step !== undefined) setChosen((Math.min(chosen, found.length - 1) + step) % found.length)
      else if (event.key === 'Enter' || event.key === 'Tab') take(active)
      else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      return true
    },
  }
}
