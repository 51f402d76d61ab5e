import { useId } from 'react'
import { CharacterCounter } from './CharacterCounter.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import { useCharacterCount } from './use-character-count.ts'

type Props = Omit<TextInputProps, 'ref'> & {
  ref?: ((element: HTMLInputElement | null) => void) | undefined
  max: number
}

/** Shows "n / max" below, once it is near. Longer text is not cut off: the form shows an error instead. */
export function CountedInput({ max, ref, onChange, ...rest }: Props) {
  const counterId = useId()
  const counter = useCharacterCount<HTMLInputElement>({ ...rest, ref, onChange })
  return (
    <>
      <TextInput
        {...rest}
        ref={counter.ref}
        aria-describedby={counterId}
        aria-invalid={counter.count > max || undefined}
        onChange={counter.onChange}
      />
      <CharacterCounter id={counterId} count={counter.count} max={max} />
    </>
  )
}
