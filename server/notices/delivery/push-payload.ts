/** What a device receives: the text of a notice, its time, and where it leads. */
import type { Locale } from '#contract/locales/locales.ts'
import type { NoticeKind } from '#contract/notices/kinds.ts'
import type { PushPayload } from '#contract/notices/push-payload.ts'
import { m } from '#texts'
import { pageOf } from './notice-pages.ts'
import { actionsOf } from './push-actions.ts'
import type { Push } from './push-delivery.ts'

interface PushedNotice {
  readonly kind: NoticeKind
  readonly offer_id: number | null
  readonly notice_type: string | null
  readonly notice_data: unknown
  readonly body: string
  readonly link: string
  readonly is_urgent: boolean
  readonly created_at: Date
  readonly expires_at: Date | null
}

const dayMs = 24 * 60 * 60_000
/** Push services take 4 KB, and no device shows more. */
const maxCharacters = 400

const shortened = (text: string): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text

/** Where several lead together. */
const commonLink = (notices: readonly [PushedNotice, ...PushedNotice[]]): string => {
  const [{ link }] = notices
  if (notices.every((notice) => notice.link === link)) return link
  return pageOf(notices.map(({ kind }) => kind))
}

const payloadOf = (notices: readonly [PushedNotice, ...PushedNotice[]], locale: Locale): PushPayload => {
  const last = notices.at(-1) ?? notices[0]
  const at = last.created_at.toISOString()
  if (notices.length === 1) {
    const { kind, link } = last
    return {
      title: shortened(last.body),
      at,
      link,
      tag: `${kind} ${link}`,
      actions: actionsOf(last, locale),
    }
  }
  return {
    title: m.push_several({ count: notices.length }, { locale }),
    at,
    link: commonLink(notices),
    tag: 'notices',
    actions: [],
  }
}

/** Several that have waited become one. A device that is away gets it within a day, and as long as it is true. */
export const pushOf = (
  notices: readonly [PushedNotice, ...PushedNotice[]],
  locale: Locale,
  now: Date,
): Push => {
  const payload = payloadOf(notices, locale)
  const ends = notices.map(({ expires_at }) => expires_at?.getTime() ?? now.getTime() + dayMs)
  const ttlMs = Math.min(dayMs, Math.max(...ends) - now.getTime())
  return {
    payload,
    tag: payload.tag,
    isUrgent: notices.some(({ is_urgent }) => is_urgent),
    ttlSeconds: Math.max(0, Math.floor(ttlMs / 1000)),
  }
}
