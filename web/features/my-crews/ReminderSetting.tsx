import { m } from '#messages'
import { errorWords } from '#web/api/error-words.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useToast } from '#web/ui/toast-context.ts'
import { useReminderSettings, useUpdateReminderSettings } from './my-crews.queries.ts'

/** In the inbox every reminder comes; by mail only where the player allows it. */
export function ReminderSetting() {
  const toast = useToast()
  const { data } = useReminderSettings()
  const { mutate: update, isPending, variables } = useUpdateReminderSettings()
  if (!data) return null
  const change = (byMail: boolean) =>
    update(byMail, {
      onError: (error) => {
        toast.show({ tone: 'error', title: errorWords(error, m.my_crews_mail_failed()) })
      },
    })
  return (
    <Checkbox
      checked={isPending ? variables : data.byMail}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    >
      {m.my_crews_mail_reminders()}
    </Checkbox>
  )
}
