import { useEffect, useRef } from 'react'
import { m } from '#texts'
import { SecretText } from '#web/features/account/SecretText.tsx'
import { Note } from '#web/ui/display/Note.tsx'

/** A new token, to be taken along now. */
export function NewToken({ token }: { token: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The form that created the token is gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <Note tone="warn">{m.tokens_shown_once()}</Note>
      <SecretText
        ref={(element) => {
          field.current = element
        }}
        label={m.tokens_value()}
        value={token}
      />
    </>
  )
}
