import { useQuery } from '@tanstack/react-query'
import { listResetMethods } from '#contract/auth/new-passwords.ts'
import { m } from '#texts'
import { call } from '#web/api/call.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import styles from './ResetMethods.module.css'

interface Props {
  token: string
  isRemoved: boolean
  onChange: (isRemoved: boolean) => void
}

/** What else signs in to the account. Without it, as without JavaScript, the server removes all of that. */
export function ResetMethods({ token, isRemoved, onChange }: Props) {
  const { data } = useQuery({
    queryKey: ['reset-methods', token],
    queryFn: ({ signal }) => call(listResetMethods, { body: { token } }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data || (data.passkeys.length === 0 && data.discord === null)) return null
  return (
    <FieldGroup label={m.auth_reset_methods()}>
      <ul className={styles.list}>
        {data.passkeys.map(({ name, createdAt }) => (
          <li key={`${createdAt} ${name}`}>{m.auth_reset_passkey({ name })}</li>
        ))}
        {data.discord === null ? null : <li>{m.auth_reset_discord({ name: data.discord })}</li>}
      </ul>
      <Checkbox checked={isRemoved} onChange={({ target }) => onChange(target.checked)}>
        {m.auth_reset_remove_methods()}
      </Checkbox>
      <p className={styles.hint}>{m.auth_reset_remove_hint()}</p>
    </FieldGroup>
  )
}
