import { useState } from 'react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { roleNameText } from '#web/i18n/role-labels.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useHandOverCrew } from './leading.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
  member: Pick<CrewMember, 'id' | 'displayName' | 'roleName'>
  onClose: () => void
}

/** Only the new leader could give the crew back, so it asks first. */
export function HandOverDialog({ crew, member, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: handOver, isPending } = useHandOverCrew(crew.id, member.id)
  const [problem, setProblem] = useState<unknown>()
  const name = member.displayName
  const seat = member.roleName ? roleNameText(member.roleName) : m.crews_any_seat()
  const consequence = m.leading_hand_over_consequence({ name, seat })
  const confirm = async () => {
    if (isPending) return
    setProblem(undefined)
    try {
      await handOver()
      onClose()
      toast.show({ title: m.leading_handed_over({ name }) })
    } catch (error) {
      setProblem(error)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => open || isPending || onClose()}
      title={m.leading_hand_over_title({ name })}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={
        crew.viewer?.can.manageSeries ? `${consequence} ${m.leading_hand_over_series()}` : consequence
      }
      confirmLabel={m.leading_hand_over()}
      pending={isPending}
      pendingLabel={m.leading_handing_over()}
      onConfirm={confirm}
    >
      <FormProblem error={problem} fallback={m.leading_failed()} />
    </ConfirmDialog>
  )
}
