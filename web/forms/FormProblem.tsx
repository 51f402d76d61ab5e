import { errorWords } from '#web/api/error-words.ts'
import { Note } from '#web/ui/Note.tsx'

/** What went wrong with the form as a whole, at its top. */
export function FormProblem({ error, fallback }: { error: unknown; fallback: string }) {
  if (error === undefined) return null
  return (
    <Note tone="danger" alert>
      {errorWords(error, fallback)}
    </Note>
  )
}
