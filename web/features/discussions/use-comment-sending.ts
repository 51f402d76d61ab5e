import { type FormEvent, useEffect, useRef, useState } from 'react'
import { commentLimits } from '#contract/discussions/fields.ts'
import type { CommentChannel } from '#contract/wire/channels.ts'
import { codePoints } from '#contract/wire/code-points.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useEarlyInput } from '#web/forms/use-early-input.ts'
import { useWarningGate } from '#web/problems/use-warning-gate.ts'
import { useWriteComment } from './discussions.queries.ts'

interface Options {
  readonly crewId: number
  readonly channel: CommentChannel
  readonly parentId: number | null
  readonly text: string
  readonly onTyped: (text: string) => void
  readonly onSent: () => void
}

/** Sends what was typed. Whatever is refused stays in its field, with the reason. */
export const useCommentSending = ({ crewId, channel, parentId, text, onTyped, onSent }: Options) => {
  const { mutateAsync: write } = useWriteComment(crewId)
  const area = useRef<HTMLTextAreaElement>(null)
  const warnings = useWarningGate()
  const [error, setError] = useState<unknown>()
  const [pending, setPending] = useState(false)
  const current = useRef(text)
  useEffect(() => {
    current.current = text
  }, [text])
  const fieldError = error instanceof ApiError ? error.fields.text : undefined
  const canSend = text.trim() !== '' && codePoints(text) <= commentLimits.text
  const send = async () => {
    if (warnings.isClosed) return warnings.leadToWarning()
    setPending(true)
    setError(undefined)
    // Immediately, so that the next message can be typed meanwhile.
    onTyped('')
    try {
      await write({ text: text.trim(), channel, parentId })
      onSent()
    } catch (error) {
      onTyped(current.current === '' ? text : `${text}\n${current.current}`)
      if (await warnings.handleRefusal(error)) return
      setError(error)
      if (error instanceof ApiError && error.fields.text) area.current?.focus()
    } finally {
      setPending(false)
    }
  }
  useEarlyInput(area, text, onTyped)
  return {
    area,
    warningsPlace: warnings.place,
    /** What is not about the field. */
    problem: fieldError ? undefined : error,
    fieldError,
    canSend,
    pending,
    type: (typed: string) => {
      if (fieldError) setError(undefined)
      onTyped(typed)
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      if (canSend && !pending) send()
    },
  }
}
