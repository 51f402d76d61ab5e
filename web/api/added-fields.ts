/**
 * While nodes are updated one after the other, one of the release before may answer a page of this one, and a tab of it may
 * store its copy of the player. What they lack is filled in here, where it enters the page: by a field that stands beside
 * it and that 1.0.0 knows. Fields that may also be null are absent then, which pages treat alike.
 */
import { defaultNoticeSetting } from '#contract/notices/kinds.ts'

const additions = new Map<string, (beside: unknown) => object>([
  ['members', () => ({ ships: [] })],
  // Of the viewer of a crew, which only its leader led.
  ['isAuthor', (isAuthor: unknown) => ({ isCoLeader: false, canLead: isAuthor })],
  ['canEdit', (canEdit: unknown) => ({ canDecide: canEdit })],
  ['canRate', () => ({ canWaitFor: [], hasWaitlist: false, waitlistSize: 0 })],
  ['hasRated', () => ({ held: [] })],
  ['preferredLanguages', () => ({ regions: [] })],
  ['unreadCount', () => ({ unreadNotices: 0 })],
  [
    'invitation',
    () => ({ favourite: defaultNoticeSetting('favourite'), search: defaultNoticeSetting('search') }),
  ],
  ['inInbox', () => ({ byPush: false })],
  // Of an applicant.
  ['rank', () => ({ languages: [], timezone: '' })],
  // Of a report, which was always about a crew.
  ['missionTitle', () => ({ subject: 'crew' })],
  ['replies', (replies: unknown) => ({ replyCount: Array.isArray(replies) ? replies.length : 0 })],
])

export const withAddedFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withAddedFields)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value)
  const added = given.flatMap(([name, beside]) => Object.entries(additions.get(name)?.(beside) ?? {}))
  return Object.fromEntries([
    ...given.map(([name, inner]) => [name, withAddedFields(inner)]),
    ...added.filter(([name]) => !Object.hasOwn(value, name)),
  ])
}
