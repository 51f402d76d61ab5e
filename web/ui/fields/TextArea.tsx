import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CharacterCounter } from './CharacterCounter.tsx'
import { useFieldControl } from './field-context.ts'
import styles from './TextArea.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref?: ((element: HTMLTextAreaElement | null) => void) | undefined
  /** Shows "n / max" below. Longer text is not cut off: the form shows an error instead. */
  max?: number | undefined
}

const countCharacters = (text: string) => Array.from(text).length

/** Pass `value` if something other than typing can change the text; otherwise the counter only follows the keys. */
export function TextArea({ max, className, onChange, ref, rows = 4, ...rest }: Props) {
  const counterId = useId()
  const wiring = useFieldControl(rest, max === undefined ? undefined : counterId)
  const [typed, setTyped] = useState(() => countCharacters(String(rest.defaultValue ?? '')))
  const count = rest.value === undefined ? typed : countCharacters(String(rest.value))
  const tooLong = max !== undefined && count > max

  const attach = (element: HTMLTextAreaElement | null) => {
    ref?.(element)
    // A form library may set its default value only now.
    if (element) setTyped(countCharacters(element.value))
  }

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(countCharacters(event.target.value))
    onChange?.(event)
  }

  return (
    <>
      <textarea
        rows={rows}
        dir="auto"
        {...rest}
        {...wiring}
        ref={attach}
        className={classNames(styles.area, className)}
        aria-invalid={wiring['aria-invalid'] ?? (tooLong || undefined)}
        onChange={handleChange}
      />
      {max === undefined ? null : <CharacterCounter id={counterId} count={count} max={max} />}
    </>
  )
}
