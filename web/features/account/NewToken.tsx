import { m } from '#texts'
import { Note } from '#web/ui/display/Note.tsx'
import { SecretText } from './SecretText.tsx'

// The form that created the token is gone, and the focus with it.
const focus = (field: HTMLElement | null) => field?.focus()

/** A new token, to be taken along now. */
export function NewToken({ token }: { token: string }) {
  return (
    <>
      <Note tone="warn">{m.tokens_shown_once()}</Note>
      <SecretText ref={focus} label={m.tokens_value()} value={token} />
    </>
  )
}
