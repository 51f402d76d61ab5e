import { CalendarPlus, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import styles from './CalendarSection.module.css'

/** A new address, to be taken along now. */
export function CalendarAddress({ address }: { address: string }) {
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that created it is gone, and the focus with it.
    if (document.activeElement === document.body) field.current?.focus()
  }, [])
  return (
    <div className={styles.address}>
      <Field label={m.calendars_address()}>
        <TextInput
          ref={field}
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
