/** What can be wrong with the webhook of a Discord channel. */
import type { LocalizedText } from '../locales/locales.ts'

export const webhookIssues = {
  webhook_address: {
    en: 'Please paste the address that Discord copies: https://discord.com/api/webhooks/… with nothing after it',
    de: 'Bitte füge die Adresse ein, die Discord kopiert: https://discord.com/api/webhooks/… und nichts dahinter',
  },
} as const satisfies Record<string, LocalizedText>
