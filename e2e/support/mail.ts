/** Without SMTP the server writes each mail to a file; these read them. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

const folder = () => process.env.E2E_MAIL_DIR ?? ''

const isTo = (mail: string, address: string) =>
  (/^to:(.*)$/im.exec(mail)?.[1] ?? '').toLowerCase().includes(address.toLowerCase())

const mailsTo = async (address: string) => {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.map(async (name) => {
      const path = join(folder(), name)
      return { text: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs }
    }),
  )
  return mails.filter(({ text }) => isTo(text, address)).sort((a, b) => a.at - b.at)
}

/** The newest mail to an address, once there are at least `count`. */
export const latestMail = async (address: string, count = 1): Promise<string> => {
  await expect
    .poll(async () => (await mailsTo(address)).length, { message: `mails to ${address}`, timeout: 15_000 })
    .toBeGreaterThanOrEqual(count)
  return (await mailsTo(address)).at(-1)?.text ?? ''
}

/** The first link in a mail. */
export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)?.[0] ?? ''

/** What happens to the account is mailed from now on: the player opens the link of the welcome mail. */
export const confirmAddress = async (request: APIRequestContext, email: string): Promise<void> => {
  const token = /token=([\w-]+)/.exec(await latestMail(email))?.[1]
  const answer = await request.post('/api/account/email/confirm', { data: { token } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
