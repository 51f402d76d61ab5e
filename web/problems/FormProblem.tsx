import type { ReactNode } from 'react'
import { Note } from '#web/ui/display/Note.tsx'
import { problemText } from './problem-texts.ts'
import { Reference } from './Reference.tsx'

interface Props {
  /** None: undefined, or null as queries and mutations say it. */
  error: unknown
  fallback: string
  /** Replaces the fallback if what the form is about no longer exists. */
  notFoundText?: string | undefined
  /** Wraps the reason, if there is a better one than the fallback. */
  withReason?: ((reason: string) => string) | undefined
  /** What the player can do about it. */
  children?: ReactNode
}

/** An error of the form as a whole, shown at its top. */
export function FormProblem({ error, fallback, notFoundText, withReason, children }: Props) {
  if (error === undefined || error === null) return null
  const text = problemText(error, fallback, notFoundText)
  return (
    <Note tone="danger" alert>
      {withReason && text !== fallback ? withReason(text) : text} {children}
      <Reference error={error} />
    </Note>
  )
}
