import { LogOut } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useLeaveCrew } from './missions.queries.ts'

/** For a member: gives up their seat. */
export function LeaveCrew({ crew }: { crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'> }) {
  const { mutateAsync: leave } = useLeaveCrew(crew.id)
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      label={
        <>
          <LogOut aria-hidden />
          {m.missions_leave()}
        </>
      }
      title={m.missions_leave_title()}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.missions_leave_consequence()}
      confirmLabel={m.missions_leave()}
      pendingLabel={m.missions_leaving()}
      doneText={m.missions_left()}
      failedText={m.missions_failed()}
      undoKey={`leave-${crew.id}`}
      undoText={m.missions_being_left()}
      onConfirm={leave}
    />
  )
}
