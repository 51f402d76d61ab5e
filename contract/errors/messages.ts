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
    de: 'Du hast diese Person blockiert. Heb die Blockierung zuerst auf.',
  },
  too_many_blocks: {
    status: 409,
    en: `You can block at most ${messageLimits.blocks} players.`,
    de: `Du kannst höchstens ${messageLimits.blocks} Personen blockieren.`,
  },
  thread_full: {
    status: 409,
    en: 'There is no room for more replies here. Please write a new comment.',
    de: 'Mehr Antworten passen hier nicht. Bitte schreib einen neuen Kommentar.',
  },
  push_refused: { status: 400, en: 'Unknown push service.', de: 'Unbekannter Push-Dienst.' },
  notice_required: {
    status: 409,
    en: 'You always get these notices.',
    de: 'Diese Hinweise bekommst du immer.',
  },
} as const satisfies Record<string, ErrorRow>
