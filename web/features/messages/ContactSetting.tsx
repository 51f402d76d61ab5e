import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useContactSettings, useUpdateContactSettings } from './blocks.queries.ts'

/** Whether other players can write to the player, invite them and apply to their crews. */
export function ContactSetting() {
  const toast = useToast()
  const { data, error, isFetching, refetch } = useContactSettings()
  const { mutate: update, isPending, variables } = useUpdateContactSettings()
  if (!data && error) {
    return (
      <LoadProblem
        error={error}
        fallback={m.messages_contact_load_failed()}
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
  const change = (acceptsContact: boolean) =>
    update(acceptsContact, {
      onError: (error) => {
        toast.show({ tone: 'error', title: errorText(error, m.messages_contact_save_failed()) })
      },
    })
  return (
    <Checkbox
      checked={!(isPending ? variables : data.acceptsContact)}
      onChange={({ currentTarget }) => change(!currentTarget.checked)}
    >
      {m.messages_contact_off()}
    </Checkbox>
  )
}
