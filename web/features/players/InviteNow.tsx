import { useState } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { loadChunk } from '#web/browser/load-chunk.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useInvitePlayers } from './players.queries.ts'

// Loaded on demand: it has the texts of every refusal.
const importToast = () => import('./invitation-toast.ts')

interface Props {
  player: { readonly id: number; readonly displayName: string }
  crewId: number
  /** The seat that is held; null for any. */
  roleId: number | null
  /** Already, and the invitation is open. */
  wasInvited?: boolean
}

/** Invites to a seat, which is held, by one click: the player is free now and it fits. */
export function InviteNow({ player, crewId, roleId, wasInvited = false }: Props) {
  const toast = useToast()
  const { mutate: invite, isPending } = useInvitePlayers()
  const [isInvited, setInvited] = useState(false)
  if (isInvited || wasInvited) return <Button disabled>{m.suggestions_invited()}</Button>
  return (
    <Button
      size="sm"
      variant="soft"
      pending={isPending}
      aria-label={m.messages_invite_name({ name: player.displayName })}
      onClick={() =>
        invite(
          { crewId, userIds: [player.id], roleId },
          {
            onSuccess: async (result) => {
              setInvited(result.invited.length > 0)
              const { invitationToast } = await loadChunk(importToast)
              toast.show(invitationToast(result, [player]))
            },
            onError: (error) => toast.show(problemToast(error, errorText(error, m.players_invite_failed()))),
          },
        )
      }
    >
      {m.messages_invite_short()}
    </Button>
  )
}
