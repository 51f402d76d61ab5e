/** Mails about the security of an account. They are always sent. */
import type { SecurityEventKind } from '#contract/account/security-events.ts'
import type { Locale } from '#contract/wire/languages.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import { job, sentJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { m } from '#texts'
import { renewEmailChange } from './auth-credentials.sql.ts'

/** How long a link to a new address works. */
export const linkMinutes = 60

/** How long a link works that confirms a player's current address. */
export const confirmationHours = 24

/** Contains no display name: the mail may go to a stranger, so no player may choose any of its text. */
export const emailChangeMailJob = job(
  sentJob<{ userId: number; email: string }>('mail', 'email-change-mail'),
  async (ctx, { userId, email }) => {
    const token = newToken()
    const user = await renewEmailChange(ctx, userId, email, hashToken(token))
    if (!user) return
    const { locale } = user
    const link = `${ctx.config.publicUrl}/account/confirm-email?token=${token}`
    const name = user.username
    const isNew = user.email !== email
    await sendMail(ctx.config, {
      to: email,
      subject: isNew ? m.mail_confirm_subject({}, { locale }) : m.mail_welcome_subject({}, { locale }),
      text: isNew
        ? m.mail_confirm_body({ name, link, minutes: linkMinutes }, { locale })
        : m.mail_welcome_body({ name, link, hours: confirmationHours }, { locale }),
    })
  },
)

const ownTexts = {
  password_changed: { subject: m.mail_password_changed_subject, body: m.mail_password_changed_body },
  email_change_requested: {
    subject: m.mail_email_change_requested_subject,
    body: m.mail_email_change_requested_body,
  },
  email_changed: { subject: m.mail_email_changed_subject, body: m.mail_email_changed_body },
  account_deleted: { subject: m.mail_account_deleted_subject, body: m.mail_account_deleted_body },
}

/** What happened, as a sentence that is also the subject. */
const sentences = {
  password_reset: m.security_mail_password_reset,
  discord_linked: m.security_mail_discord_linked,
  discord_unlinked: m.security_mail_discord_unlinked,
  passkey_added: m.security_mail_passkey_added,
  passkey_removed: m.security_mail_passkey_removed,
  passkey_cloned: m.security_mail_passkey_cloned,
  codes_on: m.security_mail_codes_on,
  codes_off: m.security_mail_codes_off,
  recovery_code_used: m.security_mail_recovery_code_used,
  recovery_codes_renewed: m.security_mail_recovery_codes_renewed,
  token_made: m.security_mail_token_made,
  token_ended: m.security_mail_token_ended,
} satisfies Record<Exclude<SecurityEventKind, keyof typeof ownTexts>, unknown>

type SecurityMail = keyof typeof ownTexts | keyof typeof sentences

const hasOwnTexts = (text: SecurityMail): text is keyof typeof ownTexts => Object.hasOwn(ownTexts, text)

const textsOf = (text: SecurityMail, name: string, publicUrl: string, locale: Locale) => {
  const link = `${publicUrl}/forgot-password`
  if (hasOwnTexts(text)) {
    const { subject, body } = ownTexts[text]
    return { subject: subject({}, { locale }), text: body({ name, link }, { locale }) }
  }
  const what = sentences[text]({}, { locale })
  const settings = `${publicUrl}/profile?tab=settings#events`
  return { subject: what, text: m.security_mail_body({ name, what, settings, link }, { locale }) }
}

interface SecurityMailData {
  readonly to: string
  readonly name: string
  readonly locale: Locale
  readonly text: SecurityMail
}

/** To an address that may no longer be the player's when it is sent. */
export const securityMailJob = job(
  sentJob<SecurityMailData>('mail', 'security-mail'),
  ({ config }, { to, name, locale, text }) =>
    sendMail(config, { to, ...textsOf(text, name, config.publicUrl, locale) }),
)

export type MailedPlayer = Pick<UserRow, 'id' | 'email' | 'username' | 'locale'>

export const sendSecurityMail = (ctx: Context, user: MailedPlayer, text: SecurityMail): Promise<void> =>
  ctx.jobs.send(ctx, securityMailJob, {
    to: user.email,
    // The address is not confirmed: the mail must not contain text of the player's choice.
    name: user.username,
    locale: user.locale,
    text,
  })
