import type { ListedPlayer } from '#contract/players/players.ts'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { invitationToast } from './invitation-toast.ts'
import { useInvitePlayers } from './players.queries.ts'

/** Invites players to a crew that was just posted. It never fails: a toast says what became of it. */
export const useInviteNewCrew = () => {
  const toast = useToast()
  const { mutateAsync: invite } = useInvitePlayers()
  return async (crewId: number, players: readonly ListedPlayer[]): Promise<void> => {
    try {
      const result = await invite({ crewId, userIds: players.map(({ id }) => id) })
      toast.show(invitationToast(result, players))
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.players_invite_failed())))
    }
  }
}
