/** Mails about the security of an account. They are always sent. */
import type { Locale } from '#contract/wire/languages.ts'
import { job } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { m } from '#texts'
import { hashToken, newToken } from './auth.secrets.ts'
import { renewEmailChange } from './auth-credentials.sql.ts'

/** How long a link to a new address works. */
export const linkMinutes = 60

/** How long a link works that confirms the address that a player has. */
export const confirmationHours = 24

/** Names no display name: the mail may go to a stranger, and nobody chooses what it says. */
export const emailChangeMailJob = job<{ userId: number; email: string }>(
  'email-change-mail',
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

const securityTexts = {
  password_changed: { subject: m.mail_password_changed_subject, body: m.mail_password_changed_body },
  email_change_requested: {
    subject: m.mail_email_change_requested_subject,
    body: m.mail_email_change_requested_body,
  },
  email_changed: { subject: m.mail_email_changed_subject, body: m.mail_email_changed_body },
  account_deleted: { subject: m.mail_account_deleted_subject, body: m.mail_account_deleted_body },
}

/** To an address that may no longer be the player's when it is sent. */
export const securityMailJob = job<{
  to: string
  name: string
  locale: Locale
  text: keyof typeof securityTexts
}>('security-mail', async ({ config }, { to, name, locale, text }) => {
  const { subject, body } = securityTexts[text]
  const link = `${config.publicUrl}/forgot-password`
  await sendMail(config, { to, subject: subject({}, { locale }), text: body({ name, link }, { locale }) })
})
