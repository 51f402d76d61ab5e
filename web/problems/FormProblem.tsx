import type { ReactNode } from 'react'
import { Note } from '#web/ui/display/Note.tsx'
import { problemWords } from './problem-words.ts'

interface Props {
  error: unknown
  fallback: string
  /** Instead of the fallback, where what the form is about is no longer there. */
  gone?: string | undefined
  /** What the player can do about it. */
  children?: ReactNode
}

/** What went wrong with the form as a whole, at its top. */
export function FormProblem({ error, fallback, gone, children }: Props) {
  if (error === undefined) return null
  return (
    <Note tone="danger" alert>
      {problemWords(error, fallback, gone)} {children}
    </Note>
  )
}
