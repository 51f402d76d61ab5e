import type { ComponentProps } from 'react'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

type Props = Pick<ComponentProps<typeof TextInput>, 'name' | 'defaultValue' | 'onChange'>

/** Phones must neither capitalize nor correct a name. */
export function UsernameInput(field: Props) {
  return <TextInput {...field} size="lg" autoComplete="username" autoCapitalize="none" spellCheck={false} />
}
