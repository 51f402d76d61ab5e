import { UserX } from 'lucide-react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useRemoveMember } from './missions.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  member: { readonly id: number; readonly displayName: string }
}

/** For the leader: removes a member from the crew. */
export function RemoveMember({ crew, member }: Props) {
  const { mutateAsync: remove } = useRemoveMember(crew.id, member.id)
  const name = member.displayName
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      label={
        <>
          <UserX aria-hidden />
          {m.missions_remove_name({ name })}
        </>
      }
      title={m.missions_remove_title({ name })}
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      consequence={m.missions_remove_consequence({ name })}
      confirmLabel={m.missions_remove()}
      pendingLabel={m.missions_removing()}
      doneText={m.missions_removed({ name })}
      failedText={m.missions_remove_failed({ name })}
      undoKey={`remove-${crew.id}-${member.id}`}
      undoText={m.missions_being_removed({ name })}
      onConfirm={remove}
    />
  )
}
