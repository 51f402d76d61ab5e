import type { ReactNode } from 'react'
import { Note } from '#web/ui/Note.tsx'
import { problemWords } from './problem-words.ts'

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
      {problemWords(error, fallback)} {children}
    </Note>
  )
}
