/** Changes to how a player signs in: a list for the player, and a mail for each. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { moment } from '../wire/ids.ts'

/** Of each player the newest are kept. */
export const maxSecurityEvents = 100

/** `passkey_cloned`: a passkey was refused, because its counter says that there is a copy of it. */
export const securityEventKinds = [
  'password_changed',
  'password_reset',
  'email_changed',
  'discord_linked',
  'discord_unlinked',
  'passkey_added',
  'passkey_removed',
  'passkey_cloned',
  'codes_on',
  'codes_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'token_made',
  'token_ended',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(securityEventKinds),
  /** Which one, such as the name of a passkey; empty if there is only one. */
  detail: z.string(),
  createdAt: moment,
})
export type SecurityEvent = z.output<typeof securityEvent>

export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/account/security-events',
  access: 'member',
  summary: `List the newest ${maxSecurityEvents} changes to how you sign in, the newest first`,
  status: 200,
  response: z.array(securityEvent),
  errors: [],
})
