import type { ReactNode } from 'react'
import { errorWords } from '#web/api/error-words.ts'
import { Note } from '#web/ui/Note.tsx'

interface Props {
  error: unknown
  fallback: string
  /** What the player can do about it. */
  children?: ReactNode
}

/** What went wrong with the form as a whole, at its top. */
export function FormProblem({ error, fallback, children }: Props) {
  if (error === undefined) return null
  return (
    <Note tone="danger" alert>
      {errorWords(error, fallback)} {children}
    </Note>
  )
}
