import { type ComponentProps, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { CharacterCounter } from './CharacterCounter.tsx'
import { useFieldControl } from './field-context.ts'
import styles from './TextArea.module.css'
import { useCharacterCount } from './use-character-count.ts'

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  ref?: ((element: HTMLTextAreaElement | null) => void) | undefined
  /** Shows "n / max" below, once it is near. Longer text is not cut off: the form shows an error instead. */
  max?: number | undefined
  /** Shows it also far from the limit. */
  isCountShown?: boolean | undefined
}

/** Pass `value` if something other than typing can change the text; otherwise the counter only follows the keys. */
export function TextArea({ max, isCountShown, className, onChange, ref, rows = 4, ...rest }: Props) {
  const counterId = useId()
  const wiring = useFieldControl(rest, max === undefined ? undefined : counterId)
  const counter = useCharacterCount<HTMLTextAreaElement>({ ...rest, ref, onChange })
  const { count } = counter
  const tooLong = max !== undefined && count > max

  return (
    <>
      <textarea
        rows={rows}
        dir="auto"
        {...rest}
        {...wiring}
        ref={counter.ref}
        className={classNames(styles.area, className)}
        aria-invalid={wiring['aria-invalid'] ?? (tooLong || undefined)}
        onChange={counter.onChange}
      />
      {max === undefined ? null : (
        <CharacterCounter id={counterId} count={count} max={max} isAlwaysShown={isCountShown} />
      )}
    </>
  )
}
