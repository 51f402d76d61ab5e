import type { NoticeKind } from '#contract/notices/kinds.ts'
import { m } from '#texts'

export const noticeKindTexts: Readonly<Record<NoticeKind, { name: () => string; about: () => string }>> = {
  application: { name: m.account_notice_application, about: m.account_notice_application_text },
  decision: { name: m.account_notice_decision, about: m.account_notice_decision_text },
  mission: { name: m.account_notice_mission, about: m.account_notice_mission_text },
  reminder: { name: m.account_notice_reminder, about: m.account_notice_reminder_text },
  rating: { name: m.account_notice_rating, about: m.account_notice_rating_text },
  comment: { name: m.account_notice_comment, about: m.account_notice_comment_text },
  message: { name: m.account_notice_message, about: m.account_notice_message_text },
  invitation: { name: m.account_notice_invitation, about: m.account_notice_invitation_text },
  favourite: { name: m.account_notice_favourite, about: m.account_notice_favourite_text },
  beacon: { name: m.beacons_notice_kind, about: m.beacons_notice_kind_text },
  search: { name: m.searches_notice_kind, about: m.searches_notice_kind_text },
}
