import { LogOut } from 'lucide-react'
import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
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
          {m.applications_leave()}
        </>
      }
      title={m.applications_leave_title()}
      subtitle={crew.title}
      consequence={m.applications_leave_consequence()}
      confirmLabel={m.applications_leave()}
      pendingLabel={m.applications_leaving()}
      done={m.applications_left()}
      failed={m.applications_mission_failed()}
      onConfirm={leave}
    />
  )
}
