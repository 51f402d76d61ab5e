import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'

/** A new token, to be taken along now. */
export function NewToken({ token }: { token: string }) {
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  // The form that created it is gone, and the focus with it.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <Note tone="warn">{m.tokens_shown_once()}</Note>
      <Field label={m.tokens_value()}>
        <TextInput
          ref={field}
          value={token}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div>
        <Button variant="primary" onClick={() => copy(token)}>
          <Copy size={16} aria-hidden />
          {m.tokens_copy()}
        </Button>
      </div>
    </>
  )
}
