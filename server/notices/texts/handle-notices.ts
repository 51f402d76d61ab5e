/** What notices about verified handles say. */
import { hoursAfterDecline } from '#contract/handles/fields.ts'
import { m } from '#texts'
import type { TextsOf } from './reader.ts'

export interface HandleNotices {
  readonly handle_verified: { readonly handle: string }
  readonly handle_declined: { readonly handle: string; readonly reason: string }
}

export const handleTexts: TextsOf<HandleNotices> = {
  handle_verified: m.handles_notice_verified,
  handle_declined: (data, reader) => m.handles_notice_declined({ ...data, hours: hoursAfterDecline }, reader),
}
