import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Ship } from '#contract/fleet/fleet.ts'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { useCreateCrew } from '#web/features/crews/crews.queries.ts'
import type { CrewFormValues } from '#web/features/crews/editor/crew-form.ts'
import { newCrewResolver } from '#web/features/crews/editor/crew-form-resolver.ts'
import type { FormId } from '#web/features/crews/editor/saved-form.ts'
import { useNow } from '#web/features/crews/time/use-now.ts'
import { LastCrew } from '#web/features/players/LastCrew.tsx'
import { useFlownWith } from '#web/features/players/players.queries.ts'
import { useInviteNewCrew } from '#web/features/players/use-invite-new-crew.ts'
import { useRepeatNewCrew } from '#web/features/series/use-repeat-new-crew.ts'
import { deleteInput, loadInput, saveInput } from '#web/forms/saved-input.ts'
import { storePostedCrew } from '#web/pages/search/posted-crew.ts'
import { paths } from '#web/paths.ts'
import { useLoginSearch } from '#web/shell/use-login-search.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { PostEditor } from './PostEditor.tsx'

interface Props {
  /** Where unfinished input is saved. */
  savedId: FormId
  leader: SessionUser
  initial: CrewFormValues
  /** The ship that the post starts from. */
  ship?: Ship | undefined
}

export function NewCrewForm({ savedId, leader, initial, ship }: Props) {
  const create = useCreateCrew()
  const navigate = useNavigate()
  const toast = useToast()
  const loginSearch = useLoginSearch()
  const created = useRef<number>(undefined)
  const now = useNow()
  const invitedKey = `crew-invited-${savedId}`
  const [invitedIds, setInvitedIds] = useState(
    () => loadInput(invitedKey, leader.id, { ids: [] as readonly number[] })?.ids ?? [],
  )
  const { data: flown } = useFlownWith()
  const invited = flown?.filter(({ id }) => invitedIds.includes(id)) ?? []
  const inviteLater = useInviteNewCrew()
  const repeat = useRepeatNewCrew()
  return (
    <PostEditor
      savedId={savedId}
      leader={leader}
      initial={initial}
      ship={ship}
      resolver={newCrewResolver}
      send={async (post, { everyWeek }) => {
        const { id } = await create.mutateAsync(post)
        created.current = id
        if (everyWeek) await repeat(id)
        // The crew is posted, whatever becomes of the invitations: nothing waits for them.
        if (invited.length > 0) void inviteLater(id, invited)
      }}
      invitations={
        <LastCrew
          now={now}
          chosen={invited}
          onChoose={(players) => setInvitedIds(players.map(({ id }) => id))}
        />
      }
      onSent={() => {
        // The board begins with the soonest crews, so the new one may be on a later page: a panel there leads to it.
        if (created.current !== undefined) storePostedCrew(created.current)
        deleteInput(invitedKey)
        toast.show({ title: m.editor_created() })
        navigate({ to: paths.search })
      }}
      onSignedOut={() => {
        saveInput(invitedKey, leader.id, { ids: invitedIds })
        navigate({ to: paths.login, search: loginSearch, state: { hasDraft: true } })
      }}
      onCancel={() => navigate({ to: paths.search })}
      texts={{
        submit: m.editor_create(),
        pending: m.editor_creating(),
        failed: m.editor_create_failed(),
      }}
    />
  )
}
