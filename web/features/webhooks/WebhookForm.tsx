import { webhookForm } from '#contract/webhooks/address.ts'
import { m } from '#texts'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import styles from './WebhookSettings.module.css'
import { useConnectWebhook, type WebhookSubject } from './webhooks.queries.ts'

/** Where the player pastes the address of their channel. */
export function WebhookForm({ subject }: { subject: WebhookSubject }) {
  const { mutateAsync: connect } = useConnectWebhook(subject)
  const { text, errorOf, problem, pending, onSubmit } = usePlainForm({
    schema: webhookForm,
    defaultValues: { url: '' },
    send: ({ url }) => connect(url),
  })
  return (
    <form className={styles.parts} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.webhooks_connect_failed()} />
      <Field label={m.webhooks_address()} hint={m.webhooks_how()} error={errorOf('url')}>
        <TextInput {...text('url')} type="url" dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
      <div>
        <Button type="submit" size="sm" pending={pending} pendingLabel={m.webhooks_connecting()}>
          {m.webhooks_connect()}
        </Button>
      </div>
    </form>
  )
}
