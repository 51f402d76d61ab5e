import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          label={shown ? m.ui_hide_password() : m.ui_show_password()}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}
