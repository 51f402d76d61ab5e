/** The address of a webhook, as Discord's "Copy Webhook URL" gives it. */
import * as z from 'zod/mini'
import { issue } from '../issues/issues.ts'

/** Of the parts that Discord gives; longer ones are not read. */
const longest = 200

/** The older name and those of the test programs lead to the same webhooks. */
const pattern =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/webhooks\/(?<id>\d{1,20})\/(?<token>[\w-]{1,100})$/

/** The only parts of an address that are stored and used. */
export interface WebhookKey {
  readonly id: string
  readonly token: string
}

export const webhookKeyOf = (address: string): WebhookKey | undefined => {
  const { id, token } = pattern.exec(address)?.groups ?? {}
  return id !== undefined && token !== undefined ? { id, token } : undefined
}

export const webhookForm = z.object({
  url: z.string(issue('webhook_address')).check(
    z.maxLength(longest, { error: issue('webhook_address'), abort: true }),
    z.trim(),
    z.refine<string>((value) => webhookKeyOf(value) !== undefined, issue('webhook_address')),
  ),
})
