import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { currentPassword } from '#contract/auth/forms.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { AdminUser } from '#contract/user-list/user-list.ts'
import { type UserRole, userRole } from '#contract/users/users.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { SignInAgain } from '#web/problems/SignInAgain.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './RoleDialog.module.css'
import { roleMeanings, roleNames } from './user-texts.ts'
import { useChangeRole, useHasPassword } from './users.queries.ts'

interface Props {
  user: AdminUser
  onClose: () => void
}

export function RoleDialog({ user, onClose }: Props) {
  const [role, setRole] = useState<UserRole>(user.userRole)
  const { mutateAsync: change } = useChangeRole(user.id)
  const toast = useToast()
  // Another player has signed in.
  const isNoAdmin = useUser()?.isAdmin === false
  useEffect(() => {
    if (isNoAdmin) onClose()
  }, [isNoAdmin, onClose])
  const hasPassword = useHasPassword()
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: hasPassword ? z.object({ password: currentPassword }) : z.object({ password: z.string() }),
    defaultValues: { password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async ({ password }) => {
      await change({ role, ...(hasPassword && { password }) })
      onClose()
      toast.show({ title: m.users_role_changed({ name: user.displayName, role: roleNames[role]() }) })
    },
  })
  return (
    <Dialog
      open
      holdsInput
      title={m.users_change_role()}
      subtitle={user.displayName}
      onOpenChange={() => pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={role === user.userRole}
            pending={pending}
            pendingLabel={m.moderation_sending()}
          >
            {m.users_role_save()}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} fallback={m.users_role_failed()} notFoundText={m.moderation_player_gone()}>
        <SignInAgain problem={problem} />
      </FormProblem>
      <FieldGroup label={m.users_role()}>
        <div className={styles.roles}>
          {userRole.options.map((value) => (
            <label key={value} className={styles.role}>
              <input
                type="radio"
                name="role"
                value={value}
                checked={role === value}
                onChange={() => setRole(value)}
              />
              <span>
                <span className={styles.name}>{roleNames[value]()}</span>
                <span className={styles.meaning}>{roleMeanings[value]()}</span>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {hasPassword ? (
        <Field label={m.account_your_password()} error={errorOf('password')}>
          <PasswordInput {...text('password')} autoComplete="current-password" />
        </Field>
      ) : null}
      <Note tone="info">{m.users_role_note()}</Note>
    </Dialog>
  )
}
