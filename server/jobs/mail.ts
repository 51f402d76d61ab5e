import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Locale } from '#contract/locales/locales.ts'
import type { Config } from '#server/config.ts'
import { countMail } from '#server/metrics/registry.ts'
import { htmlOf, type MailButton } from './mail-html.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly locale: Locale
  /** Leads to what the mail is about; its link stands in the text, at the end of a line. */
  readonly button?: MailButton
  /** Besides those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>
}

const headersOf = ({ locale, headers }: Mail): Readonly<Record<string, string>> => ({
  // No absence assistant answers it.
  'Auto-Submitted': 'auto-generated',
  'Content-Language': locale,
  ...headers,
})

/** Without a mail server the text of each mail is written to a file, where it can be read on a first run. */
export const sendMail = (config: Config, mail: Mail): Promise<void> =>
  countMail(config.smtpUrl === undefined ? writeMail(config, mail) : sendBySmtp(config, config.smtpUrl, mail))

const sendBySmtp = async (config: Config, url: string, mail: Mail): Promise<void> => {
  const transport = nodemailer.createTransport({
    url,
    // Short, because a batch of mails takes as long as its slowest one.
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  try {
    // An object, because a string would be parsed as a list of addresses.
    await transport.sendMail({
      from: config.mailFrom,
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: htmlOf(mail.text, mail.locale, mail.button),
      headers: { ...headersOf(mail) },
    })
  } finally {
    transport.close()
  }
}

const writeMail = async (config: Config, mail: Mail): Promise<void> => {
  const folder = join(config.dataDir, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const head = [
    `From: ${config.mailFrom}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    ...Object.entries(headersOf(mail)).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(folder, name), `${head.join('\n')}\n\n${mail.text}\n`, { mode: 0o600 })
}
