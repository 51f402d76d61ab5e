import { tokenLimits } from '../tokens/fields.ts'
import type { ErrorRow } from './row.ts'

/** Errors for calls with a token, and what keeps a player from creating one. */
export const tokenErrors = {
  invalid_api_token: {
    status: 401,
    en: 'This API token does not exist or has ended.',
    de: 'Dieses API-Token gibt es nicht, oder es wurde beendet.',
  },
  token_not_allowed: {
    status: 403,
    en: 'This API token does not allow this call. The API documentation names the scope of each call.',
    de: 'Dieses API-Token erlaubt diesen Aufruf nicht. Die API-Dokumentation nennt die Berechtigung zu jedem Aufruf.',
  },
  token_with_session: {
    status: 400,
    en: 'Send either an API token or a session cookie, not both.',
    de: 'Sende entweder ein API-Token oder ein Sitzungs-Cookie, nicht beides.',
  },
  too_many_tokens: {
    status: 409,
    en: `You can have at most ${tokenLimits.perPlayer} API tokens. End one first.`,
    de: `Du kannst höchstens ${tokenLimits.perPlayer} API-Tokens haben. Beende zuerst eines.`,
  },
} as const satisfies Record<string, ErrorRow>
