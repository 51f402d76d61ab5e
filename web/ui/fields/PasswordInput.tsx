import { Eye, EyeOff } from 'lucide-react'
import { use, useState } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FieldContext } from './field-context.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const field = use(FieldContext)?.label ?? ''
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={shown ? m.ui_hide_password({ field }) : m.ui_show_password({ field })}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}
