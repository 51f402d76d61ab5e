import type { UseFormRegisterReturn } from 'react-hook-form'
import { languages } from '#contract/wire/languages.ts'
import { m } from '#messages'
import { languageName } from '#web/i18n/format.ts'
import { CheckboxChip } from '#web/ui/CheckboxChip.tsx'
import { ChipRow } from '#web/ui/ChipRow.tsx'
import { FieldGroup } from '#web/ui/FieldGroup.tsx'

interface Props {
  input: UseFormRegisterReturn
  error: string | undefined
}

export function LanguagesField({ input, error }: Props) {
  return (
    <FieldGroup label={m.auth_register_languages()} error={error}>
      <ChipRow>
        {languages.map((code) => (
          <CheckboxChip key={code} {...input} value={code} tick>
            <span lang={code}>{languageName(code)}</span>
          </CheckboxChip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
