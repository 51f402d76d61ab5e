import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useReminderSettings, useUpdateReminderSettings } from './my-crews.queries.ts'

/** Reminders always go to the inbox; by mail only if the player allows it. */
export function ReminderSetting() {
  const toast = useToast()
  const { data, error, isFetching, refetch } = useReminderSettings()
  const { mutate: update, isPending, variables } = useUpdateReminderSettings()
  if (!data && error) {
    return (
      <LoadProblem
        error={error}
        fallback={m.my_crews_mail_load_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
      <LoadingRegion>
        <Skeleton width={320} height={20} />
      </LoadingRegion>
    )
  }
  const change = (byMail: boolean) =>
    update(byMail, {
      onError: (error) => {
        toast.show({ tone: 'error', title: errorText(error, m.my_crews_mail_failed()) })
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
