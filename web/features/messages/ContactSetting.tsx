import type { ContactSettings } from '#contract/blocks.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useContactSettings, useUpdateContactSettings } from './blocks.queries.ts'

/** `checked`: the value that a check mark stands for. */
const settings = {
  acceptsContact: { label: m.messages_contact_off, checked: false },
  isFindable: { label: m.messages_contact_findable, checked: true },
} as const satisfies Record<keyof ContactSettings, object>

/** Whether other players can reach the player, or whether leaders can find them. */
export function ContactSetting({ setting }: { setting: keyof ContactSettings }) {
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
  const { label, checked } = settings[setting]
  const shown = isPending ? { ...data, ...variables } : data
  const change = (isChecked: boolean) =>
    update(
      { [setting]: isChecked === checked },
      {
        onError: (error) => {
          toast.show({ tone: 'error', title: errorText(error, m.messages_contact_save_failed()) })
        },
      },
    )
  return (
    <Checkbox
      checked={shown[setting] === checked}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    >
      {label()}
    </Checkbox>
  )
}
