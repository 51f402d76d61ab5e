import type { AuditAction } from '#contract/audit/actions.ts'
import { m } from '#texts'

export const auditNames: Readonly<Record<AuditAction, () => string>> = {
  registered: m.audit_registered,
  login_succeeded: m.audit_login_succeeded,
  login_failed: m.audit_login_failed,
  login_limited: m.audit_login_limited,
  login_banned: m.audit_login_banned,
  login_code_needed: m.security_audit_login_code_needed,
  login_code_failed: m.security_audit_login_code_failed,
  password_reset: m.audit_password_reset,
  reset_link_issued: m.audit_reset_link_issued,
  password_changed: m.audit_password_changed,
  password_check_failed: m.audit_password_check_failed,
  code_check_failed: m.security_audit_code_check_failed,
  codes_turned_on: m.security_event_codes_on,
  codes_turned_off: m.security_event_codes_off,
  recovery_codes_renewed: m.security_event_recovery_codes_renewed,
  recovery_code_used: m.security_event_recovery_code_used,
  email_change_requested: m.audit_email_change_requested,
  email_changed: m.audit_email_changed,
  account_exported: m.audit_account_exported,
  account_deleted: m.audit_account_deleted,
  admin_granted: m.audit_admin_granted,
  admin_revoked: m.audit_admin_revoked,
  role_changed: m.audit_role_changed,
  user_banned: m.audit_user_banned,
  user_unbanned: m.audit_user_unbanned,
  user_warned: m.audit_user_warned,
  warning_acknowledged: m.audit_warning_acknowledged,
  report_resolved: m.audit_report_resolved,
  report_dismissed: m.audit_report_dismissed,
  crew_handed_over: m.audit_crew_handed_over,
  crew_deleted: m.audit_crew_deleted,
  comment_removed: m.audit_comment_removed,
  picture_removed: m.logs_audit_picture_removed,
  appeal_made: m.audit_appeal_made,
  appeal_granted: m.audit_appeal_granted,
  appeal_denied: m.audit_appeal_denied,
  handle_verified: m.audit_handle_verified,
  handle_declined: m.audit_handle_declined,
  absence_upheld: m.audit_absence_upheld,
  absence_overturned: m.audit_absence_overturned,
  audit_exported: m.audit_audit_exported,
}

/** What the details of an entry are called. One that is not listed keeps the name that the log has for it. */
const detailNames: Readonly<Record<string, () => string>> = {
  reason: m.audit_detail_reason,
  note: m.audit_detail_note,
  hours: m.audit_detail_hours,
  rows: m.audit_detail_rows,
  report: m.audit_detail_report,
  crew: m.audit_detail_crew,
  comment: m.audit_detail_comment,
  ban: m.audit_detail_ban,
  warning: m.audit_detail_warning,
  appeal: m.audit_detail_appeal,
  title: m.audit_detail_title,
  name: m.audit_detail_name,
  from: m.audit_detail_from,
  to: m.audit_detail_to,
}

const valueText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A ban without hours has no end. */
const isPermanent = (key: string, value: unknown): boolean => key === 'hours' && value === null

/** "Reason: Insults", for everything that the entry holds. */
export const detailTexts = (detail: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(detail)
    .map(([key, value]) => [key, isPermanent(key, value) ? m.sanctions_ban_permanent() : value] as const)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => m.audit_detail({ name: detailNames[key]?.() ?? key, value: valueText(value) }))
