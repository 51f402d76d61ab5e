/** What notices of the demo say of a post. */
import type { Notice } from '#server/notices/texts/notice-texts.ts'
import type { Noticed } from './demo-post.ts'
import { after } from './moments.ts'

export const accepted = ({ title, start }: Noticed): Notice => ({
  type: 'accepted',
  data: { title, start: start?.toISOString() ?? null },
})

export const anHourLater = ({ title, start }: Noticed): Notice => ({
  type: 'new_start',
  data: { title, before: start && after(start, -1).toISOString(), start: start?.toISOString() ?? null },
})

export const commentedBy =
  (name: string) =>
  ({ title }: Noticed): Notice => ({ type: 'commented', data: { name, title } })
