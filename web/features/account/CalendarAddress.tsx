import { CalendarPlus, Copy } from 'lucide-react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import styles from './CalendarSection.module.css'

/** A new address, to be taken along now. */
export function CalendarAddress({ address }: { address: string }) {
  const copy = useCopy()
  return (
    <div className={styles.address}>
      <Note tone="warn">{m.calendars_shown_once()}</Note>
      <Field label={m.calendars_address()}>
        <TextInput
          value={address}
          readOnly
          dir="ltr"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => copy(address)}>
          <Copy size={16} aria-hidden />
          {m.calendars_copy()}
        </Button>
        <Button asChild>
          {/* Programs that subscribe to calendars have registered this scheme. */}
          <a href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus size={16} aria-hidden />
            {m.calendars_open()}
          </a>
        </Button>
      </div>
    </div>
  )
}
