import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { errorText } from '#web/api/error-texts.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'

interface Props {
  label: string
  /** Whether the box is ticked. */
  setting: UseQueryResult<boolean>
  update: UseMutationResult<unknown, Error, boolean>
  loadFailedText: string
  saveFailedText: string
}

/** A setting of the player that is stored as soon as its box is ticked. */
export function SettingCheckbox({ label, setting, update, loadFailedText, saveFailedText }: Props) {
  const toast = useToast()
  const { data, error, isFetching, refetch } = setting
  if (data === undefined && error) {
    return <LoadProblem error={error} fallback={loadFailedText} retrying={isFetching} onRetry={refetch} />
  }
  if (data === undefined) {
    return (
      <LoadingRegion>
        <Checkbox loading>{label}</Checkbox>
      </LoadingRegion>
    )
  }
  const change = (checked: boolean) =>
    update.mutate(checked, {
      onError: (error) => {
        toast.show(problemToast(error, errorText(error, saveFailedText)))
      },
    })
  return (
    <Checkbox
      checked={update.isPending ? update.variables : data}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    >
      {label}
    </Checkbox>
  )
}
