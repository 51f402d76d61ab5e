import { LogOut } from 'lucide-react'
import { m } from '#texts'
import { AskFirst } from '#web/dialogs/AskFirst.tsx'
import { useLeaveCrew } from './missions.queries.ts'

/** For a member: gives the own seat back. */
export function LeaveCrew({ crew }: { crew: { readonly id: number; readonly title: string } }) {
  const { mutateAsync: leave } = useLeaveCrew(crew.id)
  return (
    <AskFirst
      variant="danger"
      block
      label={
        <>
          <LogOut aria-hidden />
          {m.missions_leave()}
        </>
      }
      title={m.missions_leave_title()}
      subtitle={crew.title}
      consequence={m.missions_leave_consequence()}
      confirmLabel={m.missions_leave()}
      pendingLabel={m.missions_leaving()}
      done={m.missions_left()}
      failed={m.missions_failed()}
      onConfirm={leave}
    />
  )
}
