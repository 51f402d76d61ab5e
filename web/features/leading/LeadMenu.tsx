import { Crown, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import type { CrewDetails, CrewMember } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { useHostedDialog } from '#web/dialogs/use-hosted-dialog.tsx'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useNameCoLeader } from './leading.queries.ts'

const importDialog = async () => (await import('./HandOverDialog.tsx')).HandOverDialog

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage' | 'viewer'>
  member: CrewMember
}

/** For the leader, in the menu of a member: shares the lead with them, or hands the crew over. */
export function LeadMenu({ crew, member }: Props) {
  const toast = useToast()
  const { mutateAsync: nameCoLeader } = useNameCoLeader(crew.id)
  const openDialog = useHostedDialog(importDialog)
  const { displayName: name, isCoLeader } = member
  if (!crew.viewer?.can.nameCoLeader) return null
  const change = async () => {
    try {
      await nameCoLeader(isCoLeader ? null : member.id)
      toast.show({ title: isCoLeader ? m.leading_ended({ name }) : m.leading_made({ name }) })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.leading_failed())))
    }
  }
  return (
    <>
      <BusyButton onClick={change}>
        {isCoLeader ? <UserRoundMinus aria-hidden /> : <UserRoundPlus aria-hidden />}
        {isCoLeader ? m.leading_end() : m.leading_make()}
      </BusyButton>
      {crew.viewer.can.handOver ? (
        <BusyButton onClick={() => openDialog({ crew, member })}>
          <Crown aria-hidden />
          {m.leading_hand_over()}
        </BusyButton>
      ) : null}
    </>
  )
}
