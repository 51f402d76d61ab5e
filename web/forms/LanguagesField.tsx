import { languages } from '#contract/wire/languages.ts'
import { m } from '#texts'
import { languageName } from '#web/i18n/format.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import type { Choice } from './use-plain-form.ts'

interface Props {
  choice: Choice
  error: string | undefined
}

export function LanguagesField({ choice, error }: Props) {
  return (
    <FieldGroup label={m.auth_register_languages()} error={error}>
      <ChipRow>
        {languages.map((code) => (
          <CheckboxChip key={code} {...choice(code)} tick>
            <span lang={code}>{languageName(code)}</span>
          </CheckboxChip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
