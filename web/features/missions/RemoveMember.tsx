import { m } from '#messages'
import { AskFirst } from '#web/forms/AskFirst.tsx'
import { useRemoveMember } from './missions.queries.ts'

interface Props {
  crew: { readonly id: number; readonly title: string }
  member: { readonly id: number; readonly displayName: string }
}

/** For the leader: takes a member out of the crew. */
export function RemoveMember({ crew, member }: Props) {
  const { mutateAsync: remove } = useRemoveMember(crew.id, member.id)
  const name = member.displayName
  return (
    <AskFirst
      variant="ghost"
      size="sm"
      aria-label={m.applications_remove_name({ name })}
      label={m.applications_remove()}
      title={m.applications_remove_title({ name })}
      subtitle={crew.title}
      consequence={m.applications_remove_consequence({ name })}
      confirmLabel={m.applications_remove()}
      pendingLabel={m.applications_removing()}
      done={m.applications_removed({ name })}
      failed={m.applications_mission_failed()}
      onConfirm={remove}
    />
  )
}
