import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { checkUsername } from '#contract/auth/usernames.ts'
import { accountLimits } from '#contract/users/limits.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import styles from '#web/features/auth/AuthForm.module.css'
import { UsernameInput } from '#web/features/auth/UsernameInput.tsx'
import type { TextProps } from '#web/forms/use-plain-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'

const { usernameMin: min, usernameMax: max } = accountLimits

interface Props {
  input: TextProps
  error: string | undefined
}

/** The name of a new player. Whether someone has it is said when the player leaves the field. */
export function NewUsernameField({ input: { onChange, ...input }, error }: Props) {
  const [isFree, setFree] = useState<boolean>()
  const typed = useRef('')
  const check = async (name: string) => {
    typed.current = name
    if (name.length < min || name.length > max) return
    try {
      const answer = await call(checkUsername, { query: { username: name } })
      if (typed.current === name) setFree(answer.isFree)
    } catch {
      // The registration says what is wrong with the name.
    }
  }
  const rules = m.auth_username_rules({ min, max })
  return (
    <Field
      label={m.auth_username()}
      hint={
        isFree ? (
          <span className={styles.free}>
            <Check size={14} aria-hidden />
            {m.auth_username_free()}
          </span>
        ) : (
          rules
        )
      }
      error={error ?? (isFree === false ? m.auth_username_taken() : undefined)}
    >
      <UsernameInput
        {...input}
        onChange={() => {
          onChange()
          typed.current = ''
          setFree(undefined)
        }}
        onBlur={({ target }) => check(target.value.trim())}
      />
    </Field>
  )
}
