import { Field } from '#web/ui/fields/Field.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import styles from './SecretText.module.css'

interface Props {
  label: string
  value: string
  ref?: (element: HTMLTextAreaElement | null) => void
}

/** To be copied or typed elsewhere: a touch selects all of it. */
export function SecretText({ label, value, ref }: Props) {
  return (
    <Field label={label}>
      <TextArea
        ref={ref}
        value={value}
        readOnly
        rows={2}
        dir="ltr"
        className={styles.text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Field>
  )
}
