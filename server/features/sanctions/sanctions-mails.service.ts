/**
 * Mails to players who cannot sign in. No setting ends them; an address that is not confirmed may be a stranger's, who gets
 * none. Signing in says the same.
 */
import type { Locale } from '#contract/locales/locales.ts'
import { zoneCityIn } from '#contract/wire/zone-cities.ts'
import { nameInMail } from '#server/accounts/name-in-mail.ts'
import { job, sentJob } from '#server/jobs/job.ts'
import { sendMail } from '#server/jobs/mail.ts'
import { momentFor } from '#server/notices/texts/notice-times.ts'
import { m } from '#texts'
import { findAppealMail } from './sanctions-appeals.sql.ts'
import { findBanMail } from './sanctions-bans.sql.ts'

const endText = (end: Date | null, zone: string, locale: Locale, now: Date): string => {
  if (!end) return m.mail_ban_permanent({}, { locale })
  const city = zoneCityIn(zone, locale)
  return m.mail_ban_until({ city, end: momentFor(end, { locale, zone, now, isReadLater: true }) }, { locale })
}

export const banMailJob = job(sentJob<{ banId: number }>('mail', 'ban-mail'), async (ctx, { banId }) => {
  const mail = await findBanMail(ctx, banId)
  if (!mail?.email_confirmed_at) return
  const { locale, reason, description } = mail
  const link = `${ctx.config.publicUrl}/login`
  await sendMail(ctx.config, {
    to: mail.email,
    subject: m.mail_ban_subject({}, { locale }),
    text: m.mail_ban_body(
      {
        name: nameInMail(mail),
        reason: description ? `${reason}\n\n${description}` : reason,
        end: endText(mail.ends_at, mail.timezone, locale, ctx.now()),
        link,
      },
      { locale },
    ),
    locale,
    button: { label: m.mail_button_sign_in({}, { locale }), link },
  })
})

const outcomes = {
  granted: { subject: m.mail_appeal_granted_subject, body: m.mail_appeal_granted_body },
  denied: { subject: m.mail_appeal_denied_subject, body: m.mail_appeal_denied_body },
}

export const appealMailJob = job(
  sentJob<{ appealId: number }>('mail', 'appeal-mail'),
  async (ctx, { appealId }) => {
    const mail = await findAppealMail(ctx, appealId)
    if (!mail?.email_confirmed_at || mail.status === 'pending') return
    const { locale, note } = mail
    const link = `${ctx.config.publicUrl}/login`
    const { subject, body } = outcomes[mail.status]
    await sendMail(ctx.config, {
      to: mail.email,
      subject: subject({}, { locale }),
      text: body(
        {
          name: nameInMail(mail),
          note: note ? `${m.mail_appeal_note({ note }, { locale })}\n\n` : '',
          end: endText(mail.ends_at, mail.timezone, locale, ctx.now()),
          link,
        },
        { locale },
      ),
      locale,
      button: { label: m.mail_button_sign_in({}, { locale }), link },
    })
  },
)
