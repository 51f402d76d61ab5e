import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '#server/config.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends by SMTP. Without a mail server each mail becomes a file, so that a first run can read its own mails. */
export const sendMail = async (config: Config, mail: Mail): Promise<void> => {
  if (config.smtpUrl === undefined) return writeMail(config, mail)
  const transport = nodemailer.createTransport({
    url: config.smtpUrl,
    // Short, because others wait for the slowest mail among those that leave together.
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  try {
    // As an address, not as a text, which would be read as a list of addresses.
    await transport.sendMail({ from: config.mailFrom, ...mail, to: { name: '', address: mail.to } })
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
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(folder, name), `${head.join('\n')}\n\n${mail.text}\n`, { mode: 0o600 })
}
