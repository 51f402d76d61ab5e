import { Copy } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { tokenLimits } from '#contract/tokens/fields.ts'
import { tokenForm } from '#contract/tokens/forms.ts'
import { type TokenScope, tokenScopes } from '#contract/wire/token-scopes.ts'
import { m } from '#texts'
import { OwnerButtons } from '#web/features/account/owner-proof/OwnerButtons.tsx'
import { OwnerField } from '#web/features/account/owner-proof/OwnerField.tsx'
import { ownerPassword, useConfirmBy } from '#web/features/account/owner-proof/owner-proof.ts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import { NewToken } from './NewToken.tsx'
import styles from './TokensSection.module.css'
import { scopeTexts } from './token-scope-texts.ts'
import { useCreateToken } from './tokens.queries.ts'

const firstScopes: TokenScope[] = ['read']

/** Asks what the token is for, then shows it: the same dialog, so that the focus stays in it. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: create } = useCreateToken()
  const [token, setToken] = useState<string>()
  const confirmBy = useConfirmBy()
  const copy = useCopy()
  const { text, choice, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: z.extend(tokenForm, { password: ownerPassword(confirmBy) }),
    defaultValues: { name: '', scopes: firstScopes, password: '' },
    fieldOfCode: { ['wrong_password' satisfies ErrorCode]: 'password' },
    send: async (draft) => setToken((await create(draft)).token),
  })
  const scope = choice('scopes')
  if (token !== undefined) {
    return (
      <Dialog
        open
        holdsInput
        title={m.tokens_created_title()}
        onOpenChange={(open) => open || onClose()}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {m.tokens_done()}
            </Button>
            <Button variant="primary" onClick={() => copy(token)}>
              <Copy size={16} aria-hidden />
              {m.tokens_copy()}
            </Button>
          </>
        }
      >
        <NewToken token={token} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      holdsInput
      title={m.tokens_new_title()}
      onOpenChange={(open) => open || pending || onClose()}
      onSubmit={onSubmit}
      footer={
        <OwnerButtons
          confirmBy={confirmBy}
          label={m.tokens_create()}
          pending={pending}
          pendingLabel={m.tokens_creating()}
          onClose={onClose}
        />
      }
    >
      <FormProblem error={problem} fallback={m.tokens_create_failed()} />
      <Field label={m.tokens_name()} hint={m.tokens_name_hint()} error={errorOf('name')}>
        <TextInput {...text('name')} maxLength={tokenLimits.nameLength} autoComplete="off" />
      </Field>
      <FieldGroup label={m.tokens_scopes()} error={errorOf('scopes')}>
        {tokenScopes.map((value) => (
          <Checkbox key={value} {...scope(value)} className={styles.permission}>
            <span className={styles.permissionName}>{scopeTexts[value].name()}</span>
            <span className={styles.meaning}>{scopeTexts[value].meaning()}</span>
          </Checkbox>
        ))}
      </FieldGroup>
      <OwnerField confirmBy={confirmBy} input={text('password')} error={errorOf('password')} />
    </Dialog>
  )
}
