import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  /** The browser may suggest passkeys as well. */
  takesPasskeys?: boolean
}

/** Phones must neither capitalize nor correct a name. */
export function UsernameInput({ takesPasskeys, ...field }: Props) {
  const autoComplete = takesPasskeys ? 'username webauthn' : 'username'
  return (
    <TextInput {...field} size="lg" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} />
  )
}
