import type { SecurityEventKind } from '#contract/account/security-events.ts'
import { m } from '#texts'

export const securityEventTexts: Readonly<Record<SecurityEventKind, () => string>> = {
  password_changed: m.security_event_password_changed,
  password_reset: m.security_event_password_reset,
  email_changed: m.security_event_email_changed,
  discord_linked: m.security_event_discord_linked,
  discord_unlinked: m.security_event_discord_unlinked,
  passkey_added: m.security_event_passkey_added,
  passkey_removed: m.security_event_passkey_removed,
  passkey_cloned: m.security_event_passkey_cloned,
  codes_on: m.security_event_codes_on,
  codes_off: m.security_event_codes_off,
  recovery_code_used: m.security_event_recovery_code_used,
  recovery_codes_renewed: m.security_event_recovery_codes_renewed,
  token_made: m.security_event_token_made,
  token_ended: m.security_event_token_ended,
}
