// Also on the embedded engine.
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { sendMail } from './mail.ts'

const t = openTestApp({ runsJobs: true })

test.each(['x,victim@players.example', 'a<victim@players.example>', 'grp:victim@players.example;'])(
  'a mail to %s goes to that address or to nobody, never to the one inside it',
  async (to) => {
    // A mail server may refuse such an address, which is fine as well.
    await sendMail(t.node.ctx.config, { to, subject: 'Hello', text: 'Hello', locale: 'en' }).catch(
      () => undefined,
    )
    expect(t.mailbox.mails.flatMap(({ recipients }) => recipients)).not.toContain('victim@players.example')
  },
)
