import { useId } from 'react'
import { m } from '#texts'
import type { FlagInput } from '#web/forms/use-plain-form.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldMessage } from '#web/ui/fields/FieldMessage.tsx'

interface Props {
  input: FlagInput
  error: string | undefined
}

/** The links open in a new tab, so that the filled-in form is not lost. */
export function TermsField({ input, error }: Props) {
  const messageId = useId()
  const described = error ? { 'aria-describedby': messageId, 'aria-invalid': true } : {}
  return (
    <div>
      <Checkbox {...input} {...described}>
        {m.auth_register_terms_accept()}{' '}
        <TextLink href={paths.terms} target="_blank">
          {m.auth_register_terms()}
        </TextLink>{' '}
        {m.auth_register_terms_and()}{' '}
        <TextLink href={paths.rules} target="_blank">
          {m.auth_register_rules()}
        </TextLink>
      </Checkbox>
      <FieldMessage id={messageId} error={error} />
    </div>
  )
}
