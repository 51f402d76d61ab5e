/** What notices say. They are stored as type and data, and written in the language and zone of their reader. */
import { ratingLimits } from '#contract/ratings/fields.ts'
import { localRoleName } from '#contract/roles/names.ts'
import type { SearchFilters } from '#contract/searches/filters.ts'
import type { UserRole } from '#contract/users/users.ts'
import { m } from '#texts'
import { type AbsenceNotices, absenceTexts } from './absence-notices.ts'
import { type ApplicationNotices, applicationTexts } from './application-notices.ts'
import { type BeaconNotices, beaconTexts } from './beacon-notices.ts'
import { type BoardingNotices, boardingTexts } from './boarding-notices.ts'
import { type DiscordNotices, discordTexts } from './discord-notices.ts'
import { type HandleNotices, handleTexts } from './handle-notices.ts'
import { type LeadingNotices, leadingTexts } from './leading-notices.ts'
import { type LogNotices, logTexts } from './log-notices.ts'
import { momentFor } from './notice-times.ts'
import { type OfferNotices, offerTexts } from './offer-notices.ts'
import type { Reader, TextsOf } from './reader.ts'
import { type ReadyNotices, readyTexts } from './ready-notices.ts'
import { type ReportNotices, reportTexts } from './report-notices.ts'
import { searchName } from './search-names.ts'
import { type SeriesNotices, seriesTexts } from './series-notices.ts'
import { type SettlementNotices, settlementTexts } from './settlement-notices.ts'
import { type WaitlistNotices, waitlistTexts } from './waitlist-notices.ts'

interface OfCrew {
  readonly title: string
}

interface OfPlayer extends OfCrew {
  /** Of the player who did it. */
  readonly name: string
}

interface OfSearch {
  readonly filters: SearchFilters
  /** The name of the ship among them. */
  readonly ship: string | null
}

/**
 * What is stored of each type; moments as ISO strings. Notices stay for years, and those of another release may be read here:
 * so a type keeps its data, and a notice that needs others is a new type.
 */
interface NoticeData
  extends AbsenceNotices,
    ApplicationNotices,
    BeaconNotices,
    BoardingNotices,
    DiscordNotices,
    HandleNotices,
    LeadingNotices,
    LogNotices,
    OfferNotices,
    ReadyNotices,
    ReportNotices,
    SeriesNotices,
    SettlementNotices,
    WaitlistNotices {
  readonly role_given: OfCrew & { readonly role: string }
  readonly role_taken: OfCrew
  readonly role_removed: OfCrew & { readonly role: string }
  readonly left: OfPlayer
  readonly removed: OfCrew
  readonly started: OfCrew
  readonly completed: OfCrew
  /** For the leader, if a co-leader has completed it. */
  readonly completed_leading: OfCrew
  /** For those who were aboard together too shortly to rate. */
  readonly completed_too_short: OfCrew
  readonly completed_undecided: OfCrew
  readonly cancelled: OfCrew & { readonly reason: string | null }
  /** Null before or after: without a start. */
  readonly new_start: OfCrew & { readonly before: string | null; readonly start: string | null }
  readonly reminder: OfCrew
  readonly leaves_board: OfCrew
  readonly left_board: OfCrew
  readonly commented: OfPlayer
  readonly chatted: OfPlayer
  readonly mentioned: OfPlayer
  readonly favourite_post: OfPlayer
  readonly search_found: OfCrew & OfSearch
  readonly rated: OfPlayer & { readonly stars: number }
  readonly ratings_opened: OfCrew & { readonly average: number }
  /** `name`: null once the leader has deleted their account. */
  readonly crew_rated: OfCrew & { readonly name: string | null; readonly stars: number }
  readonly rating_sealed: OfPlayer
  readonly crew_rating_sealed: OfPlayer
  readonly leader_gone: OfCrew
  readonly member_gone: OfCrew
  readonly hidden: OfCrew
  readonly listed_again: OfCrew
  readonly crew_deleted: OfCrew & { readonly reason: string | null }
  readonly comment_removed: OfCrew & { readonly reason: string | null }
  readonly user_role_changed: { readonly role: UserRole }
  readonly name_removed: Readonly<Record<never, never>>
  /** `reason`: null for a warning that an earlier account left unread. */
  readonly warned: { readonly reason: string | null }
  readonly unbanned: Readonly<Record<never, never>>
  readonly appeal_made: { readonly name: string }
  readonly appeal_granted: Readonly<Record<never, never>>
}
export type NoticeType = keyof NoticeData

/** A type with the data that belong to it. */
export type Notice = {
  readonly [T in NoticeType]: { readonly type: T; readonly data: NoticeData[T] }
}[NoticeType]

const newStartText: TextsOf<NoticeData>['new_start'] = ({ title, ...moments }, reader) => {
  const before = moments.before === null ? '' : momentFor(moments.before, reader)
  if (moments.start === null) return m.notices_unscheduled({ title, before }, reader)
  const start = momentFor(moments.start, reader)
  return before === ''
    ? m.notices_scheduled({ title, start }, reader)
    : m.notices_rescheduled({ title, before, start }, reader)
}

const roleNames = {
  admin: m.profiles_role_admin,
  moderator: m.profiles_role_moderator,
  premium: m.profiles_role_premium,
  verified: m.profiles_role_verified,
  citizen: m.profiles_role_citizen,
}

const texts: TextsOf<NoticeData> = {
  ...absenceTexts,
  ...applicationTexts,
  ...beaconTexts,
  ...boardingTexts,
  ...discordTexts,
  ...handleTexts,
  ...leadingTexts,
  ...logTexts,
  ...offerTexts,
  ...readyTexts,
  ...reportTexts,
  ...seriesTexts,
  ...settlementTexts,
  ...waitlistTexts,
  role_given: ({ title, role }, reader) =>
    m.notices_role_given({ title, role: localRoleName(role, reader.locale) }, reader),
  role_taken: m.notices_role_taken,
  role_removed: ({ title, role }, reader) =>
    m.notices_role_removed({ title, role: localRoleName(role, reader.locale) }, reader),
  left: m.notices_left,
  removed: m.notices_removed,
  started: m.notices_started,
  completed: (data, reader) => m.notices_completed({ ...data, days: ratingLimits.days }, reader),
  completed_leading: (data, reader) =>
    m.notices_completed_leading({ ...data, days: ratingLimits.days }, reader),
  completed_too_short: (data, reader) =>
    m.notices_completed_too_short({ ...data, minutes: ratingLimits.minutes }, reader),
  completed_undecided: m.notices_completed_undecided,
  cancelled: ({ title, reason }, reader) =>
    reason === null
      ? m.notices_cancelled({ title }, reader)
      : m.notices_cancelled_because({ title, reason }, reader),
  new_start: newStartText,
  reminder: m.notices_reminder,
  leaves_board: m.notices_leaves_board,
  left_board: m.notices_left_board,
  commented: m.notices_commented,
  chatted: m.notices_chatted,
  mentioned: m.notices_mentioned,
  favourite_post: m.notices_favourite_post,
  search_found: ({ title, filters, ship }, reader) =>
    m.searches_notice({ title, search: searchName(filters, ship, reader.locale) }, reader),
  rated: m.notices_rated,
  ratings_opened: ({ title, average }, reader) =>
    m.notices_ratings_opened(
      { title, stars: average.toLocaleString(reader.locale, { maximumFractionDigits: 1 }) },
      reader,
    ),
  crew_rated: ({ title, name, stars }, reader) =>
    name === null
      ? m.notices_crew_rated_by_former({ title, stars }, reader)
      : m.notices_crew_rated({ title, name, stars }, reader),
  rating_sealed: (data, reader) => m.notices_rating_sealed({ ...data, days: ratingLimits.days }, reader),
  crew_rating_sealed: (data, reader) =>
    m.notices_crew_rating_sealed({ ...data, days: ratingLimits.days }, reader),
  leader_gone: m.notices_leader_gone,
  member_gone: m.notices_member_gone,
  hidden: m.notices_hidden,
  listed_again: m.notices_listed_again,
  crew_deleted: ({ title, reason }, reader) =>
    m.notices_crew_deleted({ title, reason: reason ?? m.moderation_no_reason({}, reader) }, reader),
  comment_removed: ({ title, reason }, reader) =>
    reason === null
      ? m.notices_comment_removed_silently({ title }, reader)
      : m.notices_comment_removed({ title, reason }, reader),
  user_role_changed: ({ role }, reader) =>
    m.notices_role_changed({ role: roleNames[role]({}, reader) }, reader),
  name_removed: m.notices_name_removed,
  warned: ({ reason }, reader) =>
    m.notices_warned({ reason: reason ?? m.sanctions_inherited_reason({}, reader) }, reader),
  unbanned: m.notices_unbanned,
  appeal_made: m.notices_appeal_made,
  appeal_granted: m.notices_appeal_granted,
}

/** The compiler cannot see that the type and the data of one notice belong together. */
export const noticeText = ({ type, data }: Notice, reader: Reader): string =>
  (texts[type] as (data: Notice['data'], reader: Reader) => string)(data, reader)

/** Whether the text is another one in another zone: it is written once, to see whether it reads the zone. */
export const dependsOnZone = (notice: Notice): boolean => {
  let isZoneRead = false
  noticeText(notice, {
    locale: 'en',
    get zone() {
      isZoneRead = true
      return 'UTC'
    },
    now: new Date(0),
  })
  return isZoneRead
}

/** Undefined for a type that only a newer release knows. */
export const storedNotice = (type: string | null, data: unknown): Notice | undefined =>
  type !== null && Object.hasOwn(texts, type) ? ({ type, data } as Notice) : undefined

interface StoredNotice {
  readonly notice_type: string | null
  readonly notice_data: unknown
  readonly body: string
}

/**
 * What a notice says to its reader. What only a newer release can write, a type or a value in the data, says what it said
 * when it was sent: one notice must not keep its reader from the others.
 */
export const storedText = ({ notice_type, notice_data, body }: StoredNotice, reader: Reader): string => {
  try {
    const notice = storedNotice(notice_type, notice_data)
    return notice ? noticeText(notice, reader) : body
  } catch {
    return body
  }
}
