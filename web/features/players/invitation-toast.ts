import type { InvitationRefusal, InvitationResult } from '#contract/messages/invitations.ts'
import { m } from '#texts'
import { errorCodeText } from '#web/api/error-code-texts.ts'
import type { ToastMessage } from '#web/ui/overlays/toast-context.ts'

type Named = { readonly id: number; readonly displayName: string }

const reasonOf = (code: InvitationRefusal): string =>
  code === 'not_found' ? m.players_refused_gone() : (errorCodeText(code) ?? '')

/** Says who was invited, and who was not and why. That stays until it is closed. */
export const invitationToast = (
  { invited, refused }: InvitationResult,
  players: readonly Named[],
): ToastMessage => {
  const lines = refused.map(({ userId, code }) =>
    m.players_refused({
      name: players.find(({ id }) => id === userId)?.displayName ?? '',
      reason: reasonOf(code),
    }),
  )
  return {
    tone: refused.length > 0 ? 'error' : 'ok',
    title: invited.length > 0 ? m.players_invited({ count: invited.length }) : m.players_invited_nobody(),
    text: lines.length > 0 ? lines.join(' ') : undefined,
  }
}
