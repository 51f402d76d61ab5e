import { messageLimits } from '../messages/limits.ts'
import type { ErrorRow } from './row.ts'

export const messageErrors = {
  not_accepting: {
    status: 403,
    en: 'This player is not accepting messages or applications right now.',
    de: 'Diese Person nimmt gerade keine Nachrichten und Bewerbungen an.',
  },
  blocked_by_you: {
    status: 409,
    en: 'You have blocked this player. Unblock them first.',
    de: 'Du hast diese Person blockiert. Hebe das zuerst auf.',
  },
  too_many_blocks: {
    status: 409,
    en: `You can block at most ${messageLimits.blocks} players.`,
    de: `Du kannst höchstens ${messageLimits.blocks} Personen blockieren.`,
  },
  thread_full: {
    status: 409,
    en: 'This comment has as many replies as it can have. Please write a new comment.',
    de: 'Dieser Kommentar hat so viele Antworten, wie er haben kann. Bitte schreib einen neuen Kommentar.',
  },
  push_refused: { status: 400, en: 'Unknown push service.', de: 'Unbekannter Push-Dienst.' },
  notice_required: {
    status: 409,
    en: 'These notices always go to your inbox.',
    de: 'Diese Hinweise landen immer in deinem Posteingang.',
  },
} as const satisfies Record<string, ErrorRow>
