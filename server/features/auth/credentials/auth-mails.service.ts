/** Mails about the security of an account, to an address that its player has confirmed. No setting ends them. */
import type { SecurityEventKind } from '#contract/account/security-events.ts'
import { deviceOf } from '#contract/auth/devices.ts'
import type { Locale } from '#contract/locales/locales.ts'
import { momentText } from '#contract/wire/date-texts.ts'
import { timezoneName } from '#contract/wire/timezone-names.ts'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { nameInMail } from '#server/accounts/name-in-mail.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/auth.ts'
import { AppError } from '#server/errors.ts'
import { limitedMailboxOf } from '#server/features/auth/auth.names.ts'
import { hashToken, newToken } from '#server/features/auth/auth.secrets.ts'
import type { Rule } from '#server/http/limits/limits.ts'
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
      locale,
      button: { label: m.mail_button_confirm({}, { locale }), link },
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

/** "Wed 18 Nov, 19:15 (Berlin), Firefox on Windows" */
const occasionOf = ({ at, zone, userAgent, locale }: SecurityMailData): string => {
  const known = timezoneName(zone) ?? 'UTC'
  const moment = new Date(at)
  const when = `${momentText(moment, moment, { locale, zone: known })} (${zoneCityIn(known, locale)})`
  const { browser, system } = deviceOf(userAgent)
  const device =
    browser && system ? m.auth_sessions_device({ browser, system }, { locale }) : (browser ?? system)
  return [when, ...(device ? [device] : [])].join(', ')
}

const textsOf = (text: SecurityMail | 'more', data: SecurityMailData, publicUrl: string) => {
  const { name, locale } = data
  const link = `${publicUrl}/forgot-password`
  const occasion = occasionOf(data)
  const button = { label: m.mail_button_password({}, { locale }), link }
  if (text !== 'more' && hasOwnTexts(text)) {
    const { subject, body } = ownTexts[text]
    return { subject: subject({}, { locale }), text: body({ name, link, occasion }, { locale }), button }
  }
  const sentence = text === 'more' ? m.security_mail_more : sentences[text]
  const what = sentence({}, { locale })
  const settings = `${publicUrl}/settings/sign-in#events`
  const body = { name, what, occasion, settings, link }
  return { subject: what, text: m.security_mail_body(body, { locale }), button }
}

interface SecurityMailData {
  readonly to: string
  readonly name: string
  readonly locale: Locale
  readonly zone: string
  /** When it happened, as an ISO string, and on which device, if a browser did it. */
  readonly at: string
  readonly userAgent: string | null
  readonly text: SecurityMail
}

const hasRoom = async (ctx: Context, rule: Rule, key: string): Promise<boolean> => {
  try {
    await ctx.limits.spend(rule, key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

/** What may end a player's access is counted by itself, so that no one can hide it behind a dozen of the others. */
const limitKey = (mailbox: string, text: SecurityMail): string =>
  hasOwnTexts(text) || text === 'password_reset' ? `${mailbox} ${text}` : mailbox

/** Beyond the limit of the mailbox one mail says that more has happened, and the settings list it. */
const withinLimits = async (
  ctx: Context,
  to: string,
  text: SecurityMail,
  send: (text: SecurityMail | 'more') => Promise<void>,
): Promise<void> => {
  const mailbox = limitedMailboxOf(to)
  const limited = [
    { rule: 'securityMailByMail', key: limitKey(mailbox, text), text },
    { rule: 'securitySummaryByMail', key: mailbox, text: 'more' },
  ] as const
  for (const { rule, key, text } of limited) {
    if (!(await hasRoom(ctx, rule, key))) continue
    try {
      return await send(text)
    } catch (error) {
      // It is tried again, and then counts.
      await ctx.limits.refund(rule, key)
      throw error
    }
  }
}

/** To an address that may no longer be the player's when it is sent. */
export const securityMailJob = job(sentJob<SecurityMailData>('mail', 'security-mail'), (ctx, data) => {
  const { to, locale } = data
  return withinLimits(ctx, to, data.text, (text) =>
    sendMail(ctx.config, { to, locale, ...textsOf(text, data, ctx.config.publicUrl) }),
  )
})

export type MailedPlayer = Pick<
  UserRow,
  'id' | 'email' | 'email_confirmed_at' | 'username' | 'display_name' | 'locale' | 'timezone'
>

/** An address that is not confirmed may be a stranger's, who asked for none of it. */
export const sendSecurityMail = async (
  ctx: Context,
  user: MailedPlayer,
  text: SecurityMail,
): Promise<void> => {
  if (!user.email_confirmed_at) return
  await ctx.jobs.send(ctx, securityMailJob, {
    to: user.email,
    name: nameInMail(user),
    locale: user.locale,
    zone: user.timezone,
    at: ctx.now().toISOString(),
    userAgent: ctx.userAgent ?? null,
    text,
  })
}
